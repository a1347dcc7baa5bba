import { createSessionValue } from '../kept/session-value.ts';
import { toastClosedFor, undoOffered } from '../messages/toaster.ts';
import type { AppThunk } from '../store/reducers.ts';
import type { PastedContent } from './pasted-content.ts';

interface Replacement {
  readonly former: PastedContent;
  readonly next: PastedContent;
  readonly write: (content: PastedContent) => void;
  /** What happened, as the beginning of a sentence: "Cleared". */
  readonly what: string;
  /** Whether the next content has been written already. */
  readonly isWritten?: boolean;
}

/** Brings back what the box had before; in memory only, as the content of the box is. */
const lastReplacement = createSessionValue<{ readonly undo: () => void } | undefined>(undefined, { isCleared: true });

/** Replaces the content of the box “Paste anything”, so that a message can bring the previous one back. */
export function replacePastedContent({ former, next, write, what, isWritten = false }: Replacement): AppThunk {
  return (dispatch) => {
    if (!isWritten) {
      write(next);
    }
    const isLost =
      former.file === undefined ? former.text !== '' && former.text !== next.text : former.file !== next.file;
    if (isLost) {
      lastReplacement.write({ undo: () => write(former) });
      dispatch(undoOffered(what, 'box'));
    }
  };
}

/** The user has edited the text of the box, so what it replaced is given up. */
export function pastedContentEdited(): AppThunk {
  return (dispatch) => {
    if (lastReplacement.read() !== undefined) {
      lastReplacement.write(undefined);
      dispatch(toastClosedFor('box'));
    }
  };
}

/** Brings back what the last replacement of the box's content has put aside. */
export function undoPastedContent(): AppThunk {
  return (dispatch) => {
    lastReplacement.read()?.undo();
    dispatch(pastedContentEdited());
  };
}
