import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface MuteProxy {
  /** The host with its port. */
  readonly host: string;
  /** Stops forwarding on the open connections, but keeps them open. New connections work. */
  mute(): void;
  /** The number of connections opened so far. */
  lines(): number;
  close(): Promise<void>;
}

/**
 * Starts a proxy between a client and a server that can act like a network that fails silently.
 * @param target the server, with its port
 */
export async function startMuteProxy(target: string): Promise<MuteProxy> {
  const [host, port] = target.split(':');
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    count += 1;
    const upstream = connect(Number(port), host);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    mute: () => {
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    lines: () => count,
    close: async () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
