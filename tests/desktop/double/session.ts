import type { BrowserContext, Page } from '@playwright/test';
import { originOf, toElectron } from './addresses.ts';
import { createEvent, NotInDouble, StrictEmitter, strict } from './strict.ts';

type RequestHandler = (request: Request) => Response | Promise<Response>;

const privileged = new Set<string>();
const protocolHandlers = new Map<string, RequestHandler>();
let isReady = false;

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes: readonly { scheme: string }[]): void {
    if (isReady) {
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    }
    for (const { scheme } of schemes) {
      privileged.add(scheme);
    }
  },
  handle(scheme: string, handler: RequestHandler): void {
    if (!isReady || !privileged.has(scheme)) {
      throw new Error(
        `The Electron double serves ${scheme}: only once the app is ready, and only as a standard scheme.`,
      );
    }
    protocolHandlers.set(scheme, handler);
  },
});

export function markSessionReady(): void {
  isReady = true;
}

/** Requests an address from the app's own protocol; undefined if its scheme has no handler. */
export async function answerFromProtocol(address: string, method: string): Promise<Response | undefined> {
  const handler = protocolHandlers.get(new URL(address).protocol.slice(0, -1));
  return handler?.(new Request(address, { method }));
}

type CheckHandler = (contents: object | null, permission: string, origin: string, details: object) => boolean;
type PermissionHandler = (
  contents: object,
  permission: string,
  answer: (isGranted: boolean) => void,
  details: object,
) => void;

let checkPermission: CheckHandler | undefined;
let requestPermission: PermissionHandler | undefined;

type RequestListener = (details: { readonly url: string }, answer: (response: { cancel?: boolean }) => void) => void;

let requestListener: RequestListener | undefined;

const webRequest = {
  onBeforeRequest({ urls }: { readonly urls: readonly string[] }, listener: RequestListener): void {
    if (urls.join() !== 'ws://*/*,wss://*/*,http://*/*,https://*/*') {
      throw new NotInDouble(`The Electron double does not ask about requests for ${urls.join()}.`);
    }
    requestListener = listener;
  },
};

/** Whether a page may send a request to the network. As in Electron, every request is allowed without a listener. */
export function mayRequest(url: string): Promise<boolean> {
  const listener = requestListener;
  return listener === undefined
    ? Promise.resolve(true)
    : new Promise((resolve) => listener({ url }, ({ cancel }) => resolve(cancel !== true)));
}

class Session extends StrictEmitter {
  readonly webRequest = strict('webRequest', webRequest);

  /** Electron has this property in addition to a setter method. */
  spellCheckerEnabled = true;

  constructor() {
    super('Session', ['will-download']);
  }

  setPermissionCheckHandler(handler: CheckHandler): void {
    checkPermission = handler;
  }

  setPermissionRequestHandler(handler: PermissionHandler): void {
    requestPermission = handler;
  }

  /** Chromium keeps the profile; when it writes to disk cannot be controlled from outside. */
  flushStorageData(): void {}

  /** Chromium has no devices and screens here, so these handlers are never called. */
  setDevicePermissionHandler(): void {}
  setDisplayMediaRequestHandler(): void {}

  setSpellCheckerEnabled(isEnabled: boolean): void {
    this.spellCheckerEnabled = isEnabled;
  }
}

export const session = strict('session', { defaultSession: strict('Session', new Session()) });

/** Asks the app about each download from a page. */
export function watchDownloads(page: Page, contents: object): void {
  page.on('download', (download) => {
    const event = createEvent({});
    session.defaultSession.emit('will-download', event, {}, contents);
    if (event.defaultPrevented) {
      download.cancel().catch(() => undefined);
    }
  });
}

/** Chromium's permissions by their names in Playwright, and what Electron asks for each of them. */
const permissions: readonly { chromium: string; electron: string; media?: 'video' | 'audio' }[] = [
  { chromium: 'camera', electron: 'media', media: 'video' },
  { chromium: 'microphone', electron: 'media', media: 'audio' },
  { chromium: 'clipboard-read', electron: 'clipboard-read' },
  { chromium: 'clipboard-write', electron: 'clipboard-sanitized-write' },
  { chromium: 'local-network-access', electron: 'local-network-access' },
  { chromium: 'geolocation', electron: 'geolocation' },
  { chromium: 'midi', electron: 'midi' },
  { chromium: 'notifications', electron: 'notifications' },
];

function ask(contents: object, address: string, electron: string, media: 'video' | 'audio' | undefined): boolean {
  const requestingUrl = toElectron(address);
  const securityOrigin = `${originOf(address)}/`;
  const common = { isMainFrame: true, requestingUrl, ...(media === undefined ? {} : { securityOrigin }) };
  // As in Electron, a permission is first checked and then requested, and is granted if there is no handler.
  const isChecked = checkPermission?.(contents, electron, securityOrigin, {
    ...common,
    ...(media === undefined ? {} : { mediaType: media }),
  });
  let isGranted = requestPermission === undefined;
  requestPermission?.(
    contents,
    electron,
    (answer) => {
      isGranted = answer;
    },
    { ...common, ...(media === undefined ? {} : { mediaTypes: [media] }) },
  );
  return (isChecked ?? true) || isGranted;
}

/**
 * Asks the app about the permissions in advance, for the main frame of each document, and passes the answers to
 * Chromium, which does not ask anybody outside.
 */
export async function settlePermissions(context: BrowserContext, contents: object, address: string): Promise<void> {
  const granted = permissions.filter(({ electron, media }) => ask(contents, address, electron, media));
  await context.grantPermissions(
    granted.map(({ chromium }) => chromium),
    { origin: new URL(address).origin },
  );
}
