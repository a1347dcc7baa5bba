import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';
import { type WebSocket, WebSocketServer } from 'ws';
import { applyMessage } from '#shared/poker/apply-message.ts';
import { readClientMessage } from '#shared/poker/messages.ts';
import { emptyRoom } from '#shared/poker/room.ts';
import { ackFrame, stateFrame2 } from '#shared/poker/views.ts';

/**
 * A plain implementation of the server for comparison: a single process, the same rooms and messages, and the state
 * serialised again for each socket and message. It has no limits, no heartbeat and no backlog.
 */
collectDefaultMetrics();
const server = createServer(async (_request, response) => response.end(await register.metrics()));
const rooms = new Map<string, { room: ReturnType<typeof emptyRoom>; names: Map<WebSocket, string> }>();

new WebSocketServer({ server, path: '/ws' }).on('connection', (socket, request) => {
  const id = new URL(request.url ?? '', 'http://server').searchParams.get('roomUUID') ?? '';
  const here = rooms.get(id) ?? { room: emptyRoom(Date.now()), names: new Map<WebSocket, string>() };
  rooms.set(id, here);
  here.names.set(socket, '');
  const send = (to: WebSocket) => {
    const names = new Set(here.names.values());
    const presence = { isConnected: (name: string) => names.has(name), hasVersion1Clients: false };
    to.send(stateFrame2(here.room, presence, Date.now()));
  };
  send(socket);
  socket.on('close', () => here.names.delete(socket));
  socket.on('message', (data) => {
    const read = readClientMessage(data.toString(), 2);
    const applied = read.ok ? applyMessage(here.room, read.value.message, Date.now()) : undefined;
    if (read.ok && applied?.ok) {
      const { message, id: messageId } = read.value;
      here.room = applied.value;
      if (message.type === 'vote') {
        here.names.set(socket, message.payload.username);
      }
      socket.send(ackFrame(messageId ?? 0, here.room.version));
      for (const one of here.names.keys()) {
        send(one);
      }
    }
  });
});

server.listen(0, '127.0.0.1', () => {
  console.log(`The plain server is at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
