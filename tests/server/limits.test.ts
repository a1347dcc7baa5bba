import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type HostedSite, hostSite } from '#server/host-site.ts';
import type { HttpLimits } from '#server/http-limits.ts';
import { createMemoryStore } from '#server/rooms/memory-store.ts';
import type { RoomStore } from '#server/rooms/room-store.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { type StalledKind, stall, stalledKinds } from '#tests/support/servers/stalled-clients.ts';

/** This is about twelve days, in ms: a connection that ends earlier was not ended by this limit. */
const never = 2 ** 30;

const patient = { headersTimeout: never, requestTimeout: never, idleTimeout: never, keepAliveTimeout: never };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-toolbox-limits-'));
  await writeFile(join(root, 'index.html'), '<head><title>Web Toolbox</title>');
  await writeFile(join(root, 'big.txt'), 'x'.repeat(100_000));
});
afterAll(() => rm(root, { recursive: true }));

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of clean.splice(0).reverse()) {
    await end();
  }
});

async function host(limits: Partial<HttpLimits>, store?: RoomStore): Promise<HostedSite & { events: string[] }> {
  const events: string[] = [];
  const log = (event: string, fields = {}) => events.push(`${event} ${JSON.stringify(fields)}`);
  const hosted = await hostSite({ root, host: '127.0.0.1', port: 0, limits, store, log });
  if (!hosted.ok) {
    throw new Error(hosted.error.message);
  }
  clean.push(hosted.value.stop);
  return { ...hosted.value, events };
}

/** Connects a client that sends a request and keeps its connection open. */
async function visit(port: number): Promise<{ socket: Socket; outcome: 'answered' | 'refused' }> {
  const socket = connect(port, '127.0.0.1');
  clean.push(() => socket.destroy());
  socket.on('error', () => undefined);
  const outcome = new Promise<'answered' | 'refused'>((resolve) => {
    socket.once('data', () => resolve('answered'));
    socket.once('close', () => resolve('refused'));
  });
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  return { socket, outcome: await outcome };
}

test.each(stalledKinds)('stops while a client holds %s', async (kind) => {
  const { port, stop } = await host({ ...patient, stopGrace: 50, stopTimeout: never });
  const client = await stall(kind, `127.0.0.1:${port}`, '/big.txt');
  clean.push(() => client.socket.destroy());
  await stop();
  expect(client.socket.closed).toBe(false);
  // The server must have released its port.
  const again = await hostSite({ root, host: '127.0.0.1', port });
  expect(again.ok && (await again.value.stop())).toBeUndefined();
  client.socket.resume();
  await client.closed;
});

test('an answer that is on its way is finished before the stop', async () => {
  const { port, stop } = await host({ stopGrace: never, stopTimeout: never });
  const reader = await stall('a reader that never reads a large answer', `127.0.0.1:${port}`, '/big.txt');
  clean.push(() => reader.socket.destroy());
  const stopped = stop();
  let text = '';
  reader.socket.on('data', (data) => {
    text = (text + data.toString('latin1')).slice(-1000);
  });
  reader.socket.resume();
  await stopped;
  await reader.closed;
  // The first answer is complete; the requests pipelined behind it are refused because the server is stopping.
  expect(text).toMatch(/x{100}$|503/u);
});

test('a store that never lets go does not keep the server', async () => {
  const store = { ...createMemoryStore(), close: () => new Promise<never>(() => undefined) };
  const { stop } = await host({ stopTimeout: 50 }, store);
  await stop();
});

/** The value of the limit under test, in ms. */
const short = 100;
test.each<[StalledKind, Partial<HttpLimits>]>([
  ['a connection without a request', { headersTimeout: short }],
  ['half a header', { headersTimeout: short }],
  ['a GET whose body never comes', { headersTimeout: short, requestTimeout: short }],
  ['a POST whose body never comes', {}],
  ['an idle keep-alive', { keepAliveTimeout: short }],
])('%s is ended by %j, and a living web socket is not', async (kind, limits) => {
  const { port } = await host({ ...patient, checkEvery: 20, ...limits });
  const room = await PokerClient.open(`127.0.0.1:${port}`, 'room');
  clean.push(() => room.close());
  const client = await stall(kind, `127.0.0.1:${port}`);
  clean.push(() => client.socket.destroy());
  await client.closed;
  expect(await room.vote('Ada', '5')).toBe('kept');
});

test('a reader that never reads a large answer is ended once nothing moves, and a living web socket is not', async () => {
  const { port } = await host({ ...patient, idleTimeout: 300 });
  const room = await PokerClient.open(`127.0.0.1:${port}`, 'room');
  clean.push(() => room.close());
  const { socket, closed } = await stall('a reader that never reads a large answer', `127.0.0.1:${port}`, '/big.txt');
  clean.push(() => socket.destroy());
  // A client that does not read does not notice the end, which comes after the data buffered by the system (only a part
  // of the answer).
  await expect.poll(() => read(port, 'http_connections')).toBe(2);
  let bytes = socket.bytesRead;
  socket.on('data', (data) => {
    bytes += data.length;
  });
  socket.resume();
  await closed;
  expect(bytes).toBeLessThan(400 * 100_000);
  expect(await room.vote('Ada', '5')).toBe('kept');
});

test('an upgrade that is refused is not held open by a client that never ends its half', async () => {
  const { port, stop } = await host({ idleTimeout: never, stopGrace: never, stopTimeout: never });
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clean.push(() => socket.destroy());
  socket.resume();
  const ended = new Promise((resolve) => socket.once('end', resolve));
  socket.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  await ended;
  await expect.poll(() => read(port, 'http_connections')).toBe(1);
  await stop();
});

/** Reads a gauge from `/metrics`. The connection of this request is counted as well. */
async function read(port: number, name: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } });
  return Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(await answer.text())?.[1]);
}

test('takes so many connections from one address, says so once, and takes new ones when others end', async () => {
  const { port, events } = await host({ connectionsPerAddress: 2, clientOf: (address) => address });
  const [first, second] = [await visit(port), await visit(port)];
  expect([first.outcome, second.outcome]).toEqual(['answered', 'answered']);
  expect([(await visit(port)).outcome, (await visit(port)).outcome]).toEqual(['refused', 'refused']);
  expect(events.filter((event) => event.startsWith('connections-refused'))).toEqual([
    'connections-refused {"reason":"address","limit":2}',
  ]);
  first.socket.destroy();
  await expect.poll(async () => (await visit(port)).outcome).toBe('answered');
});

test('takes so many connections in all', async () => {
  const { port, events } = await host({ connections: 2 });
  const outcomes = [await visit(port), await visit(port), await visit(port)].map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['answered', 'answered', 'refused']);
  expect(events).toContain('connections-refused {"reason":"all","limit":2}');
});

test('this machine’s own connections are not counted: a proxy on it speaks for many', async () => {
  const { port } = await host({ connectionsPerAddress: 1 });
  expect([(await visit(port)).outcome, (await visit(port)).outcome]).toEqual(['answered', 'answered']);
});
