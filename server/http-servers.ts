import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpLimits } from './http-limits.ts';
import type { Log } from './log.ts';
import { within } from './within.ts';

export interface HttpServers {
  /** Creates a server that enforces the limits; the first one created receives the upgrades of all. */
  create(handler: RequestListener): Server;
  /** The number of open connections, including WebSockets. */
  count(): number;
  /** Serves another address of this machine like the first; one that cannot be served is skipped. */
  listenAlso(host: string, port: number): Promise<void>;
  /**
   * Stops accepting connections, lets pending responses finish, then closes every remaining connection.
   * @param others what to wait for besides responses: the closing of WebSockets
   */
  stop(others: Promise<void>): Promise<void>;
}

/**
 * Manages the HTTP servers of one site and all of their TCP connections. They are tracked here because Node forgets a
 * connection once it is upgraded, and at the end waits for every other one for as long as its client keeps it open.
 */
export function createHttpServers(limits: HttpLimits, log: Log): HttpServers {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  const clients = new Map<string, { count: number; isTold: boolean }>();
  let handle: RequestListener = () => undefined;
  let onAnswered: (() => void) | undefined;

  function countIn(socket: Socket): void {
    const client = limits.clientOf(socket.remoteAddress ?? '');
    if (client === undefined) {
      return;
    }
    const known = clients.get(client) ?? { count: 0, isTold: false };
    clients.set(client, known);
    known.count += 1;
    socket.once('close', () => {
      known.count -= 1;
      if (known.count === 0) {
        clients.delete(client);
      }
    });
    if (known.count > limits.connectionsPerAddress) {
      socket.destroy();
      if (!known.isTold) {
        known.isTold = true;
        log('connections-refused', { reason: 'address', limit: limits.connectionsPerAddress });
      }
    }
  }

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    countIn(socket);
  }

  function make(): Server {
    const server = createServer(
      {
        headersTimeout: limits.headersTimeout,
        requestTimeout: limits.requestTimeout,
        connectionsCheckingInterval: limits.checkEvery,
        keepAliveTimeout: limits.keepAliveTimeout,
      },
      (request, response) => {
        answers.add(response);
        response.once('close', () => {
          answers.delete(response);
          onAnswered?.();
        });
        handle(request, response);
      },
    );
    server.setTimeout(limits.idleTimeout);
    server.maxConnections = limits.connections;
    server.on('connection', keep);
    let isFull = false;
    server.on('drop', () => {
      if (!isFull) {
        isFull = true;
        log('connections-refused', { reason: 'all', limit: limits.connections });
      }
    });
    servers.push(server);
    return server;
  }

  return {
    create(handler) {
      handle = handler;
      return make();
    },

    count: () => sockets.size,

    async listenAlso(host, port) {
      const [first] = servers;
      const server = make();
      server.on('upgrade', (...upgrade) => first?.emit('upgrade', ...upgrade));
      await new Promise<void>((resolve) => {
        server.once('error', () => resolve());
        server.listen({ host, port }, resolve);
      });
    },

    async stop(others) {
      for (const server of servers) {
        server.close();
      }
      const areAnswered = new Promise<void>((resolve) => {
        onAnswered = () => answers.size === 0 && resolve();
        onAnswered();
      });
      await within(limits.stopGrace, Promise.all([areAnswered, others]));
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  };
}
