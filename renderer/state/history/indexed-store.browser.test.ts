import { afterEach, describe, expect, it } from 'vitest';
import { textInputs } from '#tests/support/catalogue/examples.ts';
import type { HistoryEntry } from './entry.ts';
import { createMemoryHistoryStore, type HistoryStore } from './history-store.ts';
import { openIndexedStore } from './indexed-store.ts';

const databaseName = 'history-of-a-test';

afterEach(
  () =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(databaseName);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    }),
);

const entry = (id: string): HistoryEntry => ({
  id,
  input: textInputs[0],
  at: 1,
  length: 4,
  byteLength: 4,
  preview: id,
  isPinned: false,
  name: '',
  isSecret: false,
  isRemoved: false,
});
const add = (id: string) => () => ({ puts: [entry(id)], texts: new Map([[id, `text of ${id}`]]) });

describe.each([
  ['in IndexedDB', () => openIndexedStore(databaseName), true],
  ['in memory', async () => createMemoryHistoryStore(), false],
] satisfies [string, () => Promise<HistoryStore>, boolean][])('a history %s', (_where, open, isLasting) => {
  it('keeps entries with their texts, until they are removed', async () => {
    const store = await open();
    expect([store.isLasting, await store.read()]).toEqual([isLasting, []]);
    await store.change(add('a'));
    await store.change(add('b'));
    await store.change(() => ({ puts: [{ ...entry('b'), name: 'named' }] }));
    expect(await store.read()).toEqual([entry('a'), { ...entry('b'), name: 'named' }]);
    expect(await store.readText('b')).toBe('text of b');
    expect(await store.change(() => ({ removals: ['a'], said: 1 }))).toEqual({ removals: ['a'], said: 1 });
    expect(await store.read()).toHaveLength(1);
    expect(await store.readText('a')).toBeUndefined();
  });

  it('shows a plan what the one before has made, however many are asked for at once', async () => {
    const store = await open();
    const counts: number[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        store.change((entries) => {
          counts.push(entries.length);
          return add(id)();
        }),
      ),
    );
    expect(counts).toEqual([0, 1, 2]);
  });
});

it('is one for all windows', async () => {
  const [one, other] = await Promise.all([openIndexedStore(databaseName), openIndexedStore(databaseName)]);
  await Promise.all([one.change(add('a')), other.change(add('b')), one.change(add('a'))]);
  expect((await one.read()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await one.readText('b')).toBe('text of b');
});

it('changes nothing where a plan throws', async () => {
  const store = await openIndexedStore(databaseName);
  await expect(
    store.change(() => {
      throw new Error('a bug');
    }),
  ).rejects.toThrow('a bug');
  expect(await store.read()).toEqual([]);
});

it('lets another delete the database, and begins anew', async () => {
  const store = await openIndexedStore(databaseName);
  await store.change(add('a'));
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  await store.change(add('b'));
  expect((await store.read()).map(({ id }) => id)).toEqual(['b']);
});
