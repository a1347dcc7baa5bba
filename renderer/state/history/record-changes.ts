import { abandonRecords, clearHistory, recordText } from './history.ts';
import type { InputChange } from './input-change.ts';
import { createRecorder } from './recorder.ts';

/** The recorder of this window. */
const recorder = createRecorder(recordText);

const settleWhenHidden = () => document.visibilityState === 'hidden' && recorder.settleAll();
document.addEventListener('visibilitychange', settleWhenHidden);
addEventListener('pagehide', recorder.settleAll);

/** Notes a change: the new text is kept once it stops changing, the previous one if it is replaced or largely lost. */
export const takeChange = (change: InputChange): void => recorder.take(change);
export const settleInput = recorder.settle;

/** @param isElsewhere whether another window clears the history */
export function forgetEverything(isElsewhere: boolean): void {
  recorder.forget();
  if (isElsewhere) {
    abandonRecords();
  } else {
    clearHistory().catch((error: unknown) => console.error(error));
  }
}
