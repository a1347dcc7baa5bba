/** The one page of the app: where it is loaded from, and the origin by which it is known again. */
export interface PageAddress {
  readonly url: string;
  readonly origin: string;
}

export const appScheme = 'app';
export const appHost = 'web-toolbox';

const builtPage: PageAddress = { url: `${appScheme}://${appHost}/`, origin: `${appScheme}://${appHost}` };

/**
 * The page to load.
 * @param developmentServer the address of the dev server, if one runs
 * @param isPackaged a packaged app never loads from a dev server, whatever its environment says
 * @example findPage(undefined, true).url // 'app://web-toolbox/'
 */
export function findPage(developmentServer: string | undefined, isPackaged: boolean): PageAddress {
  if (isPackaged || developmentServer === undefined) {
    return builtPage;
  }
  const { origin } = new URL(developmentServer);
  return { url: `${origin}/`, origin };
}

/**
 * The origin of an address as Chromium writes it. `URL.origin` is not enough: for Node every scheme
 * outside the web's own, and so ours, has the origin `null`.
 * @returns undefined for an address that cannot be parsed or has no host
 * @example originOf('app://web-toolbox/#/Home') // 'app://web-toolbox'
 */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const { protocol, host } = new URL(address);
  return host === '' ? undefined : `${protocol}//${host}`;
}

/**
 * Whether an address is the page itself, on whichever route.
 * @example isPage('app://web-toolbox/#/Home', page) // true
 */
export function isPage(address: string, page: PageAddress): boolean {
  return address.split('#', 1)[0] === page.url;
}
