import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { applyMessage } from '#shared/poker/apply-message.ts';
import { readClientMessage, subprotocol2 } from '#shared/poker/messages.ts';
import { emptyRoom, type Room } from '#shared/poker/room.ts';
import { ackFrame, errorFrame, ownFrame, stateFrame2 } from '#shared/poker/views.ts';
import { BrowserSocket } from '#tests/support/servers/browser-socket.ts';
import { startOriginalServer } from '#tests/support/servers/original-server.ts';
import { connectRoom, type RoomConnectionOptions } from './connect-room.ts';
import type { RoomConnection } from './room-connection.ts';

/**
 * The pauses are short, so that the tests need not wait as long as people would. The time limits for a server are
 * longer than any machine takes.
 */
const times = { firstDelay: 20, longestDelay: 80, connect: 100_000, answer: 100_000, quiet: 100_000, settled: 10_000 };
const key = 'a-key-of-this-test';
const roomId = 'room';

const toClose: (() => unknown)[] = [];

beforeEach(() => vi.stubGlobal('WebSocket', BrowserSocket));
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) {
    await close();
  }
  vi.unstubAllGlobals();
});

function connect(host: string, options: Partial<RoomConnectionOptions> = {}): RoomConnection {
  const connection = connectRoom({ address: `ws://${host}/ws?roomUUID=${roomId}`, key, times, ...options });
  toClose.push(() => connection.close());
  return connection;
}

const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 100_000, interval: 5 });

