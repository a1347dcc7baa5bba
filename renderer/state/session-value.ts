import { useSyncExternalStore } from 'react';

export interface SessionValue<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** Writes some properties of an object, and leaves the others as they are. */
  readonly change: (changes: Partial<Value>) => void;
  /** The value in a component, which is drawn anew when it changes. */
  readonly use: () => Value;
}

/**
 * What only one screen knows, yet must be there when one comes back to it: it outlives the screen, and not the page.
 * @example const draft = createSessionValue(''); // in a module; then draft.use() in its component
 */
export function createSessionValue<Value>(initial: Value): SessionValue<Value> {
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
  return {
    read,
    write,
    change: (changes) => write({ ...current, ...changes }),
    use: () => useSyncExternalStore(subscribe, read),
  };
}
