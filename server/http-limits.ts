/** Limits on the resources that a client may occupy, and for how long. Times are in ms. */
export interface HttpLimits {
  /** The time from the connection, or from the first byte of a later request, until the last header. */
  readonly headersTimeout: number;
  /** The time from there until the last byte of the request, including its body. */
  readonly requestTimeout: number;
  /** How often to check for requests that exceed these two. */
  readonly checkEvery: number;
  /**
   * The time after which a connection without traffic ends, for example because its client does not read the response.
   */
  readonly idleTimeout: number;
  /** How long a connection without a request is kept: longer than the minute for which proxies keep theirs. */
  readonly keepAliveTimeout: number;
  /** The maximum number of connections in total. */
  readonly connections: number;
  /**
   * The maximum number from one address; an IPv6 network (its first 64 bits) counts as one. Connections from this
   * machine do not count.
   */
  readonly connectionsPerAddress: number;
  /** Determines the client to which a connection counts: see `clientOf`. */
  readonly clientOf: (remoteAddress: string) => string | undefined;
  /** How long responses and closing handshakes may take once the server stops. */
  readonly stopGrace: number;
  /** The time after which the server has stopped at the latest, even if something is still waiting. */
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
 * Determines the key by which clients are counted: an IPv4 address, or the network of an IPv6 address, of which a
 * single machine has 2^64.
 * @returns undefined for this machine, because a proxy on it represents many clients
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
