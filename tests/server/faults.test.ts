import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { LogFields } from '#server/log.ts';
import { createMemoryStore } from '#server/rooms/memory-store.ts';
import { subprotocol2 } from '#shared/poker/messages.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { type StartedRooms, startRooms } from '#tests/support/servers/serve-rooms.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory that is still in use, in bytes. */
function usedMemory(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let rooms: StartedRooms;
let witness: PokerClient;
/** The server's clock, in ms. It stands still unless a test advances it. */
let clock = 0;

/** Opens another room, which must not be affected. */
beforeEach(async () => {
  clock = 0;
  rooms = await startRooms({ clock: () => clock, sweepEvery: 10 });
  witness = await PokerClient.open(rooms.host, 'witness');
  expect(await witness.vote('Witness', '1')).toBe('kept');
});

afterEach(async () => {
  expect(await witness.vote('Witness', '2')).toBe('kept');
  await witness.until('the vote', ({ state }) => state?.version === 2);
  expect(witness.messages.filter(({ kind }) => kind === 'error')).toEqual([]);
  await rooms.stop();
});

/** Opens a socket with a handshake made by hand, which lets it misbehave afterwards. */
async function rawSocket(path = '/ws?roomUUID=room', headers = ''): Promise<{ socket: Socket; answer: string }> {
  const [host, port] = rooms.host.split(':');
  const socket = connect(Number(port), host);
  socket.on('error', () => {});
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${rooms.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`,
  );
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  return { socket, answer };
}

const closeCodeIn = (data: Buffer) => {
  const start = data.lastIndexOf(0x88);
  return start < 0 ? undefined : data.readUInt16BE(start + 2);
};

/** A frame as a client sends it, masked with zeros. */
function frame(first: number, payload: Buffer | string, length?: number): Buffer {
  const body = Buffer.from(payload);
  const size = length ?? body.length;
  const head = size < 126 ? Buffer.from([first, 0x80 | size]) : Buffer.alloc(4);
  if (size >= 126) {
    head.writeUInt8(first, 0);
    head.writeUInt8(0x80 | 126, 1);
    head.writeUInt16BE(size, 2);
  }
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

describe('frames that break the protocol', () => {
  test.each([
    ['without a mask', Buffer.from([0x81, 0x02, 0x7b, 0x7d]), 1002],
    ['with reserved bits', frame(0xf1, '{}'), 1002],
    ['with an unknown operation', frame(0x83, '{}'), 1002],
    ['a continuation of nothing', frame(0x80, '{}'), 1002],
    ['a ping that is too long', frame(0x89, 'x'.repeat(126)), 1002],
    ['a ping in pieces', frame(0x09, 'x'), 1002],
    ['text that is not UTF-8', frame(0x81, Buffer.from([0xff, 0xfe])), 1007],
    ['a close code that is none', frame(0x88, Buffer.from([0x00, 0x01])), 1002],
    ['a close with one byte', frame(0x88, Buffer.from([0x03])), 1002],
    ['more than 16 KiB', frame(0x81, 'x'.repeat(16 * 1024 + 1)), 1009],
    [
      'more than 16 KiB in pieces',
      Buffer.concat([frame(0x01, 'x'.repeat(10_000)), frame(0x80, 'x'.repeat(10_000))]),
      1009,
    ],
    ['a length of 2^63', Buffer.from([0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 1009],
  ])('%s', async (_, bytes, code) => {
    const { socket } = await rawSocket();
    const received: Buffer[] = [];
    socket.on('data', (data) => received.push(data));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write(bytes);
    await ended;
    expect(closeCodeIn(Buffer.concat(received))).toBe(code);
  });

  test('16 KiB exactly are read', async () => {
    const client = await PokerClient.open(rooms.host, 'room');
    const message = { type: 'vote', payload: { username: 'Ada', estimate: '5' }, padding: '' };
    message.padding = 'x'.repeat(16 * 1024 - JSON.stringify(message).length);
    client.socket.send(JSON.stringify(message));
    await client.until('vote', ({ state }) => state?.version === 1);
  });

  test('a peer that resets the connection in the middle of a frame', async () => {
    const { socket } = await rawSocket();
    socket.write(frame(0x81, '{"type":', 200));
    socket.resetAndDestroy();
    await expect.poll(() => rooms.metric('poker_connections')).toBe(1);
  });
});

describe('upgrades', () => {
  test.each([
    ['/ws', 400],
    ['/ws?roomUUID=', 400],
    ['/ws?roomUUID=%20', 400],
    [`/ws?roomUUID=${'x'.repeat(129)}`, 400],
    ['/ws/?roomUUID=room', 404],
    ['/', 404],
    ['/metrics', 404],
    ['//ws?roomUUID=room', 404],
  ])('to %s is refused with %i', async (path, status) => {
    const { socket, answer } = await rawSocket(path);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    socket.destroy();
  });

  test.each([
    ['with 128 characters of any script', `/ws?roomUUID=${encodeURIComponent('ü😀'.repeat(64))}`],
    ['with the subprotocol among others', '/ws?roomUUID=room', 'Sec-WebSocket-Protocol: chat, poker-planning.2\r\n'],
    ['from a page of any origin', '/ws?roomUUID=room', 'Origin: https://elsewhere.example\r\n'],
    ['with compression offered', '/ws?roomUUID=room', 'Sec-WebSocket-Extensions: permessage-deflate\r\n'],
  ])('%s', async (_, path, headers = '') => {
    const { socket, answer } = await rawSocket(path, headers);
    expect(answer).toMatch(/^HTTP\/1.1 101 /u);
    expect(answer.includes('poker-planning.2')).toBe(headers.includes('poker-planning.2'));
    expect(answer).not.toMatch(/permessage-deflate/iu);
    socket.destroy();
  });

  test('to HTTP/2, as curl offers it, is answered as without', async () => {
    const [hostname, port] = rooms.host.split(':');
    const body = await new Promise<string>((resolve, reject) => {
      request({ hostname, port, path: '/', headers: { connection: 'Upgrade', upgrade: 'h2c' } }, (response) => {
        response.on('data', (chunk: Buffer) => resolve(chunk.toString()));
      })
        .on('error', reject)
        .end();
    });
    expect(body).toBe('plain');
  });
});

describe('senders and readers', () => {
  test('more than 20 messages a second close with 1008, and what came before stays', async () => {
    const client = await PokerClient.open(rooms.host, 'room');
    for (let index = 0; index < 40; index += 1) {
      client.send({ type: 'vote', payload: { username: 'Ada', estimate: `${index}` } });
    }
    expect((await client.closed).code).toBe(1008);
    const other = await PokerClient.open(rooms.host, 'room');
    await other.until('state', ({ state }) => state);
    expect(other.state?.version).toBe(20);
    expect(await rooms.metric('poker_drops_total', 'flooding')).toBe(1);
  });

  test('20 messages in one second and 20 in the next are fine, 21 within one are not', async () => {
    const client = await PokerClient.open(rooms.host, 'room');
    const twenty = (name: string) =>
      Promise.all(Array.from({ length: 20 }, (_, index) => client.vote(name, `${index}`)));
    expect(new Set(await twenty('Ada'))).toEqual(new Set(['kept']));
    clock += 1000;
    expect(new Set(await twenty('Bob'))).toEqual(new Set(['kept']));
    clock += 999;
    client.send({ type: 'reset' });
    expect((await client.closed).code).toBe(1008);
  });

  test.each(['ping', 'pong'] as const)('a flood of %ss ends, too', async (kind) => {
    const client = await PokerClient.open(rooms.host, 'room');
    for (let index = 0; index < 50; index += 1) {
      client.socket[kind]();
    }
    expect((await client.closed).code).toBe(1008);
  });

  test('a reader that stops reading is dropped, and the room goes on', async () => {
    const { socket } = await rawSocket('/ws?roomUUID=room', `Sec-WebSocket-Protocol: ${subprotocol2}\r\n`);
    socket.pause();
    const [ada, bob] = [await PokerClient.open(rooms.host, 'room'), await PokerClient.open(rooms.host, 'room')];
    // The state is large so that the reader's backlog grows fast.
    for (let index = 0; index < 200; index += 1) {
      clock += 50;
      await ada.vote(`${index}`.padEnd(64, '😀'), '5');
    }
    for (let round = 0; (await rooms.metric('poker_drops_total', 'slow')) === 0; round += 1) {
      expect(round).toBeLessThan(1000);
      clock += 50;
      expect(await ada.ask({ type: 'story', payload: { title: `${round}` } })).toBe('kept');
      await bob.until('story', ({ state }) => state?.story === `${round}`);
      for (const { frames, messages } of [ada, bob]) {
        frames.length = 0;
        messages.length = 0;
      }
    }
    await expect.poll(() => rooms.metric('poker_connections')).toBe(3);
    expect(await bob.ask({ type: 'reveal' })).toBe('kept');
    await ada.until('reveal', ({ state }) => state?.revealed);
    socket.destroy();
  });

  test('a half-open connection is asked after 30 s and dropped after 60 s', async () => {
    // A raw socket does not answer pings, like a machine that has lost its network.
    const { socket } = await rawSocket();
    const received: Buffer[] = [];
    socket.on('data', (data) => received.push(data));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await expect.poll(() => rooms.metric('poker_connections')).toBe(2);
    clock += 30_000;
    await new Promise<void>((resolve) => {
      socket.on('data', () => Buffer.concat(received).includes(Buffer.from([0x89, 0x00])) && resolve());
    });
    expect(socket.closed).toBe(false);
    // Meanwhile the witness answers its ping automatically, like any living client.
    await witness.vote('Witness', '1');
    clock += 30_001;
    await ended;
    expect(await rooms.metric('poker_drops_total', 'silent')).toBe(1);
  });
});

test('a crowd of 1,000 that comes back at once is let in, and memory goes back to its level', async () => {
  const open = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => PokerClient.open(rooms.host, `room ${index % 10}`)));
  async function visit(crowd: number): Promise<void> {
    const first = await open(crowd);
    await Promise.all(first.slice(0, 50).map((client, index) => client.vote(`m ${index}`, '5')));
    for (const { socket } of first) {
      socket.terminate();
    }
    const second = await open(crowd);
    await Promise.all(second.map((client) => client.until('all votes', ({ state }) => state?.estimates.length === 5)));
    await Promise.all(second.map((client) => client.close()));
    await expect.poll(() => rooms.metric('poker_connections')).toBe(1);
    expect(await rooms.metric('poker_rooms')).toBe(1);
  }
  await visit(200);
  const before = usedMemory();
  await visit(1000);
  // 2,000 leaked connections would take about 20 MB.
  expect(usedMemory() - before).toBeLessThan(4 * 1024 * 1024);
});

describe('rooms in memory', () => {
  test('end 24 hours after their last message, for those who are there, too', async () => {
    let now = Date.now();
    const store = createMemoryStore({ now: () => now, sweepEvery: 10 });
    const timed = await startRooms({ store });
    const client = await PokerClient.open(timed.host, 'room');
    await client.vote('Ada', '5');
    now += 24 * 60 * 60 * 1000 - 1;
    await client.vote('Ada', '5'); // This changes nothing, but counts as a message.
    now += 24 * 60 * 60 * 1000 - 1;
    const other = await PokerClient.open(timed.host, 'room');
    await other.until('room', ({ state }) => state?.estimates.length === 1);
    now += 1;
    await other.until('end of the room', ({ state }) => state?.estimates.length === 0);
    expect(await timed.metric('poker_rooms_in_memory')).toBe(0);
    await timed.stop();
  });

  test('that everybody has left make way for new ones, the one that was left first before the others', async () => {
    const full = await startRooms({ store: createMemoryStore({ mostBytes: 4000 }) });
    const stay = await PokerClient.open(full.host, 'stay');
    expect(await stay.vote('Ada', '5')).toBe('kept');
    for (let index = 0; index < 20; index += 1) {
      const passing = await PokerClient.open(full.host, `room ${index}`);
      expect(await passing.vote('Bob', '5')).toBe('kept');
      await passing.close();
      await expect.poll(() => full.metric('poker_rooms')).toBe(1);
    }
    const [first, last] = [await PokerClient.open(full.host, 'room 0'), await PokerClient.open(full.host, 'room 19')];
    await first.until('a state', ({ state }) => state);
    await last.until('a state', ({ state }) => state);
    expect(first.state?.estimates).toEqual([]);
    expect(last.state?.estimates).toHaveLength(1);
    expect(await stay.vote('Ada', '8')).toBe('kept');
    await full.stop();
  });

  test('are bounded together: a full server takes no new room and keeps those it has', async () => {
    const full = await startRooms({ store: createMemoryStore({ mostBytes: 3000 }) });
    const client = await PokerClient.open(full.host, 'room');
    expect(await client.vote('Ada', '5')).toBe('kept');
    const second = await PokerClient.open(full.host, 'second');
    expect(await second.vote('Bob', '5')).toBe('server-full');
    expect(await client.vote('Cem', '5')).toBe('kept');
    const old = await PokerClient.open(full.host, 'third', 1);
    old.send({ type: 'vote', payload: { username: 'Dan', estimate: '5' } });
    expect((await old.closed).code).toBe(1013);
    await full.stop();
  });
});

describe('one address', () => {
  const from = (host: string, room: string, address: string) =>
    PokerClient.open(host, room, 2, { 'x-forwarded-for': `10.9.9.9, ${address}` });

  test('has so many sockets, and is told so; another one has its own', async () => {
    const limited = await startRooms({ clientAddressHeader: 'x-forwarded-for', socketsPerAddress: 2 });
    const [first, second] = [
      await from(limited.host, 'room', '10.0.0.1'),
      await from(limited.host, 'room', '10.0.0.1'),
    ];
    const third = await from(limited.host, 'room', '10.0.0.1');
    expect(await third.closed).toEqual({
      code: 1013,
      reason: 'Too many connections to poker rooms come from your network address.',
    });
    const other = await from(limited.host, 'room', '10.0.0.2');
    expect(await other.vote('Other', '1')).toBe('kept');
    await first.close();
    await expect.poll(() => limited.metric('poker_connections')).toBe(2);
    const again = await from(limited.host, 'room', '10.0.0.1');
    expect(await again.vote('Again', '1')).toBe('kept');
    expect(await second.vote('Second', '1')).toBe('kept');
    expect(await limited.metric('poker_drops_total', 'address-limit')).toBe(1);
    await limited.stop();
  });

  test('begins so many rooms a day, and is told so; it goes on in those that are there', async () => {
    let now = 0;
    const limited = await startRooms({
      clientAddressHeader: 'x-forwarded-for',
      roomsPerAddress: 2,
      clock: () => now,
      sweepEvery: 10,
    });
    const vote = async (room: string, address: string) => {
      const client = await from(limited.host, room, address);
      const answer = await client.vote('Ada', '5');
      await client.close();
      return answer;
    };
    expect(await vote('room 1', '10.0.0.1')).toBe('kept');
    expect(await vote('room 2', '10.0.0.1')).toBe('kept');
    expect(await vote('room 3', '10.0.0.1')).toBe('server-full');
    expect(await vote('room 1', '10.0.0.1')).toBe('kept');
    expect(await vote('room 3', '10.0.0.2')).toBe('kept');
    expect(await vote('room 3', '10.0.0.1')).toBe('kept');
    now += 24 * 60 * 60 * 1000;
    expect(await vote('room 4', '10.0.0.1')).toBe('kept');
    await limited.stop();
  });

  test('is that of the connection, unless a setting trusts a header', async () => {
    const usual = await startRooms({ socketsPerAddress: 1 });
    const clients = [await from(usual.host, 'room', '10.0.0.1'), await from(usual.host, 'room', '10.0.0.1')];
    // The connections come from this machine, which is not counted.
    expect(await Promise.all(clients.map((client, index) => client.vote(`${index}`)))).toEqual(['kept', 'kept']);
    await usual.stop();
  });
});

test('logs tell events, and nothing of what people write', async () => {
  const lines: { event: string; fields: LogFields | undefined }[] = [];
  const logged = await startRooms({}, (event, fields) => lines.push({ event, fields }));
  const client = await PokerClient.open(logged.host, 'secret-room');
  await client.ask({
    type: 'vote',
    payload: { username: 'secret-name', estimate: 'secret-vote', key: 'secret-key-secret' },
  });
  await client.ask({ type: 'story', payload: { title: 'secret-story', next: true } });
  await client.ask({ type: 'cards', payload: ['secret-card'] });
  client.socket.send('secret-noise');
  client.socket.send(`{"type":"secret-type"}`);
  for (let index = 0; index < 30; index += 1) {
    client.send({ type: 'remove', payload: 'secret-name' });
  }
  await client.closed;
  const text = JSON.stringify(lines) + (await logged.metrics.register.metrics());
  expect(lines.map(({ event }) => event)).toContain('room-opened');
  expect(lines).toContainEqual({ event: 'connection-dropped', fields: { reason: 'flooding' } });
  expect(text).not.toContain('secret');
  expect(text).toContain(createHash('sha256').update('secret-room').digest('hex').slice(0, 12));
  await logged.stop();
});

test('a server that stops closes with 1012', async () => {
  const stopping = await startRooms();
  const clients = await Promise.all([1, 2, 3].map(() => PokerClient.open(stopping.host, 'room')));
  const { socket: deaf } = await rawSocket();
  deaf.pause();
  await stopping.stop();
  expect(await Promise.all(clients.map(async ({ closed }) => (await closed).code))).toEqual([1012, 1012, 1012]);
  deaf.destroy();
  const late = new WebSocket(`ws://${stopping.host}/ws?roomUUID=room`);
  await new Promise((resolve) => late.once('error', resolve));
});
