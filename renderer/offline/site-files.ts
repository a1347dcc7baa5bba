/** What the service worker and the page both know of the files that are kept for use without a network. */

/** A file of the built site, as the build lists it. */
export interface SiteFile {
  /** Relative to the folder of the site: `static/js/index.DG8I3CEb.js`. */
  readonly url: string;
  /** Null where the name has a hash of the content. */
  readonly revision: string | null;
  /** As it is stored, not as it is sent. */
  readonly bytes: number;
  /**
   * `entry`: the first module of the page, by which builds are told apart. `first`: kept from the first visit on.
   * `used`: kept once it has been used.
   */
  readonly part: 'entry' | 'first' | 'used';
}

/** The folder of the site as an address with a slash at its end, of which there can be several on one host. */
export const siteAddress = (document: { readonly baseURI: string }): string => new URL('./', document.baseURI).href;

/** Files whose names have a hash of their content: versions share them. */
export const filesCache = (site: string): string => `${site} files`;

/** What differs between versions under one name: the page, and the list of the files. */
export const versionCache = (site: string, version: string): string => `${versionPrefix(site)}${version}`;
export const versionPrefix = (site: string): string => `${site} version `;

/** What another app has shared, until the page takes it. */
export const sharedCache = (site: string): string => `${site} shared`;

/** Where the list of a version is in its cache; no such file exists. */
export const listName = 'kept-files.json';

/** What a build is called: the name of its first module, which has a hash of all the others in it. */
export function versionOf(files: readonly SiteFile[]): string {
  const entry = files.find(({ part }) => part === 'entry');
  if (entry === undefined) {
    throw new Error('The list of files has no entry.');
  }
  return entry.url;
}

/** Hashed names that differ in their hash only are one file in two versions: `json-formatter.worker.js`. */
export const withoutHash = (url: string): string => url.replace(/\.[\w-]{8}(?=\.(?:(?:chunk|worker)\.)?[^./]+$)/u, '');

/** The list that a version has left; empty for one that has none. */
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
 * Whether each byte may cost the user: what browsers tell of that, which is little. Chromium says that data is to be
 * saved, and on Android that the network is a mobile one; others say nothing.
 */
export function isMetered({ connection }: { readonly onLine: boolean; readonly connection?: Connection }): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** From the service worker to each open page, when a new version has taken its place. */
export interface VersionMessage {
  readonly type: 'version';
  readonly version: string;
}

/** From a page to the service worker, so that what the page needs is kept while it is open. */
export interface StartedMessage {
  readonly type: 'started';
  readonly version: string;
}

/** From each open page to a version that waits to be in charge. */
export interface WaitingMessage {
  readonly type: 'waiting';
}
