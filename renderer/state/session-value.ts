import { useSyncExternalStore } from 'react';

export interface SessionValue<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** Writes some properties of an object, and leaves the others as they are. */
  readonly change: (changes: Partial<Value>) => void;
  /** The value in a component, which is drawn anew when it changes. */
  readonly use: () => Value;
}

interface Options {
  /** Whether "Clear everything" takes it away: for secrets, and for what goes with them. */
  readonly isCleared?: boolean;
}

const clears = new Set<() => void>();

/** Forgets those that are to be cleared with everything else. */
export function clearSessionValues(): void {
  for (const clear of clears) {
    clear();
  }
}

/**
 * What only one screen knows, yet must be there when one comes back to it: it outlives the screen, and not the page.
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

/** @param forget empties what a module holds of the user's elsewhere than in a session value */
export function whenEverythingIsCleared(forget: () => void): void {
  clears.add(forget);
}
