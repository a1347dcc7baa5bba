/**
 * Chromium cannot be taught a new scheme from outside. Therefore the pages of `app://host/` are served at
 * `https://host.app.test/`, which has an origin and a secure context as well, and the addresses that Electron would
 * report are translated back.
 */
const scheme = 'app:';
const suffix = '.app.test';

/** @example toChromium('app://web-toolbox/#/Home') // 'https://web-toolbox.app.test/#/Home' */
export function toChromium(address: string): string {
  return address.startsWith(`${scheme}//`) ? address.replace(/^app:\/\/([^/?#]+)/, `https://$1${suffix}`) : address;
}

/** @example toElectron('https://web-toolbox.app.test/#/Home') // 'app://web-toolbox/#/Home' */
export function toElectron(address: string): string {
  return address.replace(/^https:\/\/([^/?#]+)\.app\.test(?=[/?#]|$)/, `${scheme}//$1`);
}

/** Returns the origin as Electron reports it: `null` for an opaque one. */
export function originOf(address: string): string {
  const translated = toElectron(address);
  const { protocol, host, origin } = new URL(translated);
  return protocol === scheme ? `${scheme}//${host}` : origin;
}
