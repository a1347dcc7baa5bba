import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { Log } from '#server/log.ts';
import { within } from '#server/within.ts';
import { closeCodes, isRoomId, limits, subprotocol2, subprotocol21 } from '#shared/poker/messages.ts';
import { AddressBook, type AddressLimits, addressLimits } from './address-limits.ts';
import { Connection, type ConnectionLimits, connectionLimits } from './connection.ts';
import { createMetrics } from './metrics.ts';
import { RoomHub } from './room-hub.ts';
import type { RoomStore } from './room-store.ts';

export interface RoomsOptions extends Partial<ConnectionLimits>, Partial<AddressLimits> {
  readonly store: RoomStore;
  readonly log: Log;
  /** Whether the operator of the server has switched rooms off. */
  readonly isOff?: boolean;
  /** False refuses version 1 clients, which see estimates before the reveal. */
  readonly takesVersion1?: boolean;
  /** A monotonic clock in ms. */
  readonly clock?: () => number;
  /** How often peers are pinged, in ms. */
  readonly pingEvery?: number;
  /** How long a peer may be silent, in ms. */
  readonly mostSilence?: number;
  /** How often to check for peers that are due for either, in ms. */
  readonly sweepEvery?: number;
  /** How long peers have to answer the close frame when the server stops, in ms. */
  readonly stopGrace?: number;
}

/** The subprotocols of version 2 in order of preference. */
const versions2: readonly string[] = [subprotocol21, subprotocol2];

/** How long a dropped peer has to answer a close frame, in ms. */
const closeTimeout = 3000;

/**
 * Serves poker planning at `/ws?roomUUID={id}` of an HTTP server. Pages of any origin may join: a room is identified
 * only by its id, there are no cookies or other credentials that a foreign page could misuse, and the original's
 * clients live on other hosts.
 * @param server the server, all of whose upgrades are handled
 */
export function serveRooms(server: Server, options: RoomsOptions) {
  const { store, log, clock = () => performance.now(), takesVersion1 = true, isOff = false } = options;
  const { pingEvery = 30_000, mostSilence = 60_000, sweepEvery = 5000, stopGrace = 1500 } = options;
  const sizes: ConnectionLimits = { ...connectionLimits, ...options };
  const metrics = createMetrics(() => store.countRooms() ?? 0);
  const addresses = new AddressBook({ ...addressLimits, ...options }, clock);
  const hub = new RoomHub(store, metrics, log, addresses);
  const connections = new Set<Connection>();
  const ids = randomUUID();
  let count = 0;
  let isStopping = false;

  const socketOptions = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    closeTimeout, // not in the types yet
    handleProtocols: (offered: Set<string>) => versions2.find((one) => offered.has(one)) ?? false,
  } satisfies ServerOptions & { readonly closeTimeout: number };
  const sockets = new WebSocketServer(socketOptions);

  server.on('upgrade', (request, socket, head) => {
    // The peer may be gone before the upgrade is complete.
    socket.on('error', () => socket.destroy());
    const { pathname, searchParams } = readAddress(request.url);
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      answerPlainly(server, request, socket);
      return;
    }
    const roomId = searchParams.get('roomUUID') ?? '';
    if (isOff) {
      refuse(socket, 404, 'Poker planning is switched off on this server.');
    } else if (pathname !== '/ws') {
      refuse(socket, 404, 'WebSockets are at /ws?roomUUID={id}.');
    } else if (!isRoomId(roomId)) {
      refuse(socket, 400, `roomUUID is needed: 1 to ${limits.roomId} characters.`);
    } else if (!takesVersion1 && !offersVersion2(request)) {
      refuse(socket, 403, `This server takes clients of version 2 only, which offer the subprotocol ${subprotocol2}.`);
    } else if (isStopping) {
      refuse(socket, 503, 'The server is stopping.');
    } else {
      const client = addresses.clientOf(request);
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        if (addresses.open(client)) {
          connect(webSocket, socket, roomId, client);
        } else {
          refuseSocket(webSocket);
        }
      });
    }
  });

  /** Refuses a socket with a close frame, because browsers hide the text of a refused upgrade from the page. */
  function refuseSocket(socket: WebSocket): void {
    socket.on('error', () => socket.terminate());
    socket.close(closeCodes.tryLater, 'Too many connections to poker rooms come from your network address.');
    metrics.drops.inc({ reason: 'address-limit' });
  }

  function connect(socket: WebSocket, stream: Duplex, roomId: string, client: string | undefined): void {
    const version = versions2.includes(socket.protocol) ? 2 : 1;
    count += 1;
    const id = `${ids}-${count}`;
    const connection = new Connection(id, socket, stream, version, roomId, client, clock(), sizes, (reason) => {
      metrics.drops.inc({ reason });
      log('connection-dropped', { reason });
    });
    const protocol = `${version}`;
    connections.add(connection);
    metrics.connections.inc({ protocol });
    socket.on('message', (data, isBinary) => {
      if (connection.admit(clock())) {
        // Text arrives as one Buffer, since `binaryType` has ws' default.
        hub.onFrame(connection, isBinary ? undefined : data.toString());
      }
    });
    socket.on('ping', () => connection.admit(clock()));
    socket.on('pong', () => connection.admit(clock()));
    // ws answers a frame that violates the protocol with the corresponding close code; the process continues.
    socket.on('error', (error: Error & { code?: string }) => {
      if (error.code?.startsWith('WS_ERR')) {
        const reason = error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'too-large' : 'malformed-frame';
        metrics.drops.inc({ reason });
        log('connection-dropped', { reason });
      }
    });
    socket.on('close', () => {
      connections.delete(connection);
      addresses.close(client);
      metrics.connections.dec({ protocol });
      hub.leave(connection);
    });
    hub.join(connection);
  }

  const sweep = setInterval(() => {
    const now = clock();
    addresses.sweep();
    for (const connection of connections) {
      if (now - connection.heardAt >= mostSilence) {
        connection.drop('silent');
      } else if (now - connection.pingedAt >= pingEvery) {
        connection.ping(now);
      }
    }
  }, sweepEvery);

  /**
   * Ends all connections with 1012, after which clients reconnect by themselves; those that do not answer are
   * terminated.
   */
  async function end(): Promise<void> {
    isStopping = true;
    clearInterval(sweep);
    const open = [...connections];
    const ended = Promise.all(open.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve))));
    for (const { socket } of open) {
      socket.close(closeCodes.restarting, 'The server restarts.');
    }
    await within(stopGrace, ended);
    for (const { socket } of open) {
      socket.terminate();
    }
    // This gives the store time to learn who has left.
    await within(100, ended);
  }

  return {
    metrics,
    end,
    /** Does the same, and closes the store. */
    async stop(): Promise<void> {
      await end();
      await store.close();
    },
  };
}

function readAddress(url = '/'): URL {
  try {
    return new URL(url, 'http://server');
  } catch {
    return new URL('http://server/malformed');
  }
}

const offersVersion2 = ({ headers }: IncomingMessage): boolean =>
  (headers['sec-websocket-protocol'] ?? '').split(',').some((offered) => versions2.includes(offered.trim()));

function refuse(socket: Duplex, status: number, text: string): void {
  // Otherwise the socket would remain until the client ends its half too.
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

/** Answers clients that offer HTTP/2 by an upgrade (as curl and Java do) as if they had not offered it. */
function answerPlainly(server: Server, request: IncomingMessage, socket: Duplex): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
  response.on('finish', () => {
    socket.once('finish', () => socket.destroy());
    socket.end();
  });
  server.emit('request', request, response);
}
