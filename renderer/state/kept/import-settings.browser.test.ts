import * as v from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { platform } from '#renderer/platform/index.ts';
import { defaultDesktopPreferences } from '#shared/desktop/desktop-preferences.ts';
import { textScreens } from '#tests/support/catalogue/examples.ts';
import { clearHistory, readHistory, recordText } from '../history/history.ts';
import { historyChoices, historyChoicesName } from '../history/history-choices.ts';
import { textInputSet } from '../inputs/text-inputs-slice.ts';
import { createStore } from '../store/store.ts';
import { everythingCleared } from './everything-cleared.ts';
import { importUndone, settingsImported } from './import-settings.ts';
import { createKeptValue } from './kept-value.ts';

const [{ input: name, screen }] = textScreens;
const schema = v.object({ view: v.fallback(v.string(), 'tree'), typed: v.fallback(v.string(), '') });
const stored = () => localStorage.getItem(`choices:${screen.id}`);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('undo stores a text again for which there was no room before the import', async () => {
  const store = createStore();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  store.dispatch(textInputSet({ name, value: 'mine' }));
  full.mockRestore();
  await store.dispatch(settingsImported({ inputs: { [name]: 'imported' } }));
  expect(localStorage.getItem(name)).toBe('imported');
  await store.dispatch(importUndone());
  const { values, notKept } = store.getState().textInputs;
  expect([values[name], notKept[name], localStorage.getItem(name)]).toEqual(['mine', undefined, 'mine']);
});

test('undo leaves nothing stored where nothing was', async () => {
  const store = createStore();
  await store.dispatch(
    settingsImported({
      inputs: { [name]: 'imported' },
      choices: { [screen.id]: { version: 1, value: { view: 'text' } } },
    }),
  );
  await store.dispatch(importUndone());
  expect([localStorage.getItem(name), stored()]).toEqual([null, null]);
});

test('undo brings back a choice that is in memory only', async () => {
  const kept = createKeptValue(screen.id, 1, schema);
  const long = 'x'.repeat(200_000);
  kept.change({ view: 'text', typed: long });
  const before = stored();
  const store = createStore();
  await store.dispatch(
    settingsImported({ inputs: {}, choices: { [screen.id]: { version: 1, value: { view: 'other' } } } }),
  );
  expect(kept.read()).toEqual({ view: 'other', typed: '' });
  await store.dispatch(importUndone());
  expect(kept.read()).toEqual({ view: 'text', typed: long });
  expect([stored(), kept.notKept()]).toEqual([before, 'too-large']);
});

test('what a link lacks stays, and a file of settings replaces the whole', async () => {
  const kept = createKeptValue(screen.id, 1, schema);
  kept.change({ typed: 'mine' });
  const store = createStore();
  const values = { inputs: {}, choices: { [screen.id]: { version: 1, value: { view: 'text' } } } };
  await store.dispatch(settingsImported({ ...values, isPartial: true }));
  expect(kept.read()).toEqual({ view: 'text', typed: 'mine' });
  await store.dispatch(importUndone());
  expect(kept.read()).toEqual({ view: 'tree', typed: 'mine' });
  await store.dispatch(settingsImported(values));
  expect(kept.read()).toEqual({ view: 'text', typed: '' });
});

test('undo takes back a history that is still being imported, and leaves the own one', async () => {
  await clearHistory();
  await recordText(name, '{"mine":1}');
  const store = createStore();
  const importing = store.dispatch(
    settingsImported({ inputs: {}, history: [{ input: name, text: '{"imported":1}', at: 1, isPinned: true }] }),
  );
  const undoing = store.dispatch(importUndone());
  expect(await importing).toEqual([]);
  await undoing;
  const previews = (await readHistory()).entries.map(({ preview }) => preview);
  expect(previews).toContain('{"mine":1}');
  expect(previews).not.toContain('{"imported":1}');
});

test.each([
  ['here', false],
  ['in another tab', true],
])('a history that is still being imported is not added once everything is cleared %s', async (_where, isElsewhere) => {
  await clearHistory();
  const store = createStore();
  const importing = store.dispatch(
    settingsImported({ inputs: {}, history: [{ input: name, text: '{"imported":1}', at: 1, isPinned: true }] }),
  );
  store.dispatch(everythingCleared(isElsewhere));
  expect(await importing).toEqual(['1 history entry']);
  expect((await readHistory()).entries).toEqual([]);
});

test.each([
  ['stays on while the history has one', true],
  ['is turned off otherwise', false],
])('that the history keeps secrets %s', async (_what, hasSecret) => {
  await clearHistory();
  historyChoices.change({ keepsSecrets: true });
  onTestFinished(() => historyChoices.change({ keepsSecrets: false }));
  await recordText(name, hasSecret ? '{"password":"correct horse battery staple"}' : '{"mine":1}');
  const choices = { [historyChoicesName]: { version: 1, value: { isOn: true, keepsSecrets: false } } };
  const refused = await createStore().dispatch(settingsImported({ inputs: {}, choices }));
  expect(refused).toEqual(
    hasSecret ? ['turning off “Also keep what looks like a secret” while the history has some'] : [],
  );
  expect(historyChoices.read()).toEqual({ isOn: true, keepsSecrets: hasSecret });
});

test('undo names the settings that the desktop app refused to restore', async () => {
  const current = { preferences: defaultDesktopPreferences, problems: {} };
  let isRefusing = false;
  Object.assign(platform, {
    preferences: {
      read: async () => current,
      change: async (change: object) =>
        isRefusing && 'globalShortcut' in change
          ? { status: 'refused', reason: 'It is taken.', ...current }
          : { status: 'done', ...current },
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(platform, 'preferences'));
  const store = createStore();
  await store.dispatch(settingsImported({ inputs: {}, desktop: { globalShortcut: 'Alt+2' } }));
  isRefusing = true;
  await store.dispatch(importUndone());
  expect(store.getState().toaster).toMatchObject({
    open: true,
    message: 'Everything is as it was, except these settings of the desktop app: globalShortcut.',
  });
});
