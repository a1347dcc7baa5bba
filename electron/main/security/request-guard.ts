import type { Session } from 'electron';
import { originOf, type PageAddress } from '#electron/main/page/page-address.ts';
import { parseUrl } from '#electron/main/page/parse-url.ts';
import type { Payload } from '#shared/ipc.ts';
import { networkRefusal } from '#shared/network-refusal.ts';

/** The server of the poker room that the page is in. */
export type JoinedServer = Payload<'joinPokerServer'>;

/**
 * Decides whether the page may open a web socket. The page's own policy has to allow every host, since it cannot change
 * once the page is loaded; so main lets through only the rooms of the one server that the page says it has joined.
 * @param page may be a dev server's, which reloads it over a socket of its own
 * @example maySocketOpen('ws://192.168.1.5:8080/ws?roomUUID=1', { host: '192.168.1.5:8080', isSecure: false }, page) // true
 */
export function maySocketOpen(address: string, joined: JoinedServer | undefined, page: PageAddress): boolean {
  const url = parseUrl(address);
  if (url === undefined || url.username !== '' || url.password !== '') {
    return false;
  }
  if (isOfDevServer(address, page)) {
    return true;
  }
  const server = joined === undefined ? undefined : parseUrl(`${joined.isSecure ? 'wss' : 'ws'}://${joined.host}/ws`);
  return server !== undefined && url.origin === server.origin && url.pathname === '/ws';
}

/** Whether an address is that of the dev server which the page comes from, on this machine. */
function isOfDevServer(address: string, page: PageAddress): boolean {
  const origin = originOf(address)?.replace(/^ws:/u, 'http:');
  return page.origin.startsWith('http:') && origin === page.origin;
}

/** Everything that goes to the network. The app's own files do not: they are at app://. */
export const requestFilter = ['ws://*/*', 'wss://*/*', 'http://*/*', 'https://*/*'] as const;

export interface RequestGuard {
  /** Lets the page open sockets to this server, and to no other. */
  join(server: JoinedServer): void;
  /** Lets the page open no more sockets. Those that are open stay. */
  leave(): void;
  /** Checks every request that the session sends to the network from now on. */
  guard(session: Pick<Session, 'webRequest'>): void;
}

/**
 * Makes the guard that refuses every web socket except those of the poker room that the page is in, and every request
 * while the user lets the app never use the network.
 */
export function createRequestGuard(page: PageAddress, isNetworkRefused: () => boolean): RequestGuard {
  let joined: JoinedServer | undefined;
  const whyRefused = (url: string): string | undefined => {
    if (isNetworkRefused() && !isOfDevServer(url, page)) {
      return `A request was refused: ${networkRefusal}.`;
    }
    return !/^wss?:/iu.test(url) || maySocketOpen(url, joined, page)
      ? undefined
      : 'A web socket was refused: its server is not that of the poker room.';
  };
  return {
    join: (server) => {
      joined = server;
    },
    leave: () => {
      joined = undefined;
    },
    guard: ({ webRequest }) =>
      webRequest.onBeforeRequest({ urls: [...requestFilter] }, ({ url }, answer) => {
        const refusal = whyRefused(url);
        if (refusal !== undefined) {
          console.error(refusal);
        }
        answer({ cancel: refusal !== undefined });
      }),
  };
}
