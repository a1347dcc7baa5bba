import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface Estimate {
  username: string;
  estimate?: string;
  estimatedAtISO8601?: string;
}

export interface OriginalServer {
  /** The host with its port: `127.0.0.1:41234`. */
  readonly host: string;
  readonly port: number;
  /** The frames that clients have sent, unmodified. */
  readonly received: string[];
  /** The estimates of a room. */
  readonly estimatesOf: (roomId: string) => readonly Estimate[];
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

/** The version of the server, not of the room, as in the original. */
const version = '1.2.3';

/**
 * Starts a server that behaves like the original one: version 1 of the protocol, without a subprotocol. For each
 * message of any type, it serialises the state once and sends it to all clients.
 * @param port 0 for a free one
 * @param doesAgree accepts any requested subprotocol, as some WebSocket libraries do by default
 */
export async function startOriginalServer(port = 0, doesAgree = false): Promise<OriginalServer> {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port,
    path: '/ws',
    handleProtocols: (offered) => (doesAgree ? ([...offered][0] ?? false) : false),
  });
  await once(server, 'listening');
  const rooms = new Map<string, { estimates: Estimate[]; sockets: Set<WebSocket>; lastUpdateISO8601: string }>();
  const received: string[] = [];
  server.on('connection', (socket, request) => {
    const roomId = new URL(request.url ?? '', 'ws://localhost').searchParams.get('roomUUID') ?? '';
    const room = rooms.get(roomId) ?? {
      estimates: [],
      sockets: new Set(),
      lastUpdateISO8601: new Date().toISOString(),
    };
    rooms.set(roomId, room);
    room.sockets.add(socket);
    const state = () =>
      JSON.stringify({ version, lastUpdateISO8601: room.lastUpdateISO8601, estimates: room.estimates });
    socket.send(state());
    socket.on('close', () => room.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      received.push(String(data));
      const { type, payload } = JSON.parse(String(data));
      if (type === 'vote') {
        const index = room.estimates.findIndex(({ username }) => username === payload.username);
        room.estimates.splice(index < 0 ? room.estimates.length : index, 1, payload);
      } else if (type === 'remove') {
        room.estimates = room.estimates.filter(({ username }) => username !== payload);
      } else if (type === 'reset') {
        room.estimates = room.estimates.map(({ username }) => ({ username }));
      }
      room.lastUpdateISO8601 = new Date().toISOString();
      const text = state();
      for (const other of room.sockets) {
        other.send(text);
      }
    });
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${chosen}`,
    port: chosen,
    received,
    estimatesOf: (roomId) => rooms.get(roomId)?.estimates ?? [],
    connections: () => server.clients.size,
    close: async () => {
      for (const socket of server.clients) {
        socket.terminate();
      }
      await new Promise((done) => server.close(done));
    },
  };
}
