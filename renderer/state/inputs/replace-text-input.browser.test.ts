import { beforeEach, expect, it } from 'vitest';
import { textInputs } from '#tests/support/catalogue/examples.ts';
import { textInputDefaults } from '#tools/text-inputs.ts';
import { everythingCleared } from '../kept/everything-cleared.ts';
import { createStore } from '../store/store.ts';
import { registerPendingEdit } from './pending-edits.ts';
import { dismissReplacement, redoReplacement, replaceTextInput, undoReplacement } from './replace-text-input.ts';
import { textInputSet } from './text-inputs-slice.ts';

const [name] = textInputs;

beforeEach(() => localStorage.clear());

function createStoreWith(text: string) {
  const store = createStore();
  store.dispatch(textInputSet({ name, value: text }));
  const read = () => store.getState().textInputs;
  return {
    ...store,
    text: () => read().values[name],
    replacements: () => read().replacements[name],
    toaster: () => store.getState().toaster,
  };
}

it('brings a replaced text back, and the other again, in memory and in local storage', () => {
  const store = createStoreWith('mine');
  store.dispatch(replaceTextInput({ name, value: 'theirs', what: 'Replaced by a.json' }));
  expect([store.text(), localStorage.getItem(name)]).toEqual(['theirs', 'theirs']);
  expect(store.toaster()).toMatchObject({
    open: true,
    message: 'Replaced by a.json. Undo brings back what was there.',
    undoes: name,
  });
  expect(store.toaster().autoHideDuration).toBeGreaterThanOrEqual(10_000);
  store.dispatch(undoReplacement(name));
  expect([store.text(), localStorage.getItem(name), store.toaster().open]).toEqual(['mine', 'mine', false]);
  store.dispatch(redoReplacement(name));
  expect([store.text(), localStorage.getItem(name)]).toEqual(['theirs', 'theirs']);
});

it('brings back what was replaced before that, and a text that is too large to be stored', () => {
  const large = 'x'.repeat(2_000_000);
  const store = createStoreWith(large);
  store.dispatch(replaceTextInput({ name, value: 'second', what: 'Replaced by b.json' }));
  store.dispatch(replaceTextInput({ name, value: 'third', what: 'Replaced by c.json' }));
  store.dispatch(undoReplacement(name));
  expect(store.text()).toBe('second');
  store.dispatch(undoReplacement(name));
  expect(store.text()).toBe(large);
  expect(localStorage.getItem(name)).toBeNull();
});

it.each([
  ['an empty text', '', 'next'],
  ['the sample', textInputDefaults[name], 'next'],
  ['the same text', 'same', 'same'],
])('says nothing where %s is replaced', (_what, former, next) => {
  const store = createStoreWith(former);
  store.dispatch(replaceTextInput({ name, value: next, what: 'Replaced by a.json' }));
  expect([store.text(), store.replacements(), store.toaster().open]).toEqual([next, undefined, false]);
});

it('still brings back what was cleared after a sample was put in its place', () => {
  const store = createStoreWith('mine');
  store.dispatch(replaceTextInput({ name, value: '', what: 'Cleared', isInSight: true }));
  expect(store.toaster().open).toBe(false);
  store.dispatch(replaceTextInput({ name, value: textInputDefaults[name], what: 'Replaced by the sample' }));
  store.dispatch(undoReplacement(name));
  expect(store.text()).toBe('mine');
});

it('gives the former text up once the text is edited, dismissed or cleared with everything, and closes its message', () => {
  const store = createStoreWith('mine');
  const replace = () => store.dispatch(replaceTextInput({ name, value: 'theirs', what: 'Replaced by a.json' }));
  for (const end of [
    () => store.dispatch(textInputSet({ name, value: 'mine too' })),
    () => store.dispatch(dismissReplacement(name)),
    () => store.dispatch(everythingCleared()),
  ]) {
    store.dispatch(textInputSet({ name, value: 'mine' }));
    replace();
    expect([store.replacements()?.undo.length, store.toaster().open]).toEqual([1, true]);
    end();
    expect([store.replacements(), store.toaster().open]).toEqual([undefined, false]);
  }
});

it('does not count the same text once more as an edit', () => {
  const store = createStoreWith('mine');
  store.dispatch(replaceTextInput({ name, value: 'theirs', what: 'Replaced by a.json' }));
  store.dispatch(textInputSet({ name, value: 'theirs' }));
  expect(store.replacements()?.undo).toHaveLength(1);
});

it('puts aside what was typed last, though an editor has not reported it yet', () => {
  const store = createStoreWith('typed');
  const unregister = registerPendingEdit(() => void store.dispatch(textInputSet({ name, value: 'typed on' })));
  store.dispatch(replaceTextInput({ name, value: 'theirs', what: 'Replaced by a.json' }));
  unregister();
  store.dispatch(undoReplacement(name));
  expect(store.text()).toBe('typed on');
});

it('takes a file away that hides the text, and brings it back', () => {
  const store = createStoreWith('mine');
  const file = new File(['large'], 'large.json');
  const shown = () => store.getState().textInputs.files[name];
  store.dispatch(replaceTextInput({ name, file, what: 'Replaced by large.json' }));
  expect([store.text(), shown(), store.replacements()]).toEqual(['mine', file, undefined]);
  store.dispatch(replaceTextInput({ name, value: 'sent', what: 'Replaced by “Send to…”' }));
  expect([store.text(), shown()]).toEqual(['sent', undefined]);
  store.dispatch(undoReplacement(name));
  expect([store.text(), shown()]).toEqual(['mine', file]);
});
