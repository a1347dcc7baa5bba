import { urlOf } from '#shared/formats/url-of.ts';

/** Hosts of the same machine or network: names reserved for it (RFC 6761), and addresses (RFC 1122, 1918, 4193, 4291). */
const localHosts = [
  /^(?:.+\.)?localhost\.?$/u,
  /^(?:(?:0|10|127)\.\d+|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d+\.\d+$/u,
  /^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/u,
];

/** The ports on which even local servers have certificates. */
const securePorts: ReadonlySet<string> = new Set(['443', '8443']);

/**
 * Chooses the scheme that is most likely meant by an address without one: `http` for a local host, or for a name without
 * a dot that has a port, such as that of a container; otherwise `https`.
 * @param address may begin with slashes
 * @example defaultScheme('localhost:3000/x') // 'http'
 */
export function defaultScheme(address: string): 'http' | 'https' {
  const url = urlOf(`http://${address.trim().replace(/^[/\\]{2}/u, '')}`);
  if (url === undefined || securePorts.has(url.port)) {
    return 'https';
  }
  const { hostname, port } = url;
  const isLocal = localHosts.some((hosts) => hosts.test(hostname));
  return isLocal || (port !== '' && /^[^.[]+$/u.test(hostname)) ? 'http' : 'https';
}
