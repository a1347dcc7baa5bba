import { canKeepOffline } from '#renderer/platform/can-keep-offline.ts';
import type { SiteFile } from '#shared/site-file.ts';
import { findRegistration, keepOffline, ownVersion } from './offline.ts';
import { filesCache, isFile, readList, siteAddress } from './site-files.ts';
import { forEachParallel } from './versions.ts';

const site = siteAddress(document);

export interface OfflineState {
  /** The files of this version that are not cached yet. */
  readonly missing: readonly SiteFile[];
  /** The size of those files on disk. */
  readonly missingBytes: number;
}

const sizeOf = (files: readonly SiteFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** @returns what is cached of this version; undefined if nothing is, because the service worker is not there yet */
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

/** Prepares `keepEverything` before anything is cached: the service worker may still be starting. */
async function prepareOffline(): Promise<OfflineState | undefined> {
  await keepOffline();
  return readOfflineState();
}

/**
 * Caches every file of this version, so everything works offline, even right after an update.
 * @param onProgress gets a fraction from 0 to 1, by bytes
 * @param signal aborts it; what has been cached stays
 * @throws Error if a file cannot be fetched or stored
 */
export async function keepEverything(onProgress: (fraction: number) => void, signal: AbortSignal): Promise<void> {
  const state = (await readOfflineState()) ?? (await prepareOffline());
  if (state === undefined) {
    throw new Error('This browser keeps nothing of this site.');
  }
  // Persistent storage is the last that the browser evicts when the disk is full. It may refuse the request.
  await navigator.storage?.persist?.().catch(() => false);
  const store = await caches.open(filesCache(site));
  let done = 0;
  await forEachParallel(state.missing, async ({ url, bytes }) => {
    const response = await fetch(new URL(url, site), { signal });
    if (!isFile(response)) {
      throw new Error(`The server has no ${url} any more. Reload the page: there is a new version.`);
    }
    await store.put(new URL(url, site), response);
    done += bytes;
    onProgress(done / Math.max(1, state.missingBytes));
  });
}
