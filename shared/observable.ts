/** A value that others can read and follow. */
export interface Observable<Value> {
  /** The present value, which is the same object until it changes. */
  readonly read: () => Value;
  /** @param listener is called after each change @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WritableObservable<Value> extends Observable<Value> {
  readonly write: (value: Value) => void;
}

/**
 * Creates a value that tells its subscribers when it is written. All state outside of components and the store is one
 * of these, or a session value, which is one with a hook.
 * @example const isBusy = createObservable(false); isBusy.subscribe(() => draw(isBusy.read()))
 */
export function createObservable<Value>(initial: Value): WritableObservable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write: (value) => {
      current = value;
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
