import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { fail, ok, type Result } from '#shared/result.ts';
import { type HttpLimits, httpLimits } from './http-limits.ts';
import { type Log, logNothing } from './log.ts';
import type { RoomStore } from './rooms/room-store.ts';
import { createSiteParts, type SiteOptions } from './site.ts';
import { within } from './within.ts';

export interface HostOptions {
  /** The folder of the built website. */
  readonly root: string;
  /** An address or name of this machine; `0.0.0.0` or `::` means all of its networks. */
  readonly host: string;
  /** 0 to 65535; 0 chooses a free port. */
  readonly port: number;
  /** APIs of GitHub Enterprise that pages may call: see `createPolicies`. */
  readonly githubApis?: string | undefined;
  /** Servers whose rooms pages may join, if not every server: see `createPolicies`. */
  readonly pokerServers?: string | undefined;
  /** The app's configuration from the environment: see `SiteOptions`. */
  readonly configuration?: SiteOptions['configuration'];
  /**
   * The store in which rooms are shared with other servers; without it, rooms live in this process. Closed with the
   * site.
   */
  readonly store?: RoomStore | undefined;
  /** False leaves `/metrics` out. */
  readonly hasMetrics?: boolean;
  /** Overrides for the defaults of poker rooms. */
  readonly rooms?: SiteOptions['rooms'];
  /** Overrides for the default limits of clients. */
  readonly limits?: Partial<HttpLimits> | undefined;
  readonly log?: Log;
}

export interface HostedSite {
  /** The address without a trailing slash: `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /**
   * Ends all connections, rooms in memory, and the site. It finishes after three seconds at the latest, even if clients
   * are still waiting, and never rejects.
   */
  stop(): Promise<void>;
}

/**
 * Serves the website and poker rooms, for `npm start` and for the desktop app.
 * @returns the address of the site; or why it cannot be served: `port-in-use`, `port-forbidden`, `no-such-address` or
 *   another `failed`
 * @throws Error if the website has not been built
 * @example await hostSite({ root: builtSite, host: '127.0.0.1', port: 8080 })
 */
export async function hostSite(options: HostOptions): Promise<Result<HostedSite>> {
  const { root, host, port, githubApis, pokerServers, configuration, store, rooms } = options;
  const { hasMetrics = true, limits, log = logNothing } = options;
  const { stopTimeout } = { ...httpLimits, ...limits };
  const { site, servers } = await createSiteParts({
    root,
    githubApis,
    pokerServers,
    configuration,
    hasMetrics,
    limits,
    log,
    ...(store && { store }),
    ...(rooms && { rooms }),
  });
  try {
    const address = await site.listen({ host, port });
    const bound = site.server.address() as AddressInfo;
    for (const other of await otherAddresses(host, bound.address)) {
      await servers.listenAlso(other, bound.port);
    }
    log('listening', { address });
    return ok({
      address,
      port: bound.port,
      stop: () => within(stopTimeout, site.close()),
    });
  } catch (error) {
    await site.close();
    return fail(explain(error as NodeJS.ErrnoException));
  }
}

/**
 * Finds the other addresses to listen on: `localhost` is this machine by IPv4 and by IPv6, and a client may try either.
 */
async function otherAddresses(host: string, bound: string): Promise<string[]> {
  if (host !== 'localhost') {
    return [];
  }
  const found = await lookup(host, { all: true }).catch(() => []);
  return [...new Set(found.map(({ address }) => address))].filter((address) => address !== bound);
}

/** Explains why the server cannot listen, and what to do about it. */
function explain({ code, message }: NodeJS.ErrnoException): { readonly code: string; readonly message: string } {
  switch (code) {
    case 'EADDRINUSE':
      return { code: 'port-in-use', message: 'Another program uses this port: choose another.' };
    case 'EACCES':
      return { code: 'port-forbidden', message: 'Ports below 1024 need administrator rights: choose one above 1023.' };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { code: 'no-such-address', message: 'This is not an address of this machine.' };
    default:
      return { code: 'failed', message };
  }
}
