import type { Observable } from '#shared/observable.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { toastClosedFor, undoOffered } from '../messages/toaster.ts';
import type { AppThunk } from '../store/reducers.ts';

interface Replaced {
  /** What happened, as the beginning of a sentence: "Replaced by a generated key". */
  readonly what: string;
  /** Brings back what was there. */
  readonly undo: () => void;
  /** What the user may go on to edit. */
  readonly value: Observable<unknown>;
  /** Whether the value still is what has taken the previous one's place: once it is edited, there is no way back. */
  readonly isUnedited: () => boolean;
}

/** The last replacement; it is in memory only, since the previous value may be a secret. */
const last = createSessionValue<{ readonly undo: () => void; readonly end: () => void } | undefined>(undefined, {
  isCleared: true,
});

/**
 * Says that a value of a screen other than its inputs has been replaced, so that the message can bring the previous one
 * back until the new one is edited. Inputs have `replaceTextInput`.
 */
export function valueReplaced({ what, undo, value, isUnedited }: Replaced): AppThunk {
  return (dispatch) => {
    dispatch(valueEdited());
    const end = value.subscribe(() => {
      if (!isUnedited()) {
        end();
        if (last.read() === offer) {
          dispatch(valueEdited());
        }
      }
    });
    const offer = { undo, end };
    last.write(offer);
    dispatch(undoOffered(what, 'value'));
  };
}

/** Gives up what was replaced. */
function valueEdited(): AppThunk {
  return (dispatch) => {
    last.read()?.end();
    last.write(undefined);
    dispatch(toastClosedFor('value'));
  };
}

/** Brings back the value that was replaced last; does nothing once the new one has been edited. */
export function undoReplacedValue(): AppThunk {
  return (dispatch) => {
    const offer = last.read();
    dispatch(valueEdited());
    offer?.undo();
  };
}
