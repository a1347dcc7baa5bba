import type { Session } from 'electron';
import { originOf, type PageAddress } from '#electron/main/page/page-address.ts';
import { urlOf } from '#shared/formats/url-of.ts';
import type { Payload } from '#shared/ipc.ts';
import { networkRefusal } from '#shared/network-refusal.ts';

/** The server of the poker room that the page is in. */
export type JoinedServer = Payload<'joinPokerServer'>;

/**
 * Decides whether the page may open a WebSocket. The page's own policy has to allow every host, since it cannot change
 * once the page is loaded, so main allows only rooms on the one server that the page says it has joined.
 * @param page the page, possibly from a dev server, which reloads it over a socket of its own
 * @example maySocketOpen('ws://192.168.1.5:8080/ws?roomUUID=1', { host: '192.168.1.5:8080', isSecure: false }, page) // true
 */
export function maySocketOpen(address: string, joined: JoinedServer | undefined, page: PageAddress): boolean {
  const url = urlOf(address);
  if (url === undefined || url.username !== '' || url.password !== '') {
    return false;
  }
  if (isOfDevServer(address, page)) {
    return true;
  }
  const server = joined === undefined ? undefined : urlOf(`${joined.isSecure ? 'wss' : 'ws'}://${joined.host}/ws`);
  return server !== undefined && url.origin === server.origin && url.pathname === '/ws';
}

/** Whether an address is that of the dev server on this machine from which the page comes. */
function isOfDevServer(address: string, page: PageAddress): boolean {
  const origin = originOf(address)?.replace(/^ws:/u, 'http:');
  return page.origin.startsWith('http:') && origin === page.origin;
}

/** Matches every request to the network. The app's own files are not included: they are at app://. */
const requestFilter = ['ws://*/*', 'wss://*/*', 'http://*/*', 'https://*/*'] as const;

export interface RequestGuard {
  /** Allows the page to open sockets to this server and to no other. */
  join(server: JoinedServer): void;
  /** Prevents the page from opening more sockets. Open ones stay open. */
  leave(): void;
  /** Checks every request that the session sends to the network from now on. */
  guard(session: Pick<Session, 'webRequest'>): void;
}

/**
 * Creates the guard that refuses every WebSocket except those of the poker room that the page is in, and every request
 * while the user does not allow the app to use the network.
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
