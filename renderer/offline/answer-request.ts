import type { SiteFile } from '#shared/site-file.ts';
import { filesCache, isFile, versionCache, versionOf } from './site-files.ts';

/**
 * Milliseconds after which a page that has not arrived is answered from the cache: a network may exist but deliver
 * nothing.
 */
const longestWait = 4_000;

/** Ignores `Vary`: a file of the site is the same for every requester. */
const anyRequest: CacheQueryOptions = { ignoreVary: true };

interface Site {
  /** The address of the site, with a trailing slash. */
  readonly address: string;
  readonly files: readonly SiteFile[];
}

interface Asked {
  readonly request: Request;
  /** The page, if the browser requested it before the service worker ran. */
  readonly preloaded?: Promise<Response | undefined> | undefined;
  /** Keeps the service worker running until the work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Answers requests of the site's pages. Files with a hash in their name are never fetched twice; everything else comes
 * from the network while there is one, so a host's changes show at once.
 * @returns undefined for what the browser should fetch itself: other hosts, and anything that is not a file of the site
 */
export function answerRequest({ address, files }: Site, asked: Asked): Promise<Response> | undefined {
  const { request } = asked;
  const url = request.url.replace(/[?#].*/u, '');
  if (request.method !== 'GET' || !url.startsWith(address)) {
    return undefined;
  }
  const path = url.slice(address.length);
  if (request.mode === 'navigate') {
    return path === '' || path === 'index.html' ? answerPage({ address, files }, asked) : undefined;
  }
  const file = files.find((one) => one.url === path);
  if (path.startsWith('static/')) {
    return answerHashed(address, asked, file !== undefined);
  }
  return file && answerNamed(versionCache(address, versionOf(files)), asked);
}

/** Answers immutable files. One that this version does not list belongs to another version that is still open. */
async function answerHashed(address: string, { request, waitUntil }: Asked, isOwn: boolean): Promise<Response> {
  const store = await caches.open(filesCache(address));
  const kept = await store.match(request.url, anyRequest);
  if (kept !== undefined) {
    return kept;
  }
  const response = await fetch(request);
  if (isOwn && isFile(response)) {
    keep(store, request.url, response.clone(), waitUntil);
  }
  return response;
}

async function answerNamed(cache: string, { request, waitUntil }: Asked): Promise<Response> {
  const own = await caches.open(cache);
  try {
    const response = await fetch(request);
    if (response.ok) {
      keep(own, request.url, response.clone(), waitUntil);
    }
    return response;
  } catch (error) {
    const kept = await own.match(request.url, anyRequest);
    if (kept === undefined) {
      throw error;
    }
    return kept;
  }
}

async function answerPage({ address, files }: Site, { request, preloaded, waitUntil }: Asked): Promise<Response> {
  const version = versionOf(files);
  const own = await caches.open(versionCache(address, version));
  const kept = await own.match(address, anyRequest);
  const fresh = fetchPage(request, preloaded);
  if (kept === undefined) {
    return fresh;
  }
  // Updates the cached page if the host has changed it without a new version. The page of a new version is stored only
  // with all of its files.
  const renewed = fresh.then(async (response) => {
    const copy = response.clone();
    if (response.ok && (await response.clone().text()).includes(version)) {
      await own.put(address, copy);
    }
  });
  waitUntil(renewed.catch(() => undefined));
  const answer = await Promise.race([fresh.catch(() => undefined), pause(longestWait)]);
  return answer === undefined || answer.status >= 500 ? kept : answer;
}

async function fetchPage(request: Request, preloaded: Asked['preloaded']): Promise<Response> {
  return (await preloaded) ?? fetch(request);
}

/** If there is no space for the file, it is fetched again the next time. */
function keep(cache: Cache, url: string, response: Response, waitUntil: Asked['waitUntil']): void {
  waitUntil(cache.put(url, response).catch(() => undefined));
}

const pause = (time: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));
