import { sharePath } from '#shared/share-target.ts';
import type { SiteFile } from '#shared/site-file.ts';
import { answerRequest } from './answer-request.ts';
import { keepShared } from './shared-content.ts';
import { isMetered, type StartedMessage, type VersionMessage, versionOf, type WaitingMessage } from './site-files.ts';
import { forgetVersions, keepVersion, keptVersions } from './versions.ts';

/**
 * Makes the website work offline. A new version takes over as soon as it has everything it needs; pages that are open
 * continue with their own files, which are kept while any of these pages is open.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** The build inserts the list of its files here. */
  readonly __WB_MANIFEST: readonly SiteFile[];
};

const files = self.__WB_MANIFEST;
const version = versionOf(files);
const site = self.registration.scope;

/** Maps each open page (client) to its version. It is a cache because this script is stopped whenever it is idle. */
const clientsCache = `${site} clients`;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  // On the first install the page has already checked this. A new version can wait for another network: the browser
  // retries it.
  if (isMetered(navigator) && (await keptVersions(site)).length > 0) {
    throw new Error('The new version waits for a network that is not metered.');
  }
  await keepVersion(site, files);
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  // The browser then requests the page while this script starts.
  // Firefox shows its error page when the early request fails, whatever the service worker answers.
  const isFirefox = /\bFirefox\//u.test(navigator.userAgent);
  await self.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
  await self.clients.claim();
  const message: VersionMessage = { type: 'version', version };
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    client.postMessage(message);
  }
  await forgetUnused();
}

self.addEventListener('message', (event) => {
  const message = event.data as StartedMessage | WaitingMessage;
  if (message.type === 'waiting') {
    event.waitUntil(untilInCharge());
  } else if (message.type === 'started' && event.source instanceof Client) {
    event.waitUntil(noteClient(event.source, message.version));
  }
});

/**
 * Keeps this version running until it is in charge. The previous version gives way once it is idle, which takes up to
 * half a minute in Chromium. By then the next version would have been stopped for inactivity, and in Chromium open
 * pages bypass a version that was not running when it took over.
 */
async function untilInCharge(): Promise<void> {
  while (self.serviceWorker.state === 'installed') {
    await new Promise((resolve) => self.serviceWorker.addEventListener('statechange', resolve, { once: true }));
  }
}

async function noteClient(client: Client, clientVersion: string): Promise<void> {
  await (await caches.open(clientsCache)).put(new URL(client.id, site), new Response(clientVersion));
  // A version unknown to this script may be a newer one that is about to take over.
  if (clientVersion !== version && (await keptVersions(site)).includes(clientVersion)) {
    client.postMessage({ type: 'version', version } satisfies VersionMessage);
  }
  await forgetUnused();
}

/**
 * Deletes what no page uses. Only the version in charge does so, and not while another is on its way: no page uses that
 * yet, so it would be deleted before it starts.
 */
async function forgetUnused(): Promise<void> {
  const inUse = await findUsed();
  if (inUse !== undefined && isInCharge()) {
    await forgetVersions(site, inUse);
  }
}

function isInCharge(): boolean {
  const { installing, waiting, active } = self.registration;
  return installing === null && waiting === null && active === self.serviceWorker;
}

/** The versions in use; undefined while the version of a page is unknown. A page reports it once it has started. */
async function findUsed(): Promise<ReadonlySet<string> | undefined> {
  const cache = await caches.open(clientsCache);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inUse = new Set([version]);
  for (const { id, url } of open) {
    if (url.startsWith(site)) {
      const known = await (await cache.match(new URL(id, site)))?.text();
      if (known === undefined) {
        return undefined;
      }
      inUse.add(known);
    }
  }
  const openIds = new Set(open.map(({ id }) => new URL(id, site).href));
  for (const request of await cache.keys()) {
    if (!openIds.has(request.url)) {
      await cache.delete(request);
    }
  }
  return inUse;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.url === new URL(sharePath, site).href) {
    event.respondWith(takeShare(request));
    return;
  }
  const answer = answerRequest(
    { address: site, files },
    {
      request,
      preloaded: request.mode === 'navigate' ? (event.preloadResponse as Promise<Response | undefined>) : undefined,
      waitUntil: (work) => event.waitUntil(work),
    },
  );
  if (answer !== undefined) {
    event.respondWith(answer);
  }
});

async function takeShare(request: Request): Promise<Response> {
  try {
    await keepShared(site, await request.formData());
  } catch (error) {
    // Without an answer, the browser would say that the site cannot be reached.
    console.error('What was shared could not be kept.', error);
  }
  return Response.redirect(`${site}#/Home`, 303);
}
