import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join, sep } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { type StalledClient, stall, stalledKinds } from '#tests/support/servers/stalled-clients.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of clean.splice(0).reverse()) {
    await end();
  }
});

async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(environment);
  clean.push(() => server.end('SIGKILL'));
  return server;
}

/** Sends signals to the process, one after another, and returns how it ends. */
async function signal({ process }: RunningServer, ...signals: readonly NodeJS.Signals[]): Promise<unknown[]> {
  const ended = once(process, 'exit');
  for (const one of signals) {
    process.kill(one);
  }
  return ended;
}

/** The server runs from its sources, which lie beside those of the page. */
const largestFile = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .map((path) => ({ path: `/${path.split(sep).join('/')}`, length: statSync(join('renderer', path)).size }))
  .reduce((largest, file) => (file.length > largest.length ? file : largest));

async function stallAll(host: string): Promise<StalledClient[]> {
  const clients: StalledClient[] = [];
  for (const kind of stalledKinds) {
    const client = await stall(kind, host, largestFile.path, largestFile.length);
    clean.push(() => client.socket.destroy());
    clients.push(client);
  }
  return clients;
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server with 0, whatever clients hold', async (name) => {
  const server = await start();
  const clients = await stallAll(server.host);
  const room = await PokerClient.open(server.host, 'room');
  expect(await signal(server, name)).toEqual([0, null]);
  expect((await room.closed).code).toBe(1012);
  // None of the clients closed its connection: the server did.
  expect(clients.filter(({ socket }) => socket.writableEnded)).toEqual([]);
});

test('a signal that comes again does not cut the stop short', async () => {
  const server = await start();
  const { socket } = await stall('a web socket that answers no close', server.host);
  clean.push(() => socket.destroy());
  expect(await signal(server, 'SIGINT', 'SIGINT', 'SIGTERM', 'SIGTERM')).toEqual([0, null]);
});

test('a Redis that takes connections and never answers does not keep the server from its end', async () => {
  const held = new Set<Socket>();
  const silent = createServer((socket) => held.add(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  clean.push(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const server = await start({ REDIS_URL: `redis://127.0.0.1:${port}` });
  expect(held.size).toBeGreaterThan(0);
  await stallAll(server.host);
  const room = await PokerClient.open(server.host, 'room');
  expect(await signal(server, 'SIGTERM')).toEqual([0, null]);
  expect((await room.closed).code).toBe(1012);
});

test('rooms go on when whoever read the log is gone, and the server still ends with 0', async () => {
  const server = await start();
  server.process.stdout?.destroy();
  const first = await PokerClient.open(server.host, 'first');
  expect(await first.vote('Ada', '5')).toBe('kept');
  const second = await PokerClient.open(server.host, 'second');
  expect(await second.vote('Bob', '8')).toBe('kept');
  expect(await signal(server, 'SIGTERM')).toEqual([0, null]);
});

test.each([
  ['on', 200],
  ['off', 404],
])('METRICS=%s answers /metrics with %i', async (METRICS, status) => {
  const { host } = await start({ METRICS });
  expect((await fetch(`http://${host}/metrics`)).status).toBe(status);
  expect((await fetch(`http://${host}/healthz`)).status).toBe(200);
});

test('a setting that is none ends the start, and is named', async () => {
  await expect(startServer({ METRICS: 'perhaps' })).rejects.toThrow('METRICS is "perhaps": on or off is needed.');
});
