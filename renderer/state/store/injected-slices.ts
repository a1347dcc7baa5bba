import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './reducers.ts';

const injected = new Map<string, Reducer>();

/**
 * Adds to the store a slice whose logic belongs to one tool. It comes with that tool's screen, and stays when the
 * screen goes.
 * @param name unique among all slices
 * @returns a selector of its state, which is the initial one until an action has passed through the store
 * @example const selectProjects = injectSlice('githubProjects', slice.reducer); // useAppSelector(selectProjects)
 */
export function injectSlice<State>(name: string, reducer: Reducer<State>): (state: RootState) => State {
  injected.set(name, reducer as Reducer);
  const initial = reducer(undefined, { type: 'injected' });
  return (state) => ((state as object as Readonly<Record<string, State | undefined>>)[name] ?? initial) as State;
}

/** Combines the permanent slices with those that have been injected by the time of each action. */
export function combineWithInjected<State extends object>(
  reducers: {
    readonly [Name in keyof State]: Reducer<State[Name]>;
  },
): Reducer<State> {
  const own: readonly (readonly [string, Reducer])[] = Object.entries(reducers);
  return (state: State | undefined, action: UnknownAction): State => {
    const before: Readonly<Record<string, unknown>> = { ...state };
    const after = Object.fromEntries(
      [...own, ...injected].map(([name, reduce]) => [name, reduce(before[name], action)]),
    );
    const hasChanged = state === undefined || Object.keys(after).some((name) => after[name] !== before[name]);
    return hasChanged ? (after as State) : state;
  };
}
