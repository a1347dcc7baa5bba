/** What a client may hold of the server, and for how long. Times are in ms. */
export interface HttpLimits {
  /** From the connection, or from the first byte of a later request, until the last header. */
  readonly headersTimeout: number;
  /** From there until the last byte of the request, its body included. */
  readonly requestTimeout: number;
  /** How often it is looked for requests that take longer than these two. */
  readonly checkEvery: number;
  /** A connection on which nothing moves ends, be it that its client does not read the answer. */
  readonly idleTimeout: number;
  /** How long a connection without a request is kept; longer than the minute that proxies keep theirs. */
  readonly keepAliveTimeout: number;
  /** All connections together. */
  readonly connections: number;
  /** Those from one address; a network of IPv6 (its first 64 bits) counts as one. This machine's own do not count. */
  readonly connectionsPerAddress: number;
  /** By what they are counted: see `clientOf`. */
  readonly clientOf: (remoteAddress: string) => string | undefined;
  /** How long answers and closing handshakes may take once the server stops. */
  readonly stopGrace: number;
  /** When the server has stopped at the latest, whatever still waits. */
  readonly stopTimeout: number;
}

export const httpLimits: HttpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  checkEvery: 2000,
  idleTimeout: 60_000,
  keepAliveTimeout: 72_000,
  connections: 20_000,
  connectionsPerAddress: 1000,
  clientOf: (remoteAddress) => clientOf(remoteAddress),
  stopGrace: 1500,
  stopTimeout: 3000,
};

/**
 * By what clients are counted: an IPv4 address, or the network of an IPv6 one, of which a single machine has 2^64.
 * @returns undefined for this machine: a proxy on it speaks for many
 * @example clientOf('::ffff:192.168.1.5') // '192.168.1.5'
 * @example clientOf('2001:db8::1') // '2001:db8:0:0'
 */
export function clientOf(remoteAddress: string): string | undefined {
  const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/iu, '');
  if (/^127\./u.test(address) || address === '::1') {
    return undefined;
  }
  if (!address.includes(':')) {
    return address;
  }
  const [head = '', tail] = address.split('::');
  const groupsOf = (text: string) => text.split(':').filter((group) => group !== '');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
