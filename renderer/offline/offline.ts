import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { whenIdle } from '#renderer/components/when-idle.ts';
import { canKeepOffline } from '#renderer/platform/can-keep-offline.ts';
import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import { isMetered, type StartedMessage, siteAddress, type VersionMessage, type WaitingMessage } from './site-files.ts';
import { whenAtRest } from './when-at-rest.ts';

/** Makes the website work offline: the part that runs in the page. */

const site = siteAddress(document);

/** Whether a newer version has replaced the one that this page belongs to. */
export const newVersion = createSessionValue(false);

/** The minimum number of milliseconds between two checks for a new version when the user returns to the tab. */
const updateInterval = 3_600_000;

/**
 * Milliseconds that nobody uses the page before a first visit fetches the whole site: whoever has come for a tool opens
 * it within that time, and would have waited three times as long for it.
 */
const restOfFirstVisit = 3000;

/** The name of the version that this page belongs to; undefined if the page was not built. */
export function ownVersion(): string | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src*="/static/js/"]')];
  return scripts.at(-1)?.src.slice(site.length);
}

/** The service worker of this site; undefined if there is none, or not yet. */
export function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(site);
}

/**
 * Caches the page and every screen from now on, and reports new versions. What the page has already loaded is requested
 * again, from the browser's own cache, to be stored with the rest, and so is the font of code.
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
  // Home shows no code, so it has not loaded its font, but the next screen may be opened without a network.
  await document.fonts.load(`1em ${monospaceFont}`).catch(() => undefined);
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

/** On a first visit the service worker takes control of the page once it has everything it needs. */
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
 * Calls `keepOffline` when the page is idle, on a first visit when it is at rest. On a metered connection it does so only
 * if the service worker is already registered from an earlier visit.
 * @returns a function that cancels it
 */
export function keepOfflineWhenIdle(): () => void {
  if (!canKeepOffline()) {
    return () => undefined;
  }
  let lastLook = Date.now();
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastLook > updateInterval && !isMetered(navigator)) {
      lastLook = Date.now();
      // Without a network the check fails, which is fine.
      void findRegistration().then((registration) => registration?.update().catch(() => undefined));
    }
  };
  document.addEventListener('visibilitychange', look);
  const start = async () => {
    if (!isMetered(navigator) || (await findRegistration()) !== undefined) {
      // A browser may refuse it, for example in a private window; the site still works.
      await keepOffline().catch(() => undefined);
    }
  };
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const callOff = isFirstVisit ? whenAtRest(() => void start(), restOfFirstVisit) : whenIdle(() => void start());
  return () => {
    callOff();
    document.removeEventListener('visibilitychange', look);
  };
}
