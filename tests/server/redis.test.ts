import { createClient } from 'redis';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRedisStore } from '#server/rooms/redis-store.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { type StartedRooms, startRooms } from '#tests/support/servers/serve-rooms.ts';
import { type RunningRedis, startRedis } from '#tests/support/servers/start-redis.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';

const key = (letter: string) => letter.repeat(16);
let cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.toReversed()) {
    await cleanUp();
  }
  cleanUps = [];
});

async function redisFor(keepsAll: boolean): Promise<RunningRedis> {
  const redis = await startRedis(keepsAll);
  cleanUps.push(redis.remove);
  return redis;
}

/** Starts a server in a separate process. */
async function serverOn(redis: RunningRedis): Promise<RunningServer> {
  const server = await startServer({ REDIS_URL: redis.url });
  cleanUps.push(() => server.end('SIGKILL'));
  return server;
}

/**
 * Starts a server in this process. It considers other servers dead after five heartbeats. Beside a server in a separate
 * process, which sends a heartbeat every 2 s, 500 ms is the shortest possible interval.
 */
async function roomsOn({ url }: Pick<RunningRedis, 'url'>, heartbeatEvery = 250): Promise<StartedRooms> {
  const rooms = await startRooms({ store: createRedisStore({ url, log: () => {}, heartbeatEvery }) });
  cleanUps.push(rooms.stop);
  return rooms;
}

async function open(server: { readonly host: string }, room = 'room', version: 1 | 2 = 2): Promise<PokerClient> {
  const client = await PokerClient.open(server.host, room, version);
  cleanUps.push(() => client.close());
  return client;
}

describe('two servers on one Redis', () => {
  let redis: RunningRedis;
  let servers: readonly [StartedRooms, StartedRooms];
  beforeEach(async () => {
    redis = await redisFor(false);
    servers = [await roomsOn(redis, 1000), await roomsOn(redis, 1000)];
  });

  test('a vote on one reaches members on the other, of both versions', async () => {
    const [ada, bob, old] = [await open(servers[0]), await open(servers[1]), await open(servers[1], 'room', 1)];
    await ada.vote('Ada', '5');
    await old.until('vote', ({ state1 }) => state1?.estimates[0]?.estimate === '5');
    await bob.until('vote', (client) => client.member('Ada')?.hasVoted);
    await bob.until('presence', (client) => client.member('Ada')?.connected);
    expect(bob.frames.join()).not.toContain('"5"');
    await ada.until('warning', ({ state }) => state?.hasVersion1Clients);
    await old.close();
    await ada.ask({ type: 'reset' });
    await ada.until('end of the warning', ({ state }) => state?.hasVersion1Clients === false);
    await ada.close();
    await bob.until('absence', (client) => client.member('Ada')?.connected === false);
  });

  test('votes at the same moment on both are all kept', async () => {
    const clients = await Promise.all(Array.from({ length: 40 }, (_, index) => open(servers[index % 2 === 0 ? 0 : 1])));
    for (const round of ['1', '2', '3', '4', '5']) {
      const answers = await Promise.all(clients.map((client, index) => client.vote(`m ${index}`, `${round}-${index}`)));
      expect(new Set(answers)).toEqual(new Set(['kept']));
    }
    await clients[0]?.ask({ type: 'reveal' });
    for (const client of clients) {
      await client.until('all last votes', ({ state }) => state?.version === 201);
      expect(client.state?.estimates.map(({ estimate }) => estimate).toSorted()).toEqual(
        clients.map((_, index) => `5-${index}`).toSorted(),
      );
    }
  });

  test('a name is held across servers, and its owner sees the own estimate on either', async () => {
    const [ada, thief] = [await open(servers[0]), await open(servers[1])];
    await ada.ask({ type: 'vote', payload: { username: 'Ada', estimate: '5', key: key('a') } });
    await thief.until('Ada', (client) => client.member('Ada')?.connected);
    expect(await thief.ask({ type: 'join', payload: { username: 'Ada', key: key('t') } })).toBe('name-taken');
    const second = await open(servers[1]);
    await second.ask({ type: 'join', payload: { username: 'Ada', key: key('a') } });
    await second.until('own estimate', ({ own }) => own?.estimate === '5');
  });

  test('a room that everyone has left is there for who comes next', async () => {
    const ada = await open(servers[0]);
    await ada.vote('Ada', '5');
    await ada.close();
    const bob = await open(servers[1]);
    await bob.until('vote', (client) => client.member('Ada')?.hasVoted);
    const again = await open(servers[0]);
    await again.until('vote', (client) => client.member('Ada')?.hasVoted);
    await bob.vote('Bob', '3');
    await again.until('vote', (client) => client.member('Bob')?.hasVoted);
  });

  test('a room lasts as long as its key, for those who are there, too', async () => {
    const client = createClient({ url: redis.url });
    await client.connect();
    cleanUps.push(() => client.close());
    const lifetime = 24 * 60 * 60 * 1000;
    const ada = await open(servers[0]);
    await ada.vote('Ada', '5');
    const key = 'poker-planning:room:room';
    const isFresh = async () => (await client.pTTL(key)) > lifetime - 10_000;
    expect(await isFresh()).toBe(true);
    expect(await client.pTTL(key)).toBeLessThanOrEqual(lifetime);
    await client.pExpire(key, 60_000);
    await ada.ask({ type: 'hide' }); // This changes nothing, but counts as a message.
    expect(await isFresh()).toBe(true);

    // Simulates the state a day later: Redis keeps the room while messages arrive, and then deletes it.
    const room = JSON.parse((await client.hGet(key, 'room')) ?? '') as { born: number; updatedAt: number };
    const old = { ...room, born: room.born - 2 * lifetime, updatedAt: room.updatedAt - lifetime };
    await client.hSet('poker-planning:room:old', { stamp: `${old.born}:1`, room: JSON.stringify(old) });
    const late = await open(servers[1], 'old');
    await late.until('old room', (one) => one.member('Ada')?.hasVoted);
    await client.del('poker-planning:room:old');
    await late.until('end of the room', ({ state }) => state?.estimates.length === 0);
    expect(await late.vote('Late', '1')).toBe('kept');
    await late.until('new room', ({ state }) => state?.version === 1);
  });
});

