import { configureStore, createSlice } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { combineWithInjected, injectSlice } from './injected-slices.ts';
import type { RootState } from './reducers.ts';

const counter = (name: string) => createSlice({ name, initialState: 0, reducers: { counted: (state) => state + 1 } });

test('a slice that is injected later takes part from the next action on', () => {
  const own = counter('own');
  const late = counter('late');
  const store = configureStore({ reducer: combineWithInjected({ own: own.reducer }) });
  store.dispatch(own.actions.counted());
  expect(store.getState()).toHaveProperty('own', 1);
  expect(store.getState()).not.toHaveProperty('late');

  const select = injectSlice('late', late.reducer);
  const read = () => select(store.getState() as unknown as RootState);
  expect(read()).toBe(0);
  store.dispatch(late.actions.counted());
  expect(read()).toBe(1);
  expect(store.getState().own).toBe(1);

  // An action that changes nothing notifies no subscribers.
  const state = store.getState();
  store.dispatch({ type: 'unknown' });
  expect(store.getState()).toBe(state);
});
