import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { connectRoom, type RoomConnectionOptions } from '#renderer/screens/poker-planning/connection/connect-room.ts';
import { openChannel } from '#renderer/screens/poker-planning/connection/open-channel.ts';
import type { RoomConnection } from '#renderer/screens/poker-planning/connection/room-connection.ts';
import { createRedisStore } from '#server/rooms/redis-store.ts';
import { BrowserSocket } from '#tests/support/servers/browser-socket.ts';
import { startMuteProxy } from '#tests/support/servers/mute-proxy.ts';
import { startOriginalServer } from '#tests/support/servers/original-server.ts';
import { PokerClient } from '#tests/support/servers/poker-client.ts';
import { startRooms } from '#tests/support/servers/serve-rooms.ts';
import { startRedis } from '#tests/support/servers/start-redis.ts';

/** Runs the page's own client against real servers, over failing connections and with a failing Redis. */

const times = { firstDelay: 20, longestDelay: 80, connect: 100_000, answer: 500, quiet: 100, settled: 10_000 };
const never = 1_000_000;
let cleanUps: (() => unknown)[] = [];

beforeEach(() => vi.stubGlobal('WebSocket', BrowserSocket));
afterEach(async () => {
  for (const cleanUp of cleanUps.toReversed()) {
    await cleanUp();
  }
  cleanUps = [];
  vi.unstubAllGlobals();
});

function connect(host: string, name: string, options: Partial<RoomConnectionOptions> = {}): RoomConnection {
  const key = `a-key-of-this-test-${name}`;
  const connection = connectRoom({ address: `ws://${host}/ws?roomUUID=room`, key, times, ...options });
  cleanUps.push(() => connection.close());
  return connection;
}

const memberOf = (connection: RoomConnection, name: string) =>
  connection.read().room?.members.find(({ username }) => username === name);

const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 100_000, interval: 5 });

/** Collects the reasons for which the connection's channel has ended. */
function endsOf(connection: RoomConnection): string[] {
  const ends: string[] = [];
  connection.subscribe(() => {
    const { ended } = connection.read().channel;
    if (ended !== undefined && ends.at(-1) !== ended.reason) {
      ends.push(ended.reason);
    }
  });
  return ends;
}

describe('a line that dies silently', () => {
  async function watchThroughProxy(quiet: number) {
    const rooms = await startRooms();
    cleanUps.push(rooms.stop);
    const proxy = await startMuteProxy(rooms.host);
    cleanUps.push(proxy.close);
    const watcher = connect(proxy.host, 'watcher', { times: { ...times, quiet } });
    const ada = await PokerClient.open(rooms.host, 'room');
    await ada.vote('Ada', '5');
    await until(() => memberOf(watcher, 'Ada')?.hasVoted).toBe(true);
    return { proxy, watcher, ada };
  }

  test('is noticed by one who only watches', async () => {
    const { proxy, watcher, ada } = await watchThroughProxy(100);
    proxy.mute();
    await ada.ask({ type: 'reveal' });
    await until(() => memberOf(watcher, 'Ada')?.estimate).toBe('5');
  });

  test('is noticed at once when there is a reason for doubt', async () => {
    const { proxy, watcher, ada } = await watchThroughProxy(never);
    proxy.mute();
    await ada.ask({ type: 'reveal' });
    watcher.check();
    await until(() => memberOf(watcher, 'Ada')?.estimate).toBe('5');
  });

  test('is noticed while the server says that it cannot keep votes', async () => {
    const redis = await startRedis(false);
    cleanUps.push(redis.remove);
    const rooms = await startRooms({ store: createRedisStore({ url: redis.url, log: () => {}, heartbeatEvery: 250 }) });
    cleanUps.push(rooms.stop);
    const proxy = await startMuteProxy(rooms.host);
    cleanUps.push(proxy.close);
    const watcher = connect(proxy.host, 'watcher');
    await until(() => watcher.read().room).toBeDefined();
    await redis.stop();
    await until(() => watcher.read().notice).toBeDefined();
    proxy.mute();
    await until(() => proxy.lines()).toBeGreaterThan(1);
  });

  test('is noticed with a server of version 1', async () => {
    const original = await startOriginalServer();
    cleanUps.push(original.close);
    const proxy = await startMuteProxy(original.host);
    cleanUps.push(proxy.close);
    const watcher = connect(proxy.host, 'watcher');
    const ada = await PokerClient.open(original.host, 'room', 1);
    ada.send({ type: 'vote', payload: { username: 'Ada', estimate: '5' } });
    await until(() => memberOf(watcher, 'Ada')?.estimate).toBe('5');
    proxy.mute();
    ada.send({ type: 'vote', payload: { username: 'Ada', estimate: '8' } });
    await until(() => memberOf(watcher, 'Ada')?.estimate).toBe('8');
  });
});

