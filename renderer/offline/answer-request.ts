import { filesCache, type SiteFile, versionCache, versionOf } from './site-files.ts';

/** Milliseconds after which a page that does not come is that which is kept: a network may be there and bring nothing. */
const longestWait = 4_000;

/** Whoever fetched it: a file of the site is the same for all. */
const anyRequest: CacheQueryOptions = { ignoreVary: true };

interface Site {
  /** With a slash at its end. */
  readonly address: string;
  readonly files: readonly SiteFile[];
}

interface Asked {
  readonly request: Request;
  /** The page, if the browser has asked for it before the service worker ran. */
  readonly preloaded?: Promise<Response | undefined> | undefined;
  /** Lets the service worker run until this is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Answers what a page of the site asks for. What has a hash in its name is never asked of the network twice; everything
 * else is the network's while there is one, so that a host's changes show at once.
 * @returns undefined for what the browser is to fetch by itself: other hosts, and whatever is no file of the site
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

/** What never changes. One that this version does not have is of another that is still open. */
async function answerHashed(address: string, { request, waitUntil }: Asked, isOwn: boolean): Promise<Response> {
  const store = await caches.open(filesCache(address));
  const kept = await store.match(request.url, anyRequest);
  if (kept !== undefined) {
    return kept;
  }
  const response = await fetch(request);
  if (isOwn && response.ok) {
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
  // A page that the host has changed without a new version; that of a new one comes with all of its files, or not at all.
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

/** Where there is no room for it, the file is fetched again the next time. */
function keep(cache: Cache, url: string, response: Response, waitUntil: Asked['waitUntil']): void {
  waitUntil(cache.put(url, response).catch(() => undefined));
}

const pause = (time: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));
