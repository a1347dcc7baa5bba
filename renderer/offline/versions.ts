import type { SiteFile } from '#shared/site-file.ts';
import {
  filesCache,
  isFile,
  listName,
  readList,
  versionCache,
  versionOf,
  versionPrefix,
  withoutHash,
} from './site-files.ts';

/** This many parallel requests are enough to keep a connection busy. */
const parallelRequests = 4;

/** Applies an action to each item, several at a time. */
export async function forEachParallel<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: parallelRequests }, async () => {
      for (const item of left) {
        await action(item);
      }
    }),
  );
}

const isHashed = ({ revision }: SiteFile) => revision === null;

/** @throws Error for a response that is not the file, since it would be stored in its place */
async function fetchFile(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok || response.redirected) {
    throw new Error(`${address} was answered with ${response.status}${response.redirected ? ', elsewhere' : ''}.`);
  }
  return response;
}

/** Fetches the page from this host. During an update the host may still serve that of another version. */
async function fetchPage(site: string, version: string): Promise<Response> {
  const page = await fetchFile(site, 'no-cache');
  if (!(await page.clone().text()).includes(version)) {
    throw new Error('The page is from another version.');
  }
  return page;
}

/** The names of the cached files of older versions, without their hashes. */
async function namesKept(site: string, kept: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  return new Set([...kept].map((address) => withoutHash(address.slice(site.length))));
}

/**
 * Caches a version: the page, what every screen needs, and new versions of optional files that were cached before.
 * Unchanged files are not fetched again.
 * @throws Error if a file cannot be fetched; the version in use is then unaffected
 */
export async function keepVersion(site: string, files: readonly SiteFile[]): Promise<void> {
  const version = versionOf(files);
  const store = await caches.open(filesCache(site));
  const kept = new Set((await store.keys()).map(({ url }) => url));
  const formerNames = await namesKept(site, kept);
  const isWanted = (file: SiteFile) => file.part !== 'used' || formerNames.has(withoutHash(file.url));
  const own = await caches.open(versionCache(site, version));
  await forEachParallel(files.filter(isWanted), async (file) => {
    const { href } = new URL(file.url, site);
    if (!isHashed(file)) {
      await own.put(href, await fetchFile(href, 'no-cache'));
    } else if (!kept.has(href)) {
      const response = await fetchFile(href, 'default');
      if (!isFile(response)) {
        throw new Error(`${href} was answered with a page.`);
      }
      await store.put(href, response);
    }
  });
  await own.put(site, await fetchPage(site, version));
  await own.put(new URL(listName, site), new Response(JSON.stringify(files)));
}

/** The versions that have a cache. */
export async function keptVersions(site: string): Promise<string[]> {
  const prefix = versionPrefix(site);
  return (await caches.keys()).filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

/** Deletes the versions that are not in use, and the files that no other version needs. */
export async function forgetVersions(site: string, inUse: ReadonlySet<string>): Promise<void> {
  for (const version of await keptVersions(site)) {
    if (!inUse.has(version)) {
      await caches.delete(versionCache(site, version));
    }
  }
  const lists = await Promise.all([...inUse].map((version) => readList(site, version)));
  const needed = new Set(lists.flat().map(({ url }) => new URL(url, site).href));
  const store = await caches.open(filesCache(site));
  for (const request of await store.keys()) {
    if (!needed.has(request.url)) {
      await store.delete(request);
    }
  }
}
