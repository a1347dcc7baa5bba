import { writeStored } from '../kept/storage.ts';
import { historyClearedKey, type InputChange } from './input-change.ts';

/** How many changes wait for the history's code if that cannot be loaded. */
const mostWaiting = 100;

let waiting: readonly InputChange[] = [];
let isAskedFor = false;

/** The history's code is not in the first load: it comes with the first field that is used. */
const load = () => import('./record-changes.ts');

/** The changes that the history has not been told yet: whoever has its code already does not wait for `load`. */
export function takeWaiting(): readonly InputChange[] {
  const changes = waiting;
  waiting = [];
  return changes;
}

/** Loads the history's code before there is anything to report, ignoring failures: `noteInput` tries again. */
export function prepareHistory(): void {
  load().catch(() => undefined);
}

async function handOver(): Promise<void> {
  try {
    const { takeChange } = await load();
    takeWaiting().forEach(takeChange);
  } catch {
    // The code could not be loaded, and is requested again with the next change. Nothing else depends on it.
  }
}

/** Reports a change to the history; a text worth keeping is kept once it stops changing. */
export function noteInput(change: InputChange): void {
  isAskedFor = true;
  waiting = [...waiting, change].slice(-mostWaiting);
  void handOver();
}

/** Clears the history when everything is cleared, and makes sure that nothing typed before then is recorded. */
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
