import { type AddressInfo, connect, createServer } from 'node:net';
import { createClient } from 'redis';
import { afterEach, describe, expect, test } from 'vitest';
import { createRedisStore } from '#server/rooms/redis-store.ts';
import type { RoomStore } from '#server/rooms/room-store.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { startRooms } from '#tests/support/servers/serve-rooms.ts';
import { type RunningRedis, startRedis } from '#tests/support/servers/start-redis.ts';
import { startServer } from '#tests/support/servers/start-server.ts';

/** Covers a Redis that answers but stores nothing, and one that loses its data while it stays up. */

let cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.toReversed()) {
    await cleanUp();
  }
  cleanUps = [];
});

async function redisWith(settings: Readonly<Record<string, string>> = {}) {
  const redis = await startRedis(false, settings);
  cleanUps.push(redis.remove);
  const admin = createClient({ url: redis.url });
  await admin.connect();
  cleanUps.push(() => admin.close());
  return { redis, say: (...words: string[]) => admin.sendCommand(words) };
}

async function roomsOn({ url }: Pick<RunningRedis, 'url'>) {
  const store: RoomStore = createRedisStore({ url, log: () => {}, heartbeatEvery: 250 });
  const rooms = await startRooms({ store });
  cleanUps.push(rooms.stop);
  return { ...rooms, store };
}

async function open(server: { readonly host: string }, room = 'room', version: 1 | 2 = 2): Promise<PokerClient> {
  const client = await PokerClient.open(server.host, room, version);
  cleanUps.push(() => client.close());
  return client;
}

type Say = (...words: string[]) => Promise<unknown>;

