import { useSyncExternalStore } from 'react';
import type { Observable } from '#shared/observable.ts';

/** The value in a component, which is rendered again when it changes. */
export function useObservable<Value>({ read, subscribe }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
