import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { Log } from '#server/log.ts';
import { closeCodes, isRoomId, limits, subprotocol2 } from '#shared/poker-messages.ts';
import { Connection, type ConnectionLimits, connectionLimits } from './connection.ts';
import { createMetrics } from './metrics.ts';
import { RoomHub } from './room-hub.ts';
import type { RoomStore } from './room-store.ts';

export interface RoomsOptions extends Partial<ConnectionLimits> {
  readonly store: RoomStore;
  readonly log: Log;
  /** In ms, monotonic. */
  readonly clock?: () => number;
  /** How often peers are asked whether they live, in ms. */
  readonly pingEvery?: number;
  /** How long a peer may be silent, in ms. */
  readonly mostSilence?: number;
  /** How often it is looked for peers that are due for either, in ms. */
  readonly sweepEvery?: number;
}

/** How long a peer has to answer a close frame, in ms. */
const closeTimeout = 3000;

/**
 * Serves poker planning at `/ws?roomUUID={id}` of an HTTP server. Pages of any origin may join: a room is known by its
 * id alone, there is no cookie or other standing that a page of somebody else could misuse, and the original's clients
 * live on other hosts.
 * @param server gets all its upgrades handled
 */
export function serveRooms(server: Server, options: RoomsOptions) {
  const { store, log, clock = () => performance.now() } = options;
  const { pingEvery = 30_000, mostSilence = 60_000, sweepEvery = 5000 } = options;
  const sizes: ConnectionLimits = { ...connectionLimits, ...options };
  const metrics = createMetrics(() => store.countRooms() ?? 0);
  const hub = new RoomHub(store, metrics, log);
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
    handleProtocols: (offered: Set<string>) => (offered.has(subprotocol2) ? subprotocol2 : false),
  } satisfies ServerOptions & { readonly closeTimeout: number };
  const sockets = new WebSocketServer(socketOptions);

  server.on('upgrade', (request, socket, head) => {
    // A peer that is gone before the upgrade is done.
    socket.on('error', () => socket.destroy());
    const { pathname, searchParams } = readAddress(request.url);
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      answerPlainly(server, request, socket);
      return;
    }
    const roomId = searchParams.get('roomUUID') ?? '';
    if (pathname !== '/ws') {
      refuse(socket, 404, 'WebSockets are at /ws?roomUUID={id}.');
    } else if (!isRoomId(roomId)) {
      refuse(socket, 400, `roomUUID is needed: 1 to ${limits.roomId} characters.`);
    } else if (isStopping) {
      refuse(socket, 503, 'The server is stopping.');
    } else {
      sockets.handleUpgrade(request, socket, head, (webSocket) => connect(webSocket, socket, roomId));
    }
  });

  function connect(socket: WebSocket, stream: Duplex, roomId: string): void {
    const version = socket.protocol === subprotocol2 ? 2 : 1;
    count += 1;
    const connection = new Connection(`${ids}-${count}`, socket, stream, version, roomId, clock(), sizes, (reason) => {
      metrics.drops.inc({ reason });
      log('connection-dropped', { reason });
    });
    const protocol = `${version}`;
    connections.add(connection);
    metrics.connections.inc({ protocol });
    socket.on('message', (data, isBinary) => {
      if (connection.admit(clock())) {
        // Text comes as one Buffer: `binaryType` is ws' default.
        hub.onFrame(connection, isBinary ? undefined : data.toString());
      }
    });
    socket.on('ping', () => connection.admit(clock()));
    socket.on('pong', () => connection.admit(clock()));
    // ws answers a frame that breaks the protocol with the close code for it; the process goes on.
    socket.on('error', (error: Error & { code?: string }) => {
      if (error.code?.startsWith('WS_ERR')) {
        const reason = error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'too-large' : 'malformed-frame';
        metrics.drops.inc({ reason });
        log('connection-dropped', { reason });
      }
    });
    socket.on('close', () => {
      connections.delete(connection);
      metrics.connections.dec({ protocol });
      hub.leave(connection);
    });
    hub.join(connection);
  }

  const sweep = setInterval(() => {
    const now = clock();
    for (const connection of connections) {
      if (now - connection.heardAt >= mostSilence) {
        connection.drop('silent');
      } else if (now - connection.pingedAt >= pingEvery) {
        connection.ping(now);
      }
    }
  }, sweepEvery);

  return {
    metrics,
    /** Ends all connections with 1012, on which clients come back by themselves, and lets go of the store. */
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(sweep);
      const open = [...connections];
      const ended = open.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
      for (const { socket } of open) {
        socket.close(closeCodes.restarting, 'The server restarts.');
      }
      const timeLimit = setTimeout(() => {
        for (const { socket } of open) {
          socket.terminate();
        }
      }, closeTimeout);
      await Promise.all(ended);
      clearTimeout(timeLimit);
      await store.close();
    },
  };
}

export type Rooms = ReturnType<typeof serveRooms>;

function readAddress(url = '/'): URL {
  try {
    return new URL(url, 'http://server');
  } catch {
    return new URL('http://server/malformed');
  }
}

function refuse(socket: Duplex, status: number, text: string): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

/** Clients that offer HTTP/2 by an upgrade (curl and Java do) get the answer that they would get without. */
function answerPlainly(server: Server, request: IncomingMessage, socket: Duplex): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
  response.on('finish', () => socket.end());
  server.emit('request', request, response);
}
