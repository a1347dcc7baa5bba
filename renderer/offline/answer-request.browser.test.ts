import { afterEach, expect, test, vi } from 'vitest';
import type { SiteFile } from '#shared/site-file.ts';
import { answerRequest } from './answer-request.ts';
import { filesCache, versionCache } from './site-files.ts';
import { keepVersion } from './versions.ts';

const address = new URL('/a-site/', location.href).href;
const script = { url: 'static/js/screen.abcdefgh.chunk.js', revision: null, bytes: 1, part: 'used' } as const;
const entry = { ...script, url: 'static/js/index.abcdefgh.js', part: 'entry' } as const;
const files: readonly SiteFile[] = [entry, script];

afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete(filesCache(address));
  await caches.delete(versionCache(address, entry.url));
});

/** What the script is answered with when the host answers with the response. */
async function askFor(response: Response): Promise<string | undefined> {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(response);
  const work: Promise<unknown>[] = [];
  const request = new Request(new URL(script.url, address));
  const answer = await answerRequest({ address, files }, { request, waitUntil: (one) => work.push(one) });
  const text = await answer?.text();
  await Promise.all(work);
  return text;
}

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const javascript = { headers: { 'content-type': 'text/javascript' } };

test('a page that a host sends in place of a script is not kept: the next attempt gets the script', async () => {
  expect(await askFor(new Response('<!doctype html>', html))).toBe('<!doctype html>');
  expect(await askFor(new Response('export {}', javascript))).toBe('export {}');
  // Now it is kept.
  expect(await askFor(new Response('another', javascript))).toBe('export {}');
});

test('nor does a new version take over with such a page', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(`<script src="${entry.url}">`, html));
  await expect(keepVersion(address, files)).rejects.toThrow('was answered with a page.');
  expect(await (await caches.open(filesCache(address))).keys()).toEqual([]);
});
