import { answerRequest } from './answer-request.ts';
import { keepShared, sharePath } from './shared-content.ts';
import {
  isMetered,
  type SiteFile,
  type StartedMessage,
  type VersionMessage,
  versionOf,
  type WaitingMessage,
} from './site-files.ts';
import { forgetVersions, keepVersion, keptVersions } from './versions.ts';

/**
 * Keeps the website for use without a network. A new version takes over as soon as it has all that it needs; pages that
 * are open go on with their own files, which are kept as long as one of them is open.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of its files here. */
  readonly __WB_MANIFEST: readonly SiteFile[];
};

const files = self.__WB_MANIFEST;
const version = versionOf(files);
const site = self.registration.scope;

/** The version of each open page, by its client: in a cache, since this script ends whenever it has nothing to do. */
const clientsCache = `${site} clients`;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  // The first time the page has asked already. A new version can wait for another network: the browser tries it again.
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
  // The browser asks for the page while this script starts.
  await self.registration.navigationPreload?.enable();
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
 * Keeps this version running until it is in charge. The one before it gives way as soon as it is at rest, in Chromium up
 * to half a minute later; the next one has been ended for want of work by then, and Chromium lets pages that are open pass
 * by a version that did not run when it took over.
 */
async function untilInCharge(): Promise<void> {
  while (self.serviceWorker.state === 'installed') {
    await new Promise((resolve) => self.serviceWorker.addEventListener('statechange', resolve, { once: true }));
  }
}

async function noteClient(client: Client, clientVersion: string): Promise<void> {
  await (await caches.open(clientsCache)).put(new URL(client.id, site), new Response(clientVersion));
  // One that this script does not know may be a newer one, which is about to take over.
  if (clientVersion !== version && (await keptVersions(site)).includes(clientVersion)) {
    client.postMessage({ type: 'version', version } satisfies VersionMessage);
  }
  await forgetUnused();
}

/**
 * Forgets what no page uses. Only the version in charge does, and not while another is on its way, which no page uses yet:
 * it would be forgotten before it begins.
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

/** The versions that are in use; undefined while that of a page is not known, which says so when it has started. */
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
  await keepShared(site, await request.formData());
  return Response.redirect(`${site}#/Home`, 303);
}
