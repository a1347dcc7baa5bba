import { valueReplaced } from '#renderer/state/inputs/replaced-value.ts';
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
  return (dispatch) => {
    const { text, direction } = entityRequest.read();
    entityRequest.change(next);
    if (text !== '' && text !== next.text && text !== entitySamples[direction]) {
      dispatch(
        valueReplaced({
          what,
          // A direction that the new text has not changed may have been changed since, by the user.
          undo: () => entityRequest.change({ text, ...(next.direction === undefined ? {} : { direction }) }),
          value: entityRequest,
          isUnedited: () => entityRequest.read().text === next.text,
        }),
      );
    }
  };
}
