import { createObservable, type WritableObservable } from '#shared/observable.ts';
import { useObservable } from '../store/use-observable.ts';

export interface SessionValue<Value> extends WritableObservable<Value> {
  /** Sets some properties of an object, and leaves the others as they are. */
  readonly change: (changes: Partial<Value>) => void;
  /** The value in a component, which is rendered again when it changes. */
  readonly use: () => Value;
}

interface Options {
  /** Whether “Clear everything” resets it: for secrets, and for anything that goes with them. */
  readonly isCleared?: boolean;
}

const clears = new Set<() => void>();
let clearings = 0;

/** @returns a function that tells whether everything has been cleared since, here or in another tab */
export function watchClearing(): () => boolean {
  const before = clearings;
  return () => clearings !== before;
}

/** Resets the values that are to be cleared with everything else. */
export function clearSessionValues(): void {
  clearings += 1;
  for (const clear of clears) {
    clear();
  }
}

/**
 * State that only one screen knows, but that must still be there when the user comes back to it. It outlives the screen
 * but not the page.
 * @example const draft = createSessionValue(''); // in a module; then draft.use() in its component
 */
export function createSessionValue<Value>(initial: Value, { isCleared = false }: Options = {}): SessionValue<Value> {
  const value = createObservable(initial);
  const { read, write } = value;
  if (isCleared) {
    clears.add(() => write(initial));
  }
  return {
    ...value,
    change: (changes) => write({ ...read(), ...changes }),
    use: () => useObservable(value),
  };
}

/** @param forget discards user data that a module holds outside of session values */
export function whenEverythingIsCleared(forget: () => void): void {
  clears.add(forget);
}