/** Starts a server of version 2 with one room, which can be made to misbehave. */
async function startServer(port = 0, firstRoom: Room = emptyRoom(Date.now())) {
  const server = new WebSocketServer({ host: '127.0.0.1', port, handleProtocols: () => subprotocol2 });
  toClose.push(() => stop());
  await once(server, 'listening');
  const keys = new Map<WebSocket, { username: string; key: string | undefined }>();
  const received: string[] = [];
  const behaviour = { isSilent: false };
  let room = firstRoom;
  const presence = { isConnected: () => true, hasVersion1Clients: false };
  /** The keys that came with votes, by the name of the voter. */
  const voteKeys = new Map<string, string | undefined>();
  const ownVoteOf = ({ username, key: ownKey }: { username: string; key: string | undefined }) => {
    const estimate = room.members.find((one) => one.username === username)?.estimate;
    return estimate !== undefined && voteKeys.get(username) === ownKey ? { username, estimate } : { username };
  };
  const broadcast = () => {
    for (const socket of server.clients) {
      const self = keys.get(socket);
      if (self !== undefined) {
        socket.send(ownFrame(ownVoteOf(self)));
      }
      socket.send(stateFrame2(room, presence, Date.now()));
    }
  };
  server.on('connection', (socket) => {
    socket.send(stateFrame2(room, presence, Date.now()));
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      received.push(String(data));
      if (behaviour.isSilent) {
        return;
      }
      const read = readClientMessage(String(data), 2);
      if (!read.ok) {
        socket.send(errorFrame(read.error, read.error.id));
        return;
      }
      const { message, id } = read.value;
      if (message.type === 'vote' || message.type === 'join' || message.type === 'observe') {
        const { payload } = message;
        const key = 'key' in payload ? payload.key : undefined;
        keys.set(socket, { username: payload.username, key });
        if (message.type === 'vote') {
          voteKeys.set(payload.username, key);
        }
      }
      const changed = applyMessage(room, message, Date.now(), (name) =>
        [...keys].some(([other, { username }]) => other !== socket && username === name),
      );
      if (!changed.ok) {
        socket.send(errorFrame(changed.error, id));
        return;
      }
      room = changed.value;
      if (id !== undefined) {
        socket.send(ackFrame(id, room.version));
      }
      broadcast();
    });
  });
  const stop = async () => {
    for (const socket of server.clients) {
      socket.terminate();
    }
    await new Promise((done) => server.close(done));
  };
  const { port: chosen } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${chosen}`,
    port: chosen,
    received,
    behaviour,
    sockets: server.clients,
    room: () => room,
    change: (message: Parameters<typeof applyMessage>[1]) => {
      const changed = applyMessage(room, message, Date.now());
      room = changed.ok ? changed.value : room;
      broadcast();
    },
    stop,
  };
}

const typesOf = (frames: readonly string[]) => frames.map((frame) => JSON.parse(frame).type as string);
const memberOf = (connection: RoomConnection, name: string) =>
  connection.read().room?.members.find(({ username }) => username === name);
const stateOf = (connection: RoomConnection) => connection.read().channel.state;

describe('a room of version 2', () => {
  it('joins, votes, and shows its own estimate before the reveal, the one of others after it', async () => {
    const server = await startServer();
    const ada = connect(server.host);
    const bob = connect(server.host, { key: 'another-key-of-bob' });
    await until(() => ada.read().version).toBe(2);
    await until(() => bob.read().version).toBe(2);
    ada.join('Ada');
    bob.join('Bob');
    ada.vote('5');
    await until(() => memberOf(ada, 'Ada')?.estimate).toBe('5');
    await until(() => memberOf(bob, 'Ada')).toMatchObject({ hasVoted: true, estimate: undefined });
    expect(ada.read().pendingVote).toBeUndefined();
    bob.setRevealed(true);
    await until(() => memberOf(bob, 'Ada')?.estimate).toBe('5');
    ada.vote(undefined);
    await until(() => memberOf(bob, 'Ada')).toMatchObject({ hasVoted: false, estimate: undefined });
    ada.leave();
    await until(() => memberOf(bob, 'Ada')).toBeUndefined();
    expect(memberOf(bob, 'Bob')).toBeDefined();
  });

  it('sends a vote that was made while the channel was closed, once it is open', async () => {
    const server = await startServer();
    const ada = connect(server.host);
    ada.join('Ada');
    await until(() => memberOf(ada, 'Ada')).toBeDefined();
    await server.stop();
    await until(() => stateOf(ada)).not.toBe('open');
    ada.vote('8');
    ada.vote('13');
    expect(memberOf(ada, 'Ada')?.hasVoted).toBe(false);
    await until(() => ada.read().pendingVote?.estimate).toBe('13');
    const again = await startServer(server.port);
    await until(() => again.room().members[0]).toMatchObject({ username: 'Ada', estimate: '13' });
    await until(() => memberOf(ada, 'Ada')?.estimate).toBe('13');
    await until(() => ada.read().pendingVote).toBeUndefined();
  });

  it('brings its member, vote, story and cards back to a server that has forgotten the room', async () => {
    const server = await startServer();
    const ada = connect(server.host, { firstCards: ['1', '2'] });
    ada.join('Ada');
    await until(() => server.room().cards).toEqual(['1', '2']);
    ada.nameStory('TOOL-1');
    ada.vote('2');
    await until(() => memberOf(ada, 'Ada')?.estimate).toBe('2');
    await until(() => ada.read().room?.story).toBe('TOOL-1');
    await server.stop();
    const again = await startServer(server.port);
    await until(() => again.room()).toMatchObject({
      story: 'TOOL-1',
      cards: ['1', '2'],
      members: [{ username: 'Ada', estimate: '2' }],
    });
  });

  it('does not come back by itself once somebody has removed it', async () => {
    const server = await startServer();
    const ada = connect(server.host);
    ada.join('Ada');
    ada.vote('2');
    await until(() => memberOf(ada, 'Ada')?.estimate).toBe('2');
    server.change({ type: 'remove', payload: 'Ada' });
    await until(() => ada.read().wasRemoved).toBe(true);
    expect(ada.read().username).toBeUndefined();
    await server.stop();
    await until(() => stateOf(ada)).not.toBe('open');
    const again = await startServer(server.port, server.room());
    await until(() => stateOf(ada)).toBe('open');
    await until(() => ada.read().version).toBe(2);
    ada.setRevealed(true);
    await until(() => typesOf(again.received)).toEqual(['reveal']);
    expect(again.room().members).toEqual([]);
  });

  it('says why a late vote was refused, and keeps none of it', async () => {
    const server = await startServer();
    const ada = connect(server.host);
    ada.join('Ada');
    await until(() => memberOf(ada, 'Ada')).toBeDefined();
    await server.stop();
    await until(() => stateOf(ada)).not.toBe('open');
    ada.vote('3');
    const again = await startServer(server.port, { ...server.room(), round: 1, version: 50 });
    await until(() => ada.read().problem).toMatch(/cleared/u);
    expect(ada.read().pendingVote).toBeUndefined();
    expect(again.room().members).toMatchObject([{ username: 'Ada' }]);
    expect(again.room().members[0]).not.toHaveProperty('estimate');
  });

  it('asks for another name where the name is taken', async () => {
    const server = await startServer();
    const names: (string | undefined)[] = [];
    const ada = connect(server.host);
    const other = connect(server.host, { key: 'another-key-of-other', onUsername: (name) => names.push(name) });
    ada.join('Ada');
    await until(() => memberOf(ada, 'Ada')).toBeDefined();
    await until(() => memberOf(other, 'Ada')).toBeDefined();
    other.join('Ada');
    await until(() => other.read().problem).toMatch(/already uses this name/u);
    expect(names).toEqual(['Ada', undefined]);
    expect(other.read().username).toBeUndefined();
  });

  it('takes a server for gone that says nothing to what it is sent, and sends the vote again', async () => {
    const server = await startServer();
    const patience = { ...times };
    const ada = connect(server.host, { times: patience });
    ada.join('Ada');
    await until(() => memberOf(ada, 'Ada')).toBeDefined();
    let silences = 0;
    ada.subscribe(() => {
      if (ada.read().channel.ended?.reason === 'silent') {
        silences += 1;
        patience.answer = times.answer;
        server.behaviour.isSilent = false;
      }
    });
    patience.answer = 10;
    server.behaviour.isSilent = true;
    await until(() => {
      // Voting is repeated, because an answer to the join may still have been on its way.
      ada.vote('5');
      return silences;
    }).toBeGreaterThan(0);
    await until(() => memberOf(ada, 'Ada')?.estimate).toBe('5');
  });

  it('does not send what is only meant now once the channel opens again', async () => {
    const server = await startServer();
    const ada = connect(server.host);
    ada.join('Ada');
    ada.vote('5');
    await until(() => memberOf(ada, 'Ada')?.estimate).toBe('5');
    await server.stop();
    await until(() => stateOf(ada)).not.toBe('open');
    ada.reset(1);
    ada.setRevealed(true);
    await until(() => ada.read().problem).toMatch(/channel is closed/u);
    const again = await startServer(server.port, server.room());
    await until(() => typesOf(again.received)).toEqual(['join']);
    ada.nameStory('sent after all');
    await until(() => typesOf(again.received)).toEqual(['join', 'story']);
    expect(again.room().members[0]?.estimate).toBe('5');
  });

  it('sends no more than ten messages a second, and the last choice wins', async () => {
    const server = await startServer();
    const ada = connect(server.host);
    ada.join('Ada');
    await until(() => memberOf(ada, 'Ada')).toBeDefined();
    const before = server.received.length;
    for (let turn = 0; turn <= 200; turn += 1) {
      ada.vote(String(turn));
      ada.setRevealed(turn % 2 === 0);
    }
    await until(() => server.room()).toMatchObject({ revealed: true, members: [{ estimate: '200' }] });
    expect(server.received.length - before).toBeLessThanOrEqual(3);
  });

  it.each([
    ['no JSON', 'hello'],
    ['another kind', '{"a":1}'],
    ['a wrong shape', '{"version":1,"estimates":[{"username":5}]}'],
    ['null', 'null'],
    ['a deep array', '['.repeat(5000) + ']'.repeat(5000)],
    ['a giant', `{"version":1,"estimates":[],"x":"${'x'.repeat(1_100_000)}"}`],
    ['a prototype', '{"__proto__":{"estimates":[]},"constructor":1}'],
  ])('goes on after a frame that is %s', async (_name, frame) => {
    const server = await startServer();
    const ada = connect(server.host);
    ada.join('Ada');
    await until(() => memberOf(ada, 'Ada')).toBeDefined();
    const sent = server.received.length;
    for (const socket of server.sockets) {
      socket.send(frame);
      socket.send(Buffer.from([1, 2, 3]));
    }
    ada.vote('5');
    await until(() => memberOf(ada, 'Ada')?.estimate).toBe('5');
    expect(server.received.length - sent).toBe(1);
  });
});

describe('a server of version 1', () => {
  it.each([false, true])(
    'is found out, whether it agrees to subprotocols that it does not know (%s)',
    async (doesAgree) => {
      const server = await startOriginalServer(0, doesAgree);
      toClose.push(server.close);
      const ada = connect(server.host);
      await until(() => ada.read().version).toBe(1);
      ada.join('Ada');
      await until(() => server.estimatesOf(roomId)).toEqual([{ username: 'Ada' }]);
      expect(JSON.parse(server.received[0] ?? '')).toEqual({ type: 'vote', payload: { username: 'Ada' } });
      ada.vote('3');
      await until(() => memberOf(ada, 'Ada')?.estimate).toBe('3');
      await until(() => ada.read().pendingVote).toBeUndefined();
      expect(JSON.parse(server.received[1] ?? '')).toEqual({
        type: 'vote',
        payload: { username: 'Ada', estimate: '3', estimatedAtISO8601: expect.stringMatching(/Z$/u) },
      });
      ada.setRevealed(true);
      await until(() => ada.read().room?.isRevealed).toBe(true);
      ada.reset(1);
      await until(() => memberOf(ada, 'Ada')?.hasVoted).toBe(false);
      expect(ada.read().room?.isRevealed).toBe(false);
      ada.remove('Ada');
      await until(() => ada.read().wasRemoved).toBe(true);
      expect(server.connections()).toBe(1);
    },
  );

  it('that was started anew gets the member and the vote back', async () => {
    const server = await startOriginalServer();
    const ada = connect(server.host);
    ada.join('Ada');
    ada.vote('3');
    await until(() => server.estimatesOf(roomId)[0]?.estimate).toBe('3');
    await until(() => memberOf(ada, 'Ada')?.estimate).toBe('3');
    await server.close();
    await until(() => stateOf(ada)).not.toBe('open');
    const again = await startOriginalServer(server.port);
    toClose.push(again.close);
    await until(() => again.estimatesOf(roomId)).toMatchObject([{ username: 'Ada', estimate: '3' }]);
  });
});

describe('the channel', () => {
  it('finds version 2 on a server that was away when it was asked first', async () => {
    const server = await startServer();
    await server.stop();
    const ada = connect(server.host);
    await until(() => ada.read().channel.retryAt).toBeDefined();
    const again = await startServer(server.port);
    await until(() => ada.read().version).toBe(2);
    expect(again.sockets.size).toBe(1);
  });

  it('waits longer each time, never all alike, and comes back after each close code', async () => {
    const server = await startServer();
    await server.stop();
    const delays: number[] = [];
    let last: number | undefined;
    const ada = connect(server.host, { times: { ...times, firstDelay: 10, longestDelay: 160 } });
    ada.subscribe(() => {
      const { retryAt } = ada.read().channel;
      if (retryAt !== undefined && retryAt !== last) {
        last = retryAt;
        delays.push(retryAt - Date.now());
      }
    });
    await until(() => delays.length).toBeGreaterThan(5);
    expect(Math.max(...delays)).toBeLessThanOrEqual(160);
    const again = await startServer(server.port);
    for (const code of [1000, 1008, 1009, 1011, 1012, 1013, 4000]) {
      await until(() => stateOf(ada)).toBe('open');
      await until(() => again.sockets.size).toBe(1);
      for (const socket of again.sockets) {
        socket.close(code);
      }
      await until(() => ada.read().channel.ended?.code).toBe(code);
    }
    await until(() => stateOf(ada)).toBe('open');
  });

  it('stays closed after close, and says so', async () => {
    const server = await startServer();
    const ada = connect(server.host);
    await until(() => stateOf(ada)).toBe('open');
    ada.close();
    await until(() => server.sockets.size).toBe(0);
    ada.reconnect();
    expect(server.sockets.size).toBe(0);
  });

  it('does not crash on an address that is none', async () => {
    const ada = connectRoom({ address: 'nonsense', key, times });
    toClose.push(() => ada.close());
    await until(() => stateOf(ada)).toBe('closed');
    expect(ada.read().channel.ended?.wasOpen).toBe(false);
  });
});
