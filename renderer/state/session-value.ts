import { useSyncExternalStore } from 'react';

export interface SessionValue<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
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
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    read,
    write(value) {
      current = value;
      for (const listener of listeners) {
        listener();
      }
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}
