import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEverything, readOfflineState } from './keep-everything.ts';
import { findRegistration, ownVersion } from './offline.ts';
import { filesCache, listName, siteAddress, versionCache } from './site-files.ts';

const site = siteAddress(document);
const version = 'static/js/index.12345678.js';
const file = { url: 'static/media/eng.12345678.gz', revision: null, bytes: 3 };

vi.mock(import('./offline.ts'), async (original) => ({
  ...(await original()),
  ownVersion: vi.fn(),
  findRegistration: vi.fn(),
}));

beforeEach(async () => {
  vi.mocked(ownVersion).mockReturnValue(version);
  vi.mocked(findRegistration).mockResolvedValue({} as ServiceWorkerRegistration);
  const list = await caches.open(versionCache(site, version));
  await list.put(new URL(listName, site), Response.json([file]));
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('abc'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete(versionCache(site, version));
  await caches.delete(filesCache(site));
});

test.each<[string, Partial<StorageManager> | undefined]>([
  ['has none', undefined],
  ['has one that cannot be made persistent', {}],
  ['refuses to make it persistent', { persist: () => Promise.reject(new TypeError('Refused')) }],
])('everything is kept where the browser, asked for its storage, %s', async (_what, storage) => {
  vi.spyOn(Navigator.prototype, 'storage', 'get').mockReturnValue(storage as StorageManager);
  const fractions: number[] = [];
  await keepEverything((fraction) => fractions.push(fraction), new AbortController().signal);
  expect(fractions).toEqual([1]);
  const kept = await caches.open(filesCache(site));
  expect((await kept.keys()).map(({ url }) => url)).toEqual([new URL(file.url, site).href]);
  expect(await readOfflineState()).toEqual({ missing: [], missingBytes: 0 });
});
