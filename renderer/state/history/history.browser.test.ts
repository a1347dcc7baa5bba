import { beforeEach, expect, it, vi } from 'vitest';
import { choiceInputs, textInputs } from '#tests/support/catalogue/examples.ts';
import { replaceTextInput } from '../inputs/replace-text-input.ts';
import { textInputSet } from '../inputs/text-inputs-slice.ts';
import { everythingCleared } from '../kept/everything-cleared.ts';
import { createStore } from '../store/store.ts';
import { longestEntry } from './entry.ts';
import {
  clearHistory,
  nameEntry,
  pinEntry,
  readHistory,
  readHistoryText,
  recordText,
  removeEntries,
  restoreEntries,
  subscribeToHistory,
} from './history.ts';
import { historyChoices } from './history-choices.ts';
import { historyClearedKey } from './input-change.ts';
import { settleInput } from './record-changes.ts';
import { presentKept } from './restore-input.ts';

const [name] = textInputs;
const texts = async () => {
  const { entries } = await readHistory();
  const sorted = entries.toSorted((one, other) => other.at - one.at);
  return Promise.all(sorted.map(({ id }) => readHistoryText(id)));
};

beforeEach(async () => {
  localStorage.clear();
  historyChoices.write({ isOn: true, keepsSecrets: false });
  await clearHistory();
});

it('keeps a text once, with its beginning and its size', async () => {
  const first = await recordText(name, '{\n  "ü": 1\n}');
  const second = await recordText(name, '{\n  "ü": 1\n}');
  expect([first, second]).toMatchObject([
    { kind: 'kept', isNew: true },
    { kind: 'kept', isNew: false },
  ]);
  const { entries, isLasting } = await readHistory();
  expect(isLasting).toBe(true);
  expect(entries).toMatchObject([{ input: name, preview: '{ "ü": 1 }', length: 12, byteLength: 13, isPinned: false }]);
  expect(Object.values(localStorage).join()).not.toContain('ü');
});

it.each([
  ['a blank text', ' \n', 'nothing'],
  ['a text that is too large', 'x'.repeat(longestEntry + 1), 'too-large'],
  ['a secret', '{"password":"lovelace"}', 'secret'],
])('does not keep %s', async (_what, text, kind) => {
  expect(await recordText(name, text)).toMatchObject({ kind });
  expect((await readHistory()).entries).toEqual([]);
});

it('keeps nothing of what is chosen', async () => {
  expect(await recordText(choiceInputs[0], 'python')).toEqual({ kind: 'nothing' });
});

it('keeps a secret for whoever wants that, and nothing for whoever wants no history', async () => {
  historyChoices.change({ keepsSecrets: true });
  expect(await recordText(name, '{"password":"lovelace"}')).toMatchObject({ kind: 'kept' });
  expect((await readHistory()).entries).toMatchObject([{ isSecret: true }]);
  historyChoices.change({ isOn: false });
  expect(await recordText(name, '[1]')).toEqual({ kind: 'off' });
});

it('keeps a long text without holding the page up', async () => {
  const long = '[1, 2, 3], '.repeat(400_000);
  let steps = 0;
  let isDone = false;
  const step = () => {
    steps += 1;
    if (!isDone) {
      requestAnimationFrame(step);
    }
  };
  requestAnimationFrame(step);
  expect(await recordText(name, long)).toMatchObject({ kind: 'kept' });
  isDone = true;
  expect(steps).toBeGreaterThan(1);
  expect((await texts())[0]).toHaveLength(long.length);
});

it('brings back what was deleted last', async () => {
  await recordText(name, '[1]');
  const id = (await readHistory()).entries[0]?.id ?? '';
  await removeEntries([id]);
  expect((await readHistory()).entries).toEqual([]);
  await restoreEntries([id]);
  expect(await texts()).toEqual(['[1]']);
});

it('tells the lists of every window', async () => {
  const heard = new Promise<void>((resolve) => {
    const unsubscribe = subscribeToHistory(() => {
      unsubscribe();
      resolve();
    });
  });
  await recordText(name, '[1]');
  const id = (await readHistory()).entries[0]?.id ?? '';
  await pinEntry(id, true);
  await nameEntry(id, 'one');
  await heard;
  expect((await readHistory()).entries).toMatchObject([{ isPinned: true, name: 'one' }]);
});

it('has what was typed and what took its place, by the store', async () => {
  const store = createStore();
  store.dispatch(textInputSet({ name, value: '["typed"]' }));
  store.dispatch(replaceTextInput({ name, value: '["of a file"]', what: 'Replaced by a.json' }));
  await expect.poll(texts).toEqual(['["typed"]']);
  await settleInput(name, '["of a file"]');
  expect(await texts()).toEqual(['["of a file"]', '["typed"]']);
});

it('keeps what was replaced just now before the text that took its place, when somebody looks at once', async () => {
  // Entries of one millisecond have no order.
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
  const store = createStore();
  store.dispatch(textInputSet({ name, value: '["typed"]' }));
  store.dispatch(replaceTextInput({ name, value: '["of a file"]', what: 'Replaced by a.json' }));
  const present = await store.dispatch(presentKept([name]));
  expect(present.get(name)).toMatchObject({ kind: 'kept' });
  expect(await texts()).toEqual(['["of a file"]', '["typed"]']);
  clock.mockRestore();
});

it('is forgotten with everything, also what waits to be kept', async () => {
  const store = createStore();
  await recordText(name, '[1]');
  store.dispatch(textInputSet({ name, value: '[2]' }));
  store.dispatch(everythingCleared());
  await expect.poll(() => localStorage.getItem(historyClearedKey)).toBeNull();
  expect(await texts()).toEqual([]);
});

it('shows nothing that is still to be cleared', async () => {
  await recordText(name, '[1]');
  localStorage.setItem(historyClearedKey, String(Date.now()));
  expect(await texts()).toEqual([]);
});

it('does not write what was judged while everything was cleared', async () => {
  const recording = recordText(name, '[1]');
  await clearHistory();
  expect(await recording).toEqual({ kind: 'nothing' });
  expect(await texts()).toEqual([]);
});
