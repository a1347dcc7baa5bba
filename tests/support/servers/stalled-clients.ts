import { connect, type Socket } from 'node:net';

/** The ways in which a client can hold a connection forever. */
export const stalledKinds = [
  'a connection without a request',
  'half a header',
  'a GET whose body never comes',
  'a POST whose body never comes',
  'a reader that never reads a large answer',
  'an idle keep-alive',
  'a web socket that answers no close',
] as const;
export type StalledKind = (typeof stalledKinds)[number];

export interface StalledClient {
  readonly kind: StalledKind;
  readonly socket: Socket;
  /** Resolves once the server has ended the connection; the client never ends it. */
  readonly closed: Promise<void>;
}

/** The size of an answer that exceeds the buffers of the system, in bytes. */
const bigAnswer = 40_000_000;

/** Repeats a request for a file until the answers reach this size. */
const bigRequests = (host: string, path: string, length: number) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(Math.ceil(bigAnswer / length));

const firstBytes: Readonly<Record<StalledKind, (host: string, path: string, length: number) => string>> = {
  'a connection without a request': () => '',
  'half a header': (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Half: `,
  'a GET whose body never comes': (host) => `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\n`,
  'a POST whose body never comes': (host) =>
    `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`,
  'a reader that never reads a large answer': bigRequests,
  'an idle keep-alive': (host) => `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  'a web socket that answers no close': (host) =>
    `GET /ws?roomUUID=stalled HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
};

const answersNothing: readonly StalledKind[] = ['a connection without a request', 'half a header'];

/**
 * Connects, goes as far as this kind of client does, and then stalls.
 * @param host the host with its port
 * @param path a large file of the server
 * @param length the size of the file, in bytes
 */
export async function stall(kind: StalledKind, host: string, path = '/', length = 100_000): Promise<StalledClient> {
  const [hostname = '', port] = host.split(':');
  // The client never ends its half of the connection, not even after the server has ended the other.
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('end', resolve);
    socket.once('close', () => resolve());
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(firstBytes[kind](host, path, length));
  if (answersNothing.includes(kind)) {
    socket.resume();
  } else {
    await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed]);
    if (kind === 'a reader that never reads a large answer') {
      socket.pause();
    } else {
      socket.resume();
    }
  }
  return { kind, socket, closed };
}
