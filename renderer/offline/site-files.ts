import type { SiteFile } from '#shared/site-file.ts';

/** What the service worker and the page both need to know about the files cached for offline use. */

/** The address of the site's folder, with a trailing slash. One host can have several sites. */
export const siteAddress = (document: { readonly baseURI: string }): string => new URL('./', document.baseURI).href;

/** Files whose names contain a hash of their content; versions share them. */
export const filesCache = (site: string): string => `${site} files`;

/** Files that differ between versions under the same name: the page and the list of files. */
export const versionCache = (site: string, version: string): string => `${versionPrefix(site)}${version}`;
/** The beginning of the names of all `versionCache`s of a site. */
export const versionPrefix = (site: string): string => `${site} version `;

/** What another app has shared, until the page takes it. */
export const sharedCache = (site: string): string => `${site} shared`;

/** The key of a version's list in its cache; there is no such file. */
export const listName = 'kept-files.json';

/** The name of a build: that of its first module, whose hash covers all the others. */
export function versionOf(files: readonly SiteFile[]): string {
  const entry = files.find(({ part }) => part === 'entry');
  if (entry === undefined) {
    throw new Error('The list of files has no entry.');
  }
  return entry.url;
}

/**
 * Removes the hash: names that differ only in it are the same file in two versions, such as `json-formatter.worker.js`.
 */
export const withoutHash = (url: string): string => url.replace(/\.[\w-]{8}(?=\.(?:(?:chunk|worker)\.)?[^./]+$)/u, '');

/**
 * Whether a response is the file with a hash that was asked for, and not a page in its place: many hosts answer with
 * their page, and 200, for what they do not have, as they do for a moment while a new version is put there.
 */
export const isFile = ({ ok, redirected, headers }: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean =>
  ok && !redirected && !/^text\/html\b/iu.test(headers.get('content-type') ?? '');

/** The list that a version has stored; empty if there is none. */
export async function readList(site: string, version: string): Promise<readonly SiteFile[]> {
  const name = versionCache(site, version);
  if (!(await caches.has(name))) {
    return [];
  }
  const list = await (await caches.open(name)).match(new URL(listName, site));
  return list === undefined ? [] : ((await list.json()) as SiteFile[]);
}

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/**
 * Whether the user may pay for each byte, as far as browsers tell. Chromium reports that data should be saved and, on
 * Android, that the network is a mobile one; other browsers report nothing.
 */
export function isMetered({ connection }: { readonly onLine: boolean; readonly connection?: Connection }): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Sent by the service worker to each open page when a new version has taken over. */
export interface VersionMessage {
  readonly type: 'version';
  readonly version: string;
}

/** Sent by a page to the service worker, which then keeps what the page needs while it is open. */
export interface StartedMessage {
  readonly type: 'started';
  readonly version: string;
}

/** Sent by each open page to a version that is waiting to take over. */
export interface WaitingMessage {
  readonly type: 'waiting';
}
