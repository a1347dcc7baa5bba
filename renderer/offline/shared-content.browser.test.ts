import { afterEach, expect, test, vi } from 'vitest';
import { shareFields } from '#shared/share-target.ts';
import { keepShared, takeShared } from './shared-content.ts';
import { sharedCache } from './site-files.ts';

const site = new URL('/a-site/', location.href).href;

afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete(sharedCache(site));
});

function shared(): FormData {
  const form = new FormData();
  form.append(shareFields.text, 'two films');
  form.append(shareFields.files, new File(['large'], 'large.bin'));
  form.append(shareFields.files, new File(['small'], 'small.csv', { type: 'text/csv' }));
  return form;
}

const namesOf = (files: readonly File[] = []) => files.map(({ name }) => name);

test('what was shared is taken once', async () => {
  await keepShared(site, shared());
  const taken = await takeShared(site);
  expect(taken).toMatchObject({ text: 'two films', leftOutCount: 0 });
  expect(namesOf(taken?.files)).toEqual(['large.bin', 'small.csv']);
  expect(await takeShared(site)).toBeUndefined();
});

test('a file for which there is no room is counted, and the rest is kept', async () => {
  const { put } = Cache.prototype;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (this: Cache, key, response) {
    if (String(key).endsWith('/file/0')) {
      throw new DOMException('', 'QuotaExceededError');
    }
    await put.call(this, key, response);
  });
  await keepShared(site, shared());
  const taken = await takeShared(site);
  expect(taken).toMatchObject({ text: 'two films', leftOutCount: 1 });
  expect(namesOf(taken?.files)).toEqual(['small.csv']);
});
