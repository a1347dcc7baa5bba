/**
 * Chromium cannot be told of a new scheme from outside. So the pages of `app://host/` live at
 * `https://host.app.test/`, with an origin and a secure context likewise, and what Electron would
 * report is translated back.
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

/** The origin as Electron reports it: `null` for one that is opaque. */
export function originOf(address: string): string {
  const translated = toElectron(address);
  const { protocol, host, origin } = new URL(translated);
  return protocol === scheme ? `${scheme}//${host}` : origin;
}
