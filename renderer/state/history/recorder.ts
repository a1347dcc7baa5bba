import type { TextInputName } from '#tools/text-inputs.ts';
import { longestEntry } from './entry.ts';
import type { Outcome } from './history.ts';
import type { InputChange } from './input-change.ts';

/** Milliseconds that a text rests before it is kept. */
export const settleTime = 3000;

/** UTF-16 code units. Fewer that go at once are a correction. */
const fewestTaken = 8;
/** As many others in the place of as many: pasting over a text does that, and typing does not. */
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
  /** Keeps at once what rests not yet: the page may go. */
  readonly settleAll: () => void;
  /** Nothing that was typed is kept any more. */
  readonly forget: () => void;
}

const isNumber = (text: string) => /^[\d\s.,:+-]*$/.test(text);

/**
 * Whether an edit loses something at one stroke, as pasting over a text does, or typing with all of it selected: it
 * takes most away, or puts something else in the place of a part. Numbers that become other numbers are on their way, as
 * when somebody types the date that they are of.
 * @example losesText('all of this text', 'x') // true
 * @example losesText('all of this text', 'all of this text and more') // false
 */
export function losesText(before: string, text: string): boolean {
  if (before.length > longestEntry) {
    // It is not kept anyway.
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

/** A text that is only typed on has one entry, not one for each key: the last one recorded, and its text. */
interface Growing {
  readonly id: string;
  readonly text: string;
}

/**
 * Decides when a text is kept: once it rests, and before anything takes its place. Nothing runs while nothing changes.
 * @param record keeps a text; one is kept after the other
 */
export function createRecorder(record: Record): Recorder {
  const timers = new Map<TextInputName, ReturnType<typeof setTimeout>>();
  const resting = new Map<TextInputName, string>();
  const seen = new Set<TextInputName>();
  const growing = new Map<TextInputName, Growing>();
  let queue: Promise<unknown> = Promise.resolve();
  /** Rises when everything is forgotten: what waits in the queue goes with it. */
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
      // An entry that was there before is somebody's who comes back for it.
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
      // What is there at first was kept in the last visit, if it could rest then.
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
