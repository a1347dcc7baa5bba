import { whenIdle } from '#renderer/components/when-idle.ts';
import { canKeepOffline } from '#renderer/platform/can-keep-offline.ts';
import { createSessionValue } from '#renderer/state/session-value.ts';
import { isMetered, type StartedMessage, siteAddress, type VersionMessage, type WaitingMessage } from './site-files.ts';

/** Keeps the website for use without a network: the page's part of it. */

const site = siteAddress(document);

/** Whether a newer version has taken the place of the one that this page is of. */
export const newVersion = createSessionValue(false);

/** Milliseconds from one look for a new version to the next, of a tab that is come back to. */
const updateInterval = 3_600_000;

/** What this page is called among versions; undefined in one that is not built. */
export function ownVersion(): string | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src*="/static/js/"]')];
  return scripts.at(-1)?.src.slice(site.length);
}

/** The service worker of this site; undefined where there is none, or none yet. */
export function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(site);
}

/**
 * Keeps the page and every screen from now on, and tells when there is a new version. What the page has loaded before is
 * asked for once more, of the browser's own cache, so that it is kept with the rest.
 */
export async function keepOffline(): Promise<void> {
  const version = ownVersion();
  if (version === undefined || !canKeepOffline()) {
    return;
  }
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<VersionMessage>) => {
    if (data.type === 'version') {
      newVersion.write(data.version !== version);
    }
  });
  navigator.serviceWorker.startMessages();
  helpNext(
    await navigator.serviceWorker.register(new URL('service-worker.js', site), { scope: site, updateViaCache: 'none' }),
  );
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'started', version } satisfies StartedMessage);
  await untilControlled();
  await Promise.all(usedFiles().map(async (address) => (await fetch(address)).arrayBuffer()));
}

/** Keeps the next version running while it waits: see `untilInCharge` of the service worker. */
function helpNext(registration: ServiceWorkerRegistration): void {
  const help = ({ installing, waiting }: ServiceWorkerRegistration) => {
    waiting?.postMessage({ type: 'waiting' } satisfies WaitingMessage);
    installing?.addEventListener('statechange', () => help(registration), { once: true });
  };
  registration.addEventListener('updatefound', () => help(registration));
  help(registration);
}

/** On a first visit the service worker takes the page under its control once it has all that it needs. */
function untilControlled(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.serviceWorker.controller !== null) {
      resolve();
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** The site's own files that this page has loaded. */
const usedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${site}static/`)),
  ),
];

/**
 * The same once the page has nothing else to do, unless each byte may cost the user. Who has been here before on another
 * network has what was kept then.
 * @returns calls it off
 */
export function keepOfflineWhenIdle(): () => void {
  if (!canKeepOffline()) {
    return () => undefined;
  }
  let lastLook = Date.now();
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastLook > updateInterval && !isMetered(navigator)) {
      lastLook = Date.now();
      // Without a network there is nothing to find.
      void findRegistration().then((registration) => registration?.update().catch(() => undefined));
    }
  };
  document.addEventListener('visibilitychange', look);
  const start = async () => {
    if (!isMetered(navigator) || (await findRegistration()) !== undefined) {
      // A browser may refuse it, as in a private window; the site works all the same.
      await keepOffline().catch(() => undefined);
    }
  };
  const callOff = whenIdle(() => void start());
  return () => {
    callOff();
    document.removeEventListener('visibilitychange', look);
  };
}
