import { shareFields } from '#shared/share-target.ts';
import { sharedCache } from './site-files.ts';

/** What the user has shared with the installed app from another app. */
export interface SharedContent {
  /** Title, text and address, each on its own line; empty if there are none. */
  readonly text: string;
  readonly files: readonly File[];
  /** How many files there was no room for. */
  readonly leftOutCount: number;
}

const textName = 'text';
const nameHeader = 'x-file-name';
const leftOutHeader = 'x-left-out';

/**
 * Stores what was shared until the page takes it. It replaces anything that was never taken. Files for which the browser
 * has no room are left out.
 */
export async function keepShared(site: string, form: FormData): Promise<void> {
  await caches.delete(sharedCache(site));
  const cache = await caches.open(sharedCache(site));
  const { title, text, url, files } = shareFields;
  const lines = [title, text, url].map((field) => form.get(field)).filter((line) => typeof line === 'string' && line);
  let leftOutCount = 0;
  for (const [index, file] of form.getAll(files).entries()) {
    if (typeof file !== 'string') {
      const headers = { [nameHeader]: encodeURIComponent(file.name), 'content-type': file.type };
      await cache.put(new URL(`file/${index}`, site), new Response(file, { headers })).catch(() => {
        leftOutCount += 1;
      });
    }
  }
  // Apps send the same address both as text and as the address.
  const headers = { [leftOutHeader]: String(leftOutCount) };
  await cache.put(new URL(textName, site), new Response([...new Set(lines)].join('\n'), { headers }));
}

/** @returns what was shared, once; undefined if there is nothing */
export async function takeShared(site: string): Promise<SharedContent | undefined> {
  if (!(await caches.has(sharedCache(site)))) {
    return undefined;
  }
  const cache = await caches.open(sharedCache(site));
  const kept = await cache.match(new URL(textName, site));
  const text = (await kept?.text()) ?? '';
  const leftOutCount = Number(kept?.headers.get(leftOutHeader) ?? 0);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const name = response?.headers.get(nameHeader);
    if (response !== undefined && name !== undefined && name !== null) {
      const type = response.headers.get('content-type') ?? '';
      files.push(new File([await response.blob()], decodeURIComponent(name), { type }));
    }
  }
  await caches.delete(sharedCache(site));
  return { text, files, leftOutCount };
}
