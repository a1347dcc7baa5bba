import { urlOf } from '#shared/formats/url-of.ts';

/** The address of the app's only page, and the origin by which it is recognised. */
export interface PageAddress {
  readonly url: string;
  readonly origin: string;
}

export const appScheme = 'app';
export const appHost = 'web-toolbox';

/**
 * `app://` has the privileges of https: an origin, fetch, a secure context. It has no service workers, which would
 * outlive the page, and it does not bypass any policy.
 */
export const appSchemeRegistration = {
  scheme: appScheme,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
} as const;

const builtPage: PageAddress = { url: `${appScheme}://${appHost}/`, origin: `${appScheme}://${appHost}` };

const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Decides which page to load.
 * @param developmentServer the address of the dev server, if one runs; only one on this machine counts
 * @param isPackaged a packaged app never loads from a dev server, whatever its environment says
 * @example findPage(undefined, true).url // 'app://web-toolbox/'
 */
export function findPage(developmentServer: string | undefined, isPackaged: boolean): PageAddress {
  const server = isPackaged || developmentServer === undefined ? undefined : urlOf(developmentServer);
  if (server === undefined) {
    return builtPage;
  }
  const { protocol, hostname, origin } = server;
  return protocol === 'http:' && ownMachine.has(hostname) ? { url: `${origin}/`, origin } : builtPage;
}

/**
 * The origin of an address, as Chromium writes it. `URL.origin` is not sufficient, since Node gives every non-web
 * scheme, including ours, the origin `null`.
 * @returns undefined for an address that cannot be parsed, has no host, or uses credentials to look like another host
 * @example originOf('app://web-toolbox/#/Home') // 'app://web-toolbox'
 */
export function originOf(address: string): string | undefined {
  const url = urlOf(address);
  if (url === undefined) {
    return undefined;
  }
  const { protocol, host, username, password } = url;
  return host === '' || username !== '' || password !== '' ? undefined : `${protocol}//${host}`;
}

/**
 * Whether an address is the page itself, on any route.
 * @example isPage('app://web-toolbox/#/Home', page) // true
 */
export function isPage(address: string, page: PageAddress): boolean {
  return address.split('#', 1)[0] === page.url;
}
