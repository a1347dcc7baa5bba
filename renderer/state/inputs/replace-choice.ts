import type { SessionValue } from '../kept/session-value.ts';
import type { AppThunk } from '../store/reducers.ts';
import { valueReplaced } from './replaced-value.ts';

interface Replacement<Choices extends object> {
  /** The choices that the content is one of. */
  readonly choices: SessionValue<Choices>;
  /** The name of the content among them. */
  readonly name: keyof Choices & string;
  /** The new content, and what changes together with it; Undo brings back all of that. */
  readonly next: Partial<Choices>;
  /** What happened, as the beginning of a sentence: `replacedBy('“Use now”')`. */
  readonly what: string;
  /** Whether somebody may miss the previous content, which is neither empty nor a sample. */
  readonly isWorthUndo: (former: Choices) => boolean;
}

/**
 * Replaces a content that a screen keeps among its choices by one that was not typed, so that a message can bring the
 * previous one back until the new one is edited.
 */
export function replaceChoice<Choices extends object>(replacement: Replacement<Choices>): AppThunk {
  const { choices, name, next, what, isWorthUndo } = replacement;
  return (dispatch) => {
    const former = choices.read();
    choices.change(next);
    if (former[name] === next[name] || !isWorthUndo(former)) {
      return;
    }
    const undone = Object.fromEntries(Object.entries(former).filter(([key]) => Object.hasOwn(next, key)));
    dispatch(
      valueReplaced({
        what,
        undo: () => choices.change(undone as Partial<Choices>),
        value: choices,
        isUnedited: () => choices.read()[name] === next[name],
      }),
    );
  };
}
