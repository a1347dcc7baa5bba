import { replaceChoice } from '#renderer/state/inputs/replace-choice.ts';
import type { AppThunk } from '#renderer/state/store/reducers.ts';
import type { EntityRequest } from '#tools/common-lists/tasks.ts';
import { entityRequest, entitySamples } from './choices.ts';

/**
 * Puts a text that was not typed in place of the one to encode or decode, which a message can bring back together with
 * its direction. An empty text, a sample and the same text are not worth a message.
 * @param next the text and, if it is for one direction only, that direction
 * @param what what happened, as the beginning of a sentence: `replacedBy('a.txt')`
 */
export function replaceEntityText(next: Pick<EntityRequest, 'text'> & Partial<EntityRequest>, what: string): AppThunk {
  return replaceChoice({
    choices: entityRequest,
    name: 'text',
    next,
    what,
    isWorthUndo: ({ text, direction }) => text !== '' && text !== entitySamples[direction],
  });
}
