import { canKeepOffline } from '#renderer/platform/can-keep-offline.ts';
import { findRegistration, keepOffline, ownVersion } from './offline.ts';
import { filesCache, readList, type SiteFile, siteAddress } from './site-files.ts';
import { forEachParallel } from './versions.ts';

const site = siteAddress(document);

export interface OfflineState {
  /** The files of this version that are not kept yet. */
  readonly missing: readonly SiteFile[];
  /** What those take on the machine. */
  readonly missingBytes: number;
}

const sizeOf = (files: readonly SiteFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** @returns what is kept of this version; undefined where nothing is, since the service worker is not there yet */
export async function readOfflineState(): Promise<OfflineState | undefined> {
  const version = ownVersion();
  if (version === undefined || !canKeepOffline() || (await findRegistration()) === undefined) {
    return undefined;
  }
  const files = await readList(site, version);
  if (files.length === 0) {
    return undefined;
  }
  const store = await caches.open(filesCache(site));
  const kept = new Set((await store.keys()).map(({ url }) => url));
  const missing = files.filter(({ url, revision }) => revision === null && !kept.has(new URL(url, site).href));
  return { missing, missingBytes: sizeOf(missing) };
}

/** What `keepEverything` needs, before anything is kept: the service worker may still be on its way. */
export async function prepareOffline(): Promise<OfflineState | undefined> {
  await keepOffline();
  return readOfflineState();
}

/**
 * Keeps every file of this version, so that all works without a network, however new it is.
 * @param onProgress 0 to 1, by bytes
 * @param signal ends it: what has been kept stays
 * @throws Error if a file cannot be had, or there is no room for it
 */
export async function keepEverything(onProgress: (fraction: number) => void, signal: AbortSignal): Promise<void> {
  const state = (await readOfflineState()) ?? (await prepareOffline());
  if (state === undefined) {
    throw new Error('This browser keeps nothing of this site.');
  }
  // Asked for, it is the last that the browser throws away when the disk is full; it may say no.
  await navigator.storage.persist().catch(() => false);
  const store = await caches.open(filesCache(site));
  let done = 0;
  await forEachParallel(state.missing, async ({ url, bytes }) => {
    const response = await fetch(new URL(url, site), { signal });
    if (!response.ok) {
      throw new Error(`The server has no ${url} any more. Reload the page: there is a new version.`);
    }
    await store.put(new URL(url, site), response);
    done += bytes;
    onProgress(done / Math.max(1, state.missingBytes));
  });
}
