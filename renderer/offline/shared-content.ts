import { sharedCache } from './site-files.ts';

/** What the user has shared with the installed app from another one. */
export interface SharedContent {
  /** Title, text and address, each in a line of its own; empty for none. */
  readonly text: string;
  readonly files: readonly File[];
}

/** The parts of the form that the system fills; the manifest names them. */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;
/** Where the form goes, below the site: the service worker answers it, and no server ever sees it. */
export const sharePath = 'share';

const textName = 'text';
const nameHeader = 'x-file-name';

/** Keeps what was shared until the page takes it; what nobody took is gone. */
export async function keepShared(site: string, form: FormData): Promise<void> {
  await caches.delete(sharedCache(site));
  const cache = await caches.open(sharedCache(site));
  const { title, text, url, files } = shareFields;
  const lines = [title, text, url].map((field) => form.get(field)).filter((line) => typeof line === 'string' && line);
  // Apps send the same address as a text and as an address.
  await cache.put(new URL(textName, site), new Response([...new Set(lines)].join('\n')));
  for (const [index, file] of form.getAll(files).entries()) {
    if (typeof file !== 'string') {
      const headers = { [nameHeader]: encodeURIComponent(file.name), 'content-type': file.type };
      await cache.put(new URL(`file/${index}`, site), new Response(file, { headers }));
    }
  }
}

/** @returns what was shared, once; undefined where nothing was */
export async function takeShared(site: string): Promise<SharedContent | undefined> {
  if (!(await caches.has(sharedCache(site)))) {
    return undefined;
  }
  const cache = await caches.open(sharedCache(site));
  const text = (await (await cache.match(new URL(textName, site)))?.text()) ?? '';
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
  return { text, files };
}