describe('a Redis that refuses to keep votes counts as gone, and as back when it keeps them again', () => {
  test.each<[string, Readonly<Record<string, string>>, (say: Say) => Promise<unknown>, (say: Say) => Promise<unknown>]>(
    [
      ['an ACL without writing', {}, (say) => say('ACL', 'SETUSER', 'default', '-@write'), allowAll],
      ['an ACL without scripts', {}, (say) => say('ACL', 'SETUSER', 'default', '-@scripting'), allowAll],
      ['an ACL without publishing', {}, (say) => say('ACL', 'SETUSER', 'default', '-publish'), allowAll],
      ['an ACL for other keys', {}, (say) => say('ACL', 'SETUSER', 'default', 'resetkeys', '~else:*'), allowAll],
      [
        'too few replicas',
        {},
        (say) => say('CONFIG', 'SET', 'min-replicas-to-write', '1'),
        (say) => say('CONFIG', 'SET', 'min-replicas-to-write', '0'),
      ],
      [
        'a cluster that has lost a slot',
        { 'cluster-enabled': 'yes' },
        (say) => say('CLUSTER', 'DELSLOTSRANGE', '0', '16383'),
        (say) => say('CLUSTER', 'ADDSLOTSRANGE', '0', '16383'),
      ],
    ],
  )('%s', async (_, settings, refuse, accept) => {
    const { redis, say } = await redisWith(settings);
    if ('cluster-enabled' in settings) {
      await accept(say);
    }
    const server = await roomsOn(redis);
    const ada = await open(server);
    expect(await ada.vote('Ada', '5')).toBe('kept');
    expect(await server.metric('poker_store_available')).toBe(1);
    await refuse(say);
    const waiting = ada.vote('Ada', '8');
    await ada.until('notice', ({ notices }) => notices.at(-1) === 'store-unavailable');
    expect(server.store.isAvailable.read()).toBe(false);
    expect(await server.metric('poker_store_available')).toBe(0);
    await accept(say);
    expect(await waiting).toBe('kept');
    await ada.until('notice', ({ notices }) => notices.at(-1) === 'store-available');
    expect(await server.metric('poker_store_available')).toBe(1);
  });

  test('also while nobody votes', async () => {
    const { redis, say } = await redisWith();
    const server = await roomsOn(redis);
    const ada = await open(server);
    await ada.until('state', ({ state }) => state);
    await say('ACL', 'SETUSER', 'default', '-@write');
    await ada.until('notice', ({ notices }) => notices.at(-1) === 'store-unavailable');
    await allowAll(say);
    await ada.until('notice', ({ notices }) => notices.at(-1) === 'store-available');
  });

  test('a failover: it became a replica, and then a master again', async () => {
    const [{ redis, say }, other] = [await redisWith(), await redisWith()];
    const servers = [await roomsOn(redis), await roomsOn(redis)] as const;
    const [ada, bob] = [await open(servers[0]), await open(servers[1])];
    expect(await ada.vote('Ada', '5')).toBe('kept');
    await bob.until('vote', (client) => client.member('Ada')?.hasVoted);
    await say('REPLICAOF', '127.0.0.1', `${other.redis.port}`);
    const waiting = bob.vote('Bob', '3');
    await ada.until('notice', ({ notices }) => notices.at(-1) === 'store-unavailable');
    await say('REPLICAOF', 'NO', 'ONE');
    expect(await waiting).toBe('kept');
    // The replica has copied its master's empty keyspace, but the room still exists.
    await ada.ask({ type: 'reveal' });
    for (const client of [ada, bob]) {
      await client.until('both', ({ state }) => state?.revealed && state.estimates.length === 2);
      expect(client.state?.estimates.map(({ estimate }) => estimate)).toEqual(['5', '3']);
    }
  });

  test('a failover: its address leads to another master', async () => {
    const [{ redis, say }, other] = [await redisWith(), await redisWith()];
    await other.say('REPLICAOF', '127.0.0.1', `${redis.port}`);
    let target = redis.port;
    const proxy = createServer((socket) => {
      const upstream = connect(target, '127.0.0.1');
      for (const one of [socket, upstream]) {
        one.on('error', () => undefined);
      }
      socket.pipe(upstream).pipe(socket);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    cleanUps.unshift(() => proxy.close());
    const server = await roomsOn({ url: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}` });
    const ada = await open(server);
    expect(await ada.vote('Ada', '5')).toBe('kept');
    await expect.poll(() => other.say('EXISTS', 'poker-planning:room:room')).toBe(1);
    // Sentinel does the same; the old connections stay open.
    await other.say('REPLICAOF', 'NO', 'ONE');
    await say('REPLICAOF', '127.0.0.1', `${other.redis.port}`);
    target = other.redis.port;
    expect(await ada.vote('Ada', '8')).toBe('kept');
    expect(String(await other.say('HGET', 'poker-planning:room:room', 'room'))).toContain('"8"');
  });

  test('a server says so at /healthz and /metrics, and logs each refusal once', async () => {
    const { redis, say } = await redisWith();
    const server = await startServer({ REDIS_URL: redis.url });
    cleanUps.push(() => server.end('SIGKILL'));
    const health = async () => (await (await fetch(`http://${server.host}/healthz`)).json()) as { redis: string };
    await expect.poll(async () => (await health()).redis).toBe('ok');
    await say('ACL', 'SETUSER', 'default', '-@write');
    await expect.poll(async () => (await health()).redis).toBe('unavailable');
    expect(await (await fetch(`http://${server.host}/metrics`)).text()).toContain('poker_store_available 0');
    await allowAll(say);
    await expect.poll(async () => (await health()).redis).toBe('ok');
    expect(server.output().match(/redis-refused.*NOPERM/gu)).toHaveLength(1);
  });
});

function allowAll(say: Say): Promise<unknown> {
  return say('ACL', 'SETUSER', 'default', 'on', 'nopass', '~*', '&*', '+@all');
}

describe('a room whose key vanishes while Redis stays up', () => {
  const key = 'poker-planning:room:room';
  const votesOf = (client: PokerClient) =>
    client.state?.estimates.map(({ username, estimate }) => `${username} ${estimate ?? '…'}`).toSorted();

  test.each<[string, readonly string[]]>([
    ['by DEL', ['DEL', key]],
    ['by FLUSHALL', ['FLUSHALL']],
  ])('%s goes on with the next vote', async (_, command) => {
    const { redis, say } = await redisWith();
    const servers = [await roomsOn(redis), await roomsOn(redis)] as const;
    const [ada, bob] = [await open(servers[0]), await open(servers[1])];
    await ada.ask({ type: 'story', payload: { title: 'Log in' } });
    await ada.vote('Ada', '5');
    await bob.until('vote', (client) => client.member('Ada')?.hasVoted);
    await say(...command);
    expect(await bob.vote('Bob', '3')).toBe('kept');
    expect(await ada.ask({ type: 'reveal' })).toBe('kept');
    for (const client of [ada, bob]) {
      await client.until('reveal', ({ state }) => state?.revealed);
      expect(client.state?.story).toBe('Log in');
      expect(votesOf(client)).toEqual(['Ada 5', 'Bob 3']);
    }
    expect(ada.messages.every((one) => one.kind !== 'state2' || one.state.version < 2 || one.state.story !== '')).toBe(
      true,
    );
  });

  test.each<[string, readonly string[]]>([
    ['by DEL', ['DEL', key]],
    ['by FLUSHALL', ['FLUSHALL']],
  ])('%s wins over the room that somebody begins on a server that does not know it', async (_, command) => {
    const { redis, say } = await redisWith();
    const servers = [await roomsOn(redis), await roomsOn(redis)] as const;
    const ada = await open(servers[0]);
    await ada.ask({ type: 'story', payload: { title: 'Log in' } });
    await ada.vote('Ada', '5');
    const seen = ada.messages.length;
    await say(...command);
    const bob = await open(servers[1]);
    expect(await bob.vote('Bob', '3')).toBe('kept');
    await bob.until('Ada', (client) => client.member('Ada')?.hasVoted && client.member('Bob')?.hasVoted);
    expect(await bob.ask({ type: 'reveal' })).toBe('kept');
    for (const client of [ada, bob]) {
      await client.until('reveal', ({ state }) => state?.revealed && state.estimates.length === 2);
      expect(votesOf(client)).toEqual(['Ada 5', 'Bob 3']);
    }
    const states = ada.messages.slice(seen).flatMap((one) => (one.kind === 'state2' ? [one.state] : []));
    expect(states.every(({ estimates }) => estimates.some(({ username }) => username === 'Ada'))).toBe(true);
  });

  test('goes on with the one that was begun meanwhile by a server whose clock is late', async () => {
    const { redis, say } = await redisWith();
    const ada = await open(await roomsOn(redis));
    await ada.vote('Ada', '5');
    const lost = JSON.parse(String(await say('HGET', key, 'room')));
    const [member] = lost.members;
    const begun = {
      ...lost,
      born: lost.born - 40,
      version: 1,
      members: [{ ...member, username: 'Bob', estimate: '3' }],
    };
    const stamp = `${begun.born}:1`;
    await say('DEL', key);
    await say('HSET', key, 'stamp', stamp, 'room', JSON.stringify(begun));
    await say('PUBLISH', 'poker-planning:news:room', `room ${stamp} ${JSON.stringify(begun)}`);
    await ada.until('Bob', (client) => client.member('Bob')?.hasVoted);
    const eve = await open(await roomsOn(redis));
    await eve.ask({ type: 'reveal' });
    for (const client of [ada, eve]) {
      await client.until('reveal', ({ state }) => state?.revealed);
      expect(votesOf(client)).toEqual(['Ada 5', 'Bob 3']);
    }
  });

  test('by FLUSHALL is there again though nobody votes', async () => {
    const { redis, say } = await redisWith();
    const ada = await open(await roomsOn(redis));
    await ada.vote('Ada', '5');
    await say('FLUSHALL');
    await expect.poll(() => say('EXISTS', key)).toBe(1);
    const room = JSON.parse(String(await say('HGET', key, 'room'))) as { members: object[] };
    expect(room.members).toMatchObject([{ username: 'Ada', estimate: '5' }]);
  });

  test('is prolonged by a message that changes nothing, and so there again', async () => {
    const { redis, say } = await redisWith();
    const ada = await open(await roomsOn(redis));
    await ada.vote('Ada', '5');
    await say('DEL', key);
    expect(await ada.ask({ type: 'hide' })).toBe('kept');
    expect(await say('EXISTS', key)).toBe(1);
  });
});
