import { writeStored } from '../storage.ts';
import { historyClearedKey, type InputChange } from './input-change.ts';

/** So many changes wait for the code of the history, where that cannot be loaded. */
const mostWaiting = 100;

let waiting: readonly InputChange[] = [];
let isAskedFor = false;

/** The code of the history is not in the first load: it comes with the first text that changes. */
const load = () => import('./record-changes.ts');

async function handOver(): Promise<void> {
  try {
    const { takeChange } = await load();
    const changes = waiting;
    waiting = [];
    changes.forEach(takeChange);
  } catch {
    // It could not be loaded, and is asked for again with the next change. Nothing else depends on it.
  }
}

/** Tells the history of a change; what is worth keeping is kept once the text rests. */
export function noteInput(change: InputChange): void {
  isAskedFor = true;
  waiting = [...waiting, change].slice(-mostWaiting);
  void handOver();
}

/** Everything is cleared: the history, too, and nothing of what was typed before comes into it any more. */
export function clearHistoryWithEverything(isElsewhere: boolean): void {
  waiting = [];
  if (!isElsewhere) {
    writeStored(historyClearedKey, String(Date.now()));
  } else if (!isAskedFor) {
    return;
  }
  void load().then(
    ({ forgetEverything }) => forgetEverything(isElsewhere),
    () => undefined,
  );
}