test('a server goes by the clock of Redis from its first timer on', async () => {
  const redis = await redisFor(false);
  const clock = Date.now;
  const hour = 60 * 60 * 1000;
  const fast = vi.spyOn(Date, 'now').mockImplementation(() => clock() + hour);
  cleanUps.push(async () => fast.mockRestore());
  // The interval is long enough to prevent a second heartbeat during the test.
  const server = await roomsOn(redis, 1_000_000);
  const ada = await open(server);
  expect(await ada.ask({ type: 'timer', payload: { seconds: 60 } })).toBe('kept');
  await ada.until('timer', ({ state }) => state?.timer?.seconds);
  expect(Date.parse(ada.state?.timer?.endsAtISO8601 ?? '')).toBeLessThan(clock() + hour / 2);
  expect(Date.parse(ada.state?.nowISO8601 ?? '')).toBeLessThan(clock() + hour / 2);
});

describe('faults', () => {
  test('a server killed in the middle of votes loses none that it had confirmed', async () => {
    const redis = await redisFor(false);
    const [doomed, other] = await Promise.all([serverOn(redis), serverOn(redis)]);
    const [witness, elsewhere] = [await open(other), await open(other, 'elsewhere')];
    await elsewhere.vote('Eve', '1');
    const voters = await Promise.all(Array.from({ length: 20 }, () => open(doomed)));
    /** The last vote of each voter that was confirmed as kept. */
    const confirmed = new Map<string, number>();
    const sent = new Map<string, number>();
    let isOver = false;
    const voting = voters.map(async (voter, index) => {
      const name = `m ${index}`;
      for (let vote = 1; !isOver && vote < 20; vote += 1) {
        sent.set(name, vote);
        const answer = await Promise.race([voter.vote(name, `${vote}`), voter.closed]);
        if (answer === 'kept') {
          confirmed.set(name, vote);
        }
      }
    });
    await witness.until('half of the votes', ({ state }) => (state?.version ?? 0) > 100);
    await doomed.end('SIGKILL');
    isOver = true;
    await Promise.all(voting);
    expect(confirmed.size).toBe(20);
    expect(await witness.ask({ type: 'reveal' })).toBe('kept');
    await witness.until('reveal', ({ state }) => state?.revealed);
    for (const [name, vote] of confirmed) {
      const kept = Number(witness.member(name)?.estimate);
      expect(kept).toBeGreaterThanOrEqual(vote);
      expect(kept).toBeLessThanOrEqual(sent.get(name) ?? 0);
    }
    // The voters reconnect to the remaining server.
    const back = await open(other);
    await back.until('own vote', (client) => client.member('m 0')?.hasVoted);
    expect(await elsewhere.vote('Eve', '2')).toBe('kept');
  });

  test('who was connected to a killed server is shown as gone', async () => {
    const redis = await redisFor(false);
    const [doomed, other] = [await serverOn(redis), await roomsOn(redis, 500)];
    const [ada, bob] = [await open(doomed), await open(other)];
    await ada.vote('Ada', '5');
    await bob.until('presence', (client) => client.member('Ada')?.connected);
    await doomed.end('SIGKILL');
    await bob.until('absence', (client) => client.member('Ada')?.connected === false);
    expect(bob.member('Ada')?.hasVoted).toBe(true);
  });

  test('a server that was only slow is shown with its members again', async () => {
    const redis = await redisFor(false);
    const [slow, other] = [await serverOn(redis), await roomsOn(redis, 500)];
    const [ada, bob] = [await open(slow), await open(other)];
    await ada.vote('Ada', '5');
    await bob.until('presence', (client) => client.member('Ada')?.connected);
    slow.process.kill('SIGSTOP');
    await bob.until('absence', (client) => client.member('Ada')?.connected === false);
    slow.process.kill('SIGCONT');
    await bob.until('presence', (client) => client.member('Ada')?.connected);
  });

  test.each([
    ['that kept all', true],
    ['that forgot all', false],
  ])('a Redis %s goes away and comes back: clients stay, are told, and every vote is there', async (_, keepsAll) => {
    const redis = await redisFor(keepsAll);
    const servers = [await roomsOn(redis), await roomsOn(redis)] as const;
    const [ada, bob, old] = [await open(servers[0]), await open(servers[1]), await open(servers[1], 'room', 1)];
    expect(await ada.vote('Ada', '5')).toBe('kept');
    expect(await bob.vote('Bob', '8')).toBe('kept');
    await ada.until('both', ({ state }) => state?.estimates.length === 2);

    await redis.stop();
    await Promise.all(
      [ada, bob].map((one) => one.until('notice', ({ notices }) => notices.at(-1) === 'store-unavailable')),
    );
    const waiting = ada.vote('Ada', '13');
    let isKept = false;
    waiting.then(() => {
      isKept = true;
    });
    old.send({ type: 'vote', payload: { username: 'Old', estimate: '2' } });
    const late = await open(servers[0], 'room 2');
    await late.until('notice', ({ notices }) => notices.at(-1) === 'store-unavailable');
    expect(isKept).toBe(false);

    await redis.restart();
    await Promise.all(
      [ada, bob].map((one) => one.until('notice', ({ notices }) => notices.at(-1) === 'store-available')),
    );
    expect(await waiting).toBe('kept');
    expect(await bob.ask({ type: 'reveal' })).toBe('kept');
    for (const client of [ada, bob]) {
      await client.until('all votes', ({ state }) => state?.revealed && state.estimates.length === 3);
      const votes = client.state?.estimates.map(({ username, estimate }) => `${username} ${estimate}`);
      expect(votes?.toSorted()).toEqual(['Ada 13', 'Bob 8', 'Old 2']);
      expect(client.socket.readyState).toBe(client.socket.OPEN);
    }
    await late.until('state', ({ state }) => state);
    expect(await late.vote('Late', '1')).toBe('kept');
    await bob.until('presence', (client) => client.member('Ada')?.connected);
  });

  test('a Redis that hangs is noticed, and goes on where it was', async () => {
    const redis = await redisFor(false);
    const server = await roomsOn(redis);
    const ada = await open(server);
    expect(await ada.vote('Ada', '5')).toBe('kept');
    process.kill(redis.pid, 'SIGSTOP');
    await ada.until('notice', ({ notices }) => notices.at(-1) === 'store-unavailable');
    const waiting = ada.vote('Ada', '8');
    process.kill(redis.pid, 'SIGCONT');
    await ada.until('notice', ({ notices }) => notices.at(-1) === 'store-available');
    expect(await waiting).toBe('kept');
    await ada.until('own vote', ({ own }) => own?.estimate === '8');
  });

  test('a Redis without memory refuses new rooms, and lets those that it has go on', async () => {
    const redis = await redisFor(false);
    const server = await roomsOn(redis);
    const client = createClient({ url: redis.url });
    await client.connect();
    cleanUps.push(() => client.close());
    const ada = await open(server);
    expect(await ada.vote('Ada', '5')).toBe('kept');
    await client.configSet('maxmemory', '1');
    const bob = await open(server, 'another room');
    const notices = [...ada.notices];
    expect(await bob.vote('Bob', '3')).toBe('server-full');
    expect(await ada.vote('Ada', '8')).toBe('kept');
    await ada.until('own vote', ({ own }) => own?.estimate === '8');
    expect(await ada.ask({ type: 'reset' })).toBe('kept');
    await ada.until('reset', (one) => one.member('Ada')?.hasVoted === false);
    expect(await ada.vote('Ada', '13')).toBe('kept');
    expect(ada.notices).toEqual(notices);
    expect(bob.notices).toEqual([]);
    await client.configSet('maxmemory', '0');
    expect(await bob.vote('Bob', '3')).toBe('kept');
  });

  test('a room that a later version of the server wrote is left as it is', async () => {
    const redis = await redisFor(false);
    const server = await roomsOn(redis);
    const client = createClient({ url: redis.url });
    await client.connect();
    cleanUps.push(() => client.close());
    const kept = { stamp: '1:1', room: '{"of":"tomorrow"}' };
    await client.hSet('poker-planning:room:room', kept);
    const ada = await open(server);
    expect(await ada.vote('Ada', '5')).toBe('store-unavailable');
    expect({ ...(await client.hGetAll('poker-planning:room:room')) }).toEqual(kept);
  });

  test('a server starts without Redis, and takes votes once it is there', async () => {
    const redis = await redisFor(false);
    await redis.stop();
    const server = await roomsOn(redis);
    const ada = await open(server);
    const waiting = ada.vote('Ada', '5');
    await ada.until('notice', ({ notices }) => notices.includes('store-unavailable'));
    await redis.restart();
    expect(await waiting).toBe('kept');
  });

  test('a server that is told to stop closes with 1012, forgets its presence and ends with 0', async () => {
    const redis = await redisFor(false);
    const [stopping, other] = [await serverOn(redis), await roomsOn(redis)];
    const [ada, bob] = [await open(stopping), await open(other)];
    await ada.vote('Ada', '5');
    await bob.until('presence', (client) => client.member('Ada')?.connected);
    expect(await stopping.end('SIGTERM')).toBe(0);
    expect((await ada.closed).code).toBe(1012);
    await bob.until('absence', (client) => client.member('Ada')?.connected === false);
    expect(stopping.output()).not.toMatch(/Ada|"5"/u);
    expect(stopping.output()).toContain('"event":"stopping"');
  });
});

test.each(['nonsense', 'http://:secret@localhost'])('REDIS_URL=%s does not start, and is not repeated', async (url) => {
  const start = startServer({ REDIS_URL: url });
  await expect(start).rejects.toThrow(
    'REDIS_URL is not the address of a Redis server, such as redis://localhost:6379.',
  );
  await expect(start).rejects.not.toThrow('secret');
});
