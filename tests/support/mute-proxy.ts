import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface MuteProxy {
  /** With its port. */
  readonly host: string;
  /** Lets nothing through any more on the lines that are open, and keeps them open. New lines work. */
  mute(): void;
  /** How many lines were opened so far. */
  lines(): number;
  close(): Promise<void>;
}

/**
 * Stands between a client and a server, and can do what a network does that is gone without a word.
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
