import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** The ports are below those that a system gives to whoever asks for any: from 32768 on Linux, from 49152 elsewhere. */
const firstPort = 20_000;
const lastPort = 32_767;
const mostTries = 1000;

/**
 * Finds a TCP port on which nothing listens, and keeps it for this process: until it ends, no other call is given the
 * port, here or in tests that run beside these.
 * @param draw proposes a port, as often as none is free
 * @returns from 20000 to 32767, if nothing else is drawn
 * @throws {Error} if a thousand ports were all taken
 */
export async function freePort(draw = () => randomInt(firstPort, lastPort + 1)): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = draw();
    if ((await reserve(port)) && (await isFree(port))) {
      return port;
    }
  }
  throw new Error(`No port from ${firstPort} to ${lastPort} is free.`);
}

/** Holds the UDP port of the same number, which nothing here uses, and which the system lets go however the process ends. */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      resolve(true);
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '0.0.0.0', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
