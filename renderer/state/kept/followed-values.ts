import { whenEverythingIsCleared } from './session-value.ts';

/** A value of this page that local storage holds, too, under a key of its own. */
export interface FollowedValue {
  /**
   * Shows what another tab has stored. What this page could not store, because storage is full or off, stays as it is
   * until another tab changes it: an entry of an object by itself, anything else as a whole.
   */
  readonly follow: () => void;
  /** Shows what is stored, as after an import: what could not be stored is given up. */
  readonly readAgain: () => void;
  /** @returns a function that brings back the present value, with what is in memory only */
  readonly remember: () => () => void;
}

interface Options<Value> {
  /** What the page shows. */
  readonly read: () => Value;
  readonly show: (value: Value) => void;
  /** What local storage holds. */
  readonly readNow: () => Value;
}

interface OwnValue<Value> extends FollowedValue {
  /** Must be called after each attempt to store the value. @param stored what storage then holds */
  readonly written: (stored?: Value) => void;
  /** What storage held when it was last read or written. */
  readonly known: () => Value;
}

const followed = new Map<string, FollowedValue>();

/** The value of a key, if its module is loaded. */
export const followedValue = (key: string): FollowedValue | undefined => followed.get(key);

/** Keeps a value in step with what other tabs store, with imports, and with “Clear everything”. */
export function followStored<Value>(key: string, { read, show, readNow }: Options<Value>): OwnValue<Value> {
  let known = readNow();
  const written = (stored = readNow()) => {
    known = stored;
  };
  const value: OwnValue<Value> = {
    follow() {
      const former = known;
      written();
      show(merge(read(), former, known));
    },
    readAgain() {
      written();
      show(known);
    },
    remember() {
      const present = read();
      return () => {
        written();
        show(present);
      };
    },
    written,
    known: () => known,
  };
  followed.set(key, value);
  return value;
}

type Entries = Readonly<Record<string, unknown>>;

/** Whether a value is an object of JSON. */
export const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same as JSON. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** What is stored, with the present value of whatever is still stored as it was. */
function merge<Value>(present: Value, known: Value, stored: Value): Value {
  if (!isObject(present) || !isObject(known) || !isObject(stored)) {
    return isSameJson(known, stored) ? present : stored;
  }
  const own = Object.entries(present).filter(([name]) => isSameJson(known[name], stored[name]));
  return { ...stored, ...Object.fromEntries(own) };
}

/** Shows what local storage holds now, as after it was cleared. */
export function readFollowedAgain(): void {
  for (const { readAgain } of followed.values()) {
    readAgain();
  }
}

function followAll(): void {
  for (const { follow } of followed.values()) {
    follow();
  }
}

whenEverythingIsCleared(readFollowedAgain);

// Another tab has changed a value; a null key means that the whole storage was emptied.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) {
    followAll();
  } else {
    followed.get(key)?.follow();
  }
});
// A page restored from the back/forward cache received no events while it was suspended.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) {
    followAll();
  }
});
