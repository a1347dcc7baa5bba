import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface Estimate {
  username: string;
  estimate?: string;
  estimatedAtISO8601?: string;
}

interface Message {
  readonly type: string;
  readonly payload?: unknown;
}

/**
 * A poker planning server as the original's is: version 1 of the protocol and nothing else. It knows no subprotocol,
 * and keeps what it is sent as it is.
 */
export async function startVersion1Server(): Promise<{ readonly host: string; close(): Promise<void> }> {
  const rooms = new Map<string, { estimates: Estimate[]; sockets: Set<WebSocket>; version: number }>();
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/ws', handleProtocols: () => false });
  server.on('connection', (socket, request) => {
    const id = new URL(request.url ?? '', 'http://server').searchParams.get('roomUUID') ?? '';
    const room = rooms.get(id) ?? { estimates: [], sockets: new Set(), version: 0 };
    rooms.set(id, room);
    room.sockets.add(socket);
    const state = () =>
      JSON.stringify({
        version: room.version,
        lastUpdateISO8601: new Date().toISOString(),
        estimates: room.estimates,
      });
    socket.send(state());
    socket.on('close', () => room.sockets.delete(socket));
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(data.toString()) as Message;
      if (type === 'vote') {
        const vote = payload as Estimate;
        const index = room.estimates.findIndex(({ username }) => username === vote.username);
        room.estimates.splice(index < 0 ? room.estimates.length : index, 1, vote);
      } else if (type === 'remove') {
        room.estimates = room.estimates.filter(({ username }) => username !== payload);
      } else if (type === 'reset') {
        room.estimates = room.estimates.map(({ username }) => ({ username }));
      } else {
        return;
      }
      room.version += 1;
      for (const one of room.sockets) {
        one.send(state());
      }
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) {
          socket.terminate();
        }
        server.close(() => resolve());
      }),
  };
}
