import { expect, it } from 'vitest';
import { createSessionValue } from '../kept/session-value.ts';
import { createStore } from '../store/store.ts';
import { undoReplacedValue, valueReplaced } from './replaced-value.ts';

/** Replaces “mine” by “theirs” in a value that also has a colour. */
function replace() {
  const store = createStore();
  const value = createSessionValue({ text: 'mine', colour: 'red' });
  const { text } = value.read();
  value.change({ text: 'theirs' });
  store.dispatch(
    valueReplaced({
      what: 'Replaced by a.txt',
      undo: () => value.change({ text }),
      value,
      isUnedited: () => value.read().text === 'theirs',
    }),
  );
  return { store, value, toaster: () => store.getState().toaster };
}

it('brings back what was replaced, once', () => {
  const { store, value, toaster } = replace();
  expect(toaster()).toMatchObject({
    open: true,
    message: 'Replaced by a.txt. Undo brings back what was there.',
    undoes: 'value',
  });
  value.change({ colour: 'blue' });
  expect(toaster().open).toBe(true);
  store.dispatch(undoReplacedValue());
  expect(value.read()).toEqual({ text: 'mine', colour: 'blue' });
  expect(toaster().open).toBe(false);
  value.change({ text: 'newer' });
  store.dispatch(undoReplacedValue());
  expect(value.read().text).toBe('newer');
});

it('offers that no longer once the new value is edited', () => {
  const { store, value, toaster } = replace();
  value.change({ text: 'theirs, edited' });
  expect(toaster().open).toBe(false);
  store.dispatch(undoReplacedValue());
  expect(value.read().text).toBe('theirs, edited');
});

it('an edit of what was replaced before does not end the offer for what was replaced last', () => {
  const former = replace();
  const { store, value, toaster } = replace();
  former.value.change({ text: 'edited' });
  expect(toaster().open).toBe(true);
  store.dispatch(undoReplacedValue());
  expect(value.read().text).toBe('mine');
});
