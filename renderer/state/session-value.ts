import { useSyncExternalStore } from 'react';

export interface SessionValue<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
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

/** Resets the values that are to be cleared with everything else. */
export function clearSessionValues(): void {
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
  let current = initial;
  const listeners = new Set<() => void>();
  const read = () => current;
  const write = (value: Value) => {
    current = value;
    for (const listener of listeners) {
      listener();
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  if (isCleared) {
    clears.add(() => write(initial));
  }
  return {
    read,
    write,
    change: (changes) => write({ ...current, ...changes }),
    use: () => useSyncExternalStore(subscribe, read, read),
  };
}

/** @param forget discards user data that a module holds outside of session values */
export function whenEverythingIsCleared(forget: () => void): void {
  clears.add(forget);
}