test.each(['of version 2', 'of version 1'])(
  'a server %s that has nothing to say is asked again and again, and stays',
  async (kind) => {
    const server = kind === 'of version 2' ? await startRooms() : await startOriginalServer();
    cleanUps.push('stop' in server ? server.stop : server.close);
    const proxy = await startMuteProxy(server.host);
    cleanUps.push(proxy.close);
    const questions: string[] = [];
    vi.stubGlobal(
      'WebSocket',
      class extends BrowserSocket {
        override send(text: string): void {
          questions.push(text);
          super.send(text);
        }
      },
    );
    const watcher = connect(proxy.host, 'watcher', { times: { ...times, quiet: 20, answer: never } });
    const ends = endsOf(watcher);
    await until(() => watcher.read().version).toBeDefined();
    const lines = proxy.lines();
    await until(() => questions.length).toBeGreaterThan(5);
    expect(watcher.read()).toMatchObject({ problem: undefined, channel: { state: 'open' } });
    expect(proxy.lines()).toBe(lines);
    expect(ends).toEqual([]);
  },
);

/**
 * Counts how often a client gives up on a silent server within the same time, as a measure for the other clients.
 * @param answer how long the client waits for an answer, in ms
 */
async function countSilences(answer: number): Promise<() => number> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  cleanUps.push(() => server.close());
  await once(server, 'listening');
  let count = 0;
  const channel = openChannel({
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    protocols: ['any'],
    times: { ...times, answer, quiet: never },
    onOpen: () => channel.send('{}'),
    onText: () => undefined,
    onDoubt: () => undefined,
    onChange: ({ state, ended }) => {
      count += state === 'closed' && ended?.reason === 'silent' ? 1 : 0;
    },
  });
  cleanUps.push(channel.close);
  return () => count;
}

test('a Redis that is gone for four times as long as a client waits for an answer cuts nobody off', async () => {
  const redis = await startRedis(false);
  cleanUps.push(redis.remove);
  const stores = [1, 2].map(() => createRedisStore({ url: redis.url, log: () => {}, heartbeatEvery: 250 }));
  const servers = await Promise.all(stores.map((store) => startRooms({ store })));
  cleanUps.push(...servers.map(({ stop }) => stop));
  const patience = { ...times, answer: 2000, quiet: 500 };
  const names = ['Ada', 'Bob', 'Cem', 'Dan'];
  const voters = names.map((name, index) =>
    connect(servers[index % 2]?.host ?? '', name, { times: patience, username: name }),
  );
  const watcher = await PokerClient.open(servers[0]?.host ?? '', 'room');
  const isComplete = () =>
    names.every((name) => watcher.member(name)?.connected === true) && watcher.state?.estimates.length === 4;
  await watcher.until('everyone', isComplete);
  await until(() => voters.every((voter) => voter.read().room?.members.length === 4)).toBe(true);
  const ends = voters.map(endsOf);
  const seen = watcher.messages.length;

  await redis.stop();
  await until(() => voters.every((voter) => voter.read().notice !== undefined)).toBe(true);
  const silences = await countSilences(patience.answer);
  for (let round = 0; round < 4; round += 1) {
    for (const voter of voters) {
      voter.vote(`${round}`);
    }
    await until(silences).toBeGreaterThan(round);
  }
  expect(voters.map((voter) => voter.read().pendingVote?.estimate)).toEqual(['3', '3', '3', '3']);
  expect(ends.flat()).toEqual([]);

  await redis.restart();
  await until(() => voters.every((voter) => voter.read().pendingVote === undefined)).toBe(true);
  await watcher.ask({ type: 'reveal' });
  await watcher.until('reveal', ({ state }) => state?.revealed && isComplete());
  expect(watcher.state?.estimates.map(({ estimate }) => estimate)).toEqual(['3', '3', '3', '3']);
  expect(ends.flat()).toEqual([]);
  // Each vote was sent once, and nobody was shown as away.
  const votes = await Promise.all(servers.map(({ metric }) => metric('poker_messages_total', 'vote')));
  expect(votes[0]).toBe(8);
  expect(votes[1]).toBe(8);
  const states = watcher.messages.slice(seen).flatMap((message) => (message.kind === 'state2' ? [message.state] : []));
  expect(states.filter(({ estimates }) => estimates.some(({ connected }) => !connected))).toEqual([]);
});
