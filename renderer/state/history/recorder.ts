import type { TextInputName } from '#tools/text-inputs.ts';
import { longestEntry } from './entry.ts';
import type { Outcome } from './history.ts';
import type { InputChange } from './input-change.ts';

/** How long a text must stay unchanged before it is kept, in milliseconds. */
export const settleTime = 3000;

/** UTF-16 code units. If fewer are removed at once, the edit is a correction. */
const fewestTaken = 8;
/** UTF-16 code units that must be both removed and added, as when pasting over a text; typing does not do that. */
const fewestExchanged = 2;

type Record = (
  input: TextInputName,
  text: string,
  options: { readonly supersedes?: string | undefined; readonly isTouched?: boolean },
) => Promise<Outcome>;

export interface Recorder {
  readonly take: (change: InputChange) => void;
  /** Keeps the present text of an input at once. */
  readonly settle: (input: TextInputName, text: string) => Promise<Outcome>;
  /** Keeps at once the texts that are still changing, because the page may go away. */
  readonly settleAll: () => void;
  /** Makes sure that nothing typed before is kept. */
  readonly forget: () => void;
}

const isNumber = (text: string) => /^[\d\s.,:+-]*$/.test(text);

/**
 * Whether an edit loses something at one stroke, as pasting over a text does, or typing with all of it selected: it
 * removes most of the text, or replaces a part. A number that becomes another number does not count, because it is
 * still being edited, as when somebody types a date.
 * @example losesText('all of this text', 'x') // true
 * @example losesText('all of this text', 'all of this text and more') // false
 */
export function losesText(before: string, text: string): boolean {
  if (before.length > longestEntry) {
    // Such a text is not kept anyway.
    return false;
  }
  const shorter = Math.min(before.length, text.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === text.charCodeAt(start)) {
    start += 1;
  }
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === text.charCodeAt(text.length - 1 - end)
  ) {
    end += 1;
  }
  const taken = before.length - start - end;
  const added = text.length - start - end;
  const isExchanged = taken >= fewestExchanged && added >= fewestExchanged && !(isNumber(before) && isNumber(text));
  return isExchanged || taken >= Math.max(before.length / 2, fewestTaken);
}

/**
 * The last recorded entry, and its text, of a text that is only being extended. It gets one entry instead of one for
 * each key.
 */
interface Growing {
  readonly id: string;
  readonly text: string;
}

/**
 * Decides when a text is kept: once it stops changing, and before anything replaces it. Nothing runs while nothing
 * changes.
 * @param record keeps a text; called for one text at a time
 */
export function createRecorder(record: Record): Recorder {
  const timers = new Map<TextInputName, ReturnType<typeof setTimeout>>();
  const resting = new Map<TextInputName, string>();
  const seen = new Set<TextInputName>();
  const growing = new Map<TextInputName, Growing>();
  let queue: Promise<unknown> = Promise.resolve();
  /** Incremented when everything is forgotten, which discards the work waiting in the queue. */
  let generation = 0;

  function enqueue(work: () => Promise<Outcome>): Promise<Outcome> {
    const askedIn = generation;
    const done = queue.then(() => (askedIn === generation ? work() : { kind: 'nothing' as const }));
    queue = done.catch((error: unknown) => console.error(error));
    return done;
  }

  function stop(input: TextInputName): void {
    clearTimeout(timers.get(input));
    timers.delete(input);
    resting.delete(input);
  }

  function settle(input: TextInputName, text: string): Promise<Outcome> {
    stop(input);
    seen.add(input);
    return enqueue(async () => {
      const former = growing.get(input);
      const supersedes = former !== undefined && text.startsWith(former.text) ? former.id : undefined;
      const outcome = await record(input, text, { supersedes });
      // An entry that existed before must not be superseded: somebody may come back for it.
      if (outcome.kind === 'kept' && (outcome.isNew || outcome.id === former?.id)) {
        growing.set(input, { id: outcome.id, text });
      } else {
        growing.delete(input);
      }
      return outcome;
    });
  }

  return {
    take({ input, before, text, isReplaced }) {
      // The initial text was kept on the last visit if it stayed unchanged long enough.
      if (isReplaced || !seen.has(input) || losesText(before, text)) {
        stop(input);
        void enqueue(async () => {
          growing.delete(input);
          return record(input, before, { isTouched: false });
        }).catch(() => undefined);
      }
      seen.add(input);
      clearTimeout(timers.get(input));
      resting.set(input, text);
      timers.set(
        input,
        setTimeout(() => void settle(input, text).catch(() => undefined), settleTime),
      );
    },
    settle,
    settleAll() {
      for (const [input, text] of resting) {
        void settle(input, text).catch(() => undefined);
      }
    },
    forget() {
      generation += 1;
      for (const timer of timers.values()) {
        clearTimeout(timer);
      }
      timers.clear();
      resting.clear();
      seen.clear();
      growing.clear();
    },
  };
}
