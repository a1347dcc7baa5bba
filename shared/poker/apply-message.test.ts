import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applyMessage } from './apply-message.ts';
import {
  cardsSchema,
  estimateSchema,
  limits,
  type RoomMessage,
  readClientMessage,
  secondsSchema,
  storyTitleSchema,
  usernameSchema,
} from './messages.ts';
import { connectionKey, emptyRoom, type Room, storedRoomSchema } from './room.ts';
import {
  knownEstimate,
  ownEstimate,
  readServerMessage,
  stateFrame1,
  stateFrame2,
  viewForVersion1,
  viewForVersion2,
} from './views.ts';

const start = Date.UTC(2026, 10, 21);
const nobody = { isConnected: () => false, hasVersion1Clients: false };

/** Applies messages that must all be accepted. */
function roomAfter(messages: readonly RoomMessage[], room: Room = emptyRoom(start)): Room {
  return messages.reduce((before, message) => {
    const result = applyMessage(before, message, start);
    if (!result.ok) {
      throw new Error(result.error.message);
    }
    return result.value;
  }, room);
}

const vote = (username: string, estimate?: string, more: { key?: string; round?: number } = {}): RoomMessage => ({
  type: 'vote',
  payload: { username, estimate, ...more },
});
const next = (title: string, round?: number): RoomMessage => ({ type: 'story', payload: { title, next: true, round } });
const codeOf = (result: ReturnType<typeof applyMessage>) => (result.ok ? 'taken' : result.error.code);
const key = (letter: string) => letter.repeat(16);

describe('votes', () => {
  test('a vote makes a member, another changes it, one without an estimate takes it back', () => {
    const room = roomAfter([vote('Ada', '5'), vote('Bob'), vote('Ada', '8')]);
    expect(viewForVersion1(room)).toEqual({
      version: '1.0.0',
      lastUpdateISO8601: '2026-11-21T00:00:00.000Z',
      estimates: [
        { username: 'Ada', estimate: '8', estimatedAtISO8601: '2026-11-21T00:00:00.000Z' },
        { username: 'Bob' },
      ],
    });
    expect(viewForVersion1(roomAfter([vote('Ada')], room)).estimates).toEqual([
      { username: 'Ada' },
      { username: 'Bob' },
    ]);
  });

  test('the same vote again changes nothing', () => {
    const room = roomAfter([vote('Ada', '5', { key: key('a') })]);
    const again = applyMessage(room, vote('Ada', '5', { key: key('a') }), start + 1000);
    expect(again.ok && again.value).toBe(room);
  });

  test('a vote for a round that is over is refused', () => {
    const room = roomAfter([vote('Ada', '5', { round: 0 }), { type: 'reset' }]);
    expect(codeOf(applyMessage(room, vote('Ada', '5', { round: 0 }), start))).toBe('round-over');
    expect(codeOf(applyMessage(room, vote('Ada', '5', { round: 1 }), start))).toBe('taken');
  });

  test('after the reveal votes go on and show at once', () => {
    const room = roomAfter([vote('Ada', '5'), { type: 'reveal' }, vote('Bob', '8')]);
    expect(viewForVersion2(room, nobody, start).estimates.map(({ estimate }) => estimate)).toEqual(['5', '8']);
  });

  test('a room has 200 members, and those vote on', () => {
    const room = roomAfter(Array.from({ length: limits.members }, (_, index) => vote(`member ${index}`)));
    expect(codeOf(applyMessage(room, vote('one more', '5'), start))).toBe('room-full');
    expect(codeOf(applyMessage(room, vote('member 7', '5'), start))).toBe('taken');
  });

  test('an observer has no estimate until it votes again', () => {
    const observe = (observer: boolean): RoomMessage => ({ type: 'observe', payload: { username: 'Ada', observer } });
    const room = roomAfter([vote('Ada', '5'), observe(true)]);
    expect(room.members).toEqual([{ username: 'Ada', observer: true }]);
    expect(roomAfter([observe(false)], room).members).toEqual([{ username: 'Ada', observer: false }]);
    expect(roomAfter([vote('Ada', '3')], room).members[0]).toMatchObject({ observer: false, estimate: '3' });
    expect(roomAfter([vote('Ada')], room).members[0]).toMatchObject({ observer: true });
  });
});

describe('names', () => {
  const join = (username: string, ownKey?: string): RoomMessage => ({
    type: 'join',
    payload: { username, key: ownKey },
  });
  const isThere = () => true;

  test('a name is held by its key while somebody is connected under it', () => {
    const room = roomAfter([vote('Ada', '5', { key: key('a') })]);
    for (const message of [vote('Ada', '8', { key: key('b') }), join('Ada', key('b'))]) {
      expect(codeOf(applyMessage(room, message, start, isThere))).toBe('name-taken');
      expect(codeOf(applyMessage(room, message, start, () => false))).toBe('taken');
    }
    expect(codeOf(applyMessage(room, join('Ada', key('a')), start, isThere))).toBe('taken');
  });

  test('who takes a name over keeps the estimate, does not see it, and can change it', () => {
    const room = roomAfter([vote('Ada', '5', { key: key('a') }), join('Ada', key('b'))]);
    expect(ownEstimate(room.members[0], key('b'))).toBeUndefined();
    expect(ownEstimate(room.members[0], key('a'))).toBe('5');
    expect(codeOf(applyMessage(room, vote('Ada', '8', { key: key('b') }), start, isThere))).toBe('taken');
    expect(codeOf(applyMessage(room, vote('Ada', '8', { key: key('a') }), start, isThere))).toBe('name-taken');
  });

  test('clients without a key share a name, and the last vote counts', () => {
    const room = roomAfter([vote('Ada', '5', { key: connectionKey(1) })]);
    expect(ownEstimate(room.members[0], connectionKey(1))).toBe('5');
    expect(ownEstimate(room.members[0], connectionKey(2))).toBeUndefined();
    const second = applyMessage(room, vote('Ada', '8', { key: connectionKey(2) }), start, isThere);
    expect(second.ok && ownEstimate(second.value.members[0], connectionKey(2))).toBe('8');
    expect(codeOf(applyMessage(room, vote('Ada', '1'), start, isThere))).toBe('taken');
  });

  test('who is removed can come back, under any key', () => {
    const room = roomAfter([vote('Ada', '5', { key: key('a') }), { type: 'remove', payload: 'Ada' }]);
    expect(room.members).toEqual([]);
    expect(codeOf(applyMessage(room, vote('Ada', '8', { key: key('b') }), start, isThere))).toBe('taken');
  });

  test('what the server says of the own estimate counts only while the state has a vote', () => {
    const own = { username: 'Ada', estimate: '5' };
    const view = (room: Room) => viewForVersion2(room, nobody, start);
    const room = roomAfter([vote('Ada', '5')]);
    expect(knownEstimate(view(room), own, 'Ada')).toBe('5');
    expect(knownEstimate(view(room), own, 'Bob')).toBeUndefined();
    expect(knownEstimate(view(room), undefined, 'Ada')).toBeUndefined();
    expect(knownEstimate(view(roomAfter([{ type: 'reset' }], room)), own, 'Ada')).toBeUndefined();
    expect(knownEstimate(view(roomAfter([{ type: 'reveal' }], room)), undefined, 'Ada')).toBe('5');
  });
});

describe('stories', () => {
  test('the next story puts the one before into the history, hides and clears', () => {
    const room = roomAfter([
      { type: 'story', payload: { title: 'Log in', next: false } },
      { type: 'timer', payload: { seconds: 60 } },
      vote('Ada', '5'),
      vote('Bob', '5'),
      vote('Cem', '?'),
      { type: 'reveal' },
      next('Log out'),
    ]);
    expect(room).toMatchObject({ story: 'Log out', revealed: false, round: 1, timer: null });
    expect(room.members.every(({ estimate }) => estimate === undefined)).toBe(true);
    expect(room.history).toEqual([
      {
        title: 'Log in',
        finishedAtISO8601: '2026-11-21T00:00:00.000Z',
        votes: [
          { estimate: '5', count: 2 },
          { estimate: '?', count: 1 },
        ],
      },
    ]);
  });

  test('of two who finish a story at once, the second is told', () => {
    const room = roomAfter([vote('Ada', '5'), next('B', 0)]);
    expect(codeOf(applyMessage(room, next('C', 0), start))).toBe('round-over');
  });

  test('a story without votes is not history', () => {
    expect(roomAfter([vote('Ada'), next('A'), next('B')]).history).toEqual([]);
  });

  test('a new title alone keeps the votes', () => {
    const room = roomAfter([vote('Ada', '5'), { type: 'story', payload: { title: 'A', next: false } }]);
    expect(room).toMatchObject({ story: 'A', round: 0, members: [{ estimate: '5' }] });
  });

  test('the history keeps the last 50', () => {
    const titles = Array.from({ length: 60 }, (_, index) => `story ${index}`);
    const room = roomAfter(titles.flatMap((title) => [next(title), vote('Ada', '5')]).concat(next('end')));
    expect(room.history.map(({ title }) => title)).toEqual(titles.slice(-limits.history));
  });

  test('and fewer where everyone votes differently', () => {
    const round = Array.from({ length: limits.members }, (_, index) => vote(`m ${index}`, `e ${index}`));
    const room = roomAfter(Array.from({ length: 8 }, () => [...round, next('next')]).flat());
    expect(room.history).toHaveLength(limits.historyVotes / limits.members);
  });
});

test('reset keeps members, story, cards and timer', () => {
  const before = roomAfter([
    { type: 'story', payload: { title: 'A', next: false } },
    { type: 'cards', payload: ['1', '2'] },
    { type: 'timer', payload: { seconds: 60 } },
    vote('Ada', '5', { key: key('a') }),
    { type: 'reveal' },
  ]);
  expect(roomAfter([{ type: 'reset' }], before)).toEqual({
    ...before,
    version: before.version + 1,
    round: 1,
    revealed: false,
    members: [{ username: 'Ada', observer: false, key: key('a') }],
  });
});

test('a timer ends at a time of the server', () => {
  const room = roomAfter([{ type: 'timer', payload: { seconds: 90 } }]);
  expect(viewForVersion2(room, nobody, start + 30_000)).toMatchObject({
    timer: { seconds: 90, endsAtISO8601: '2026-11-21T00:01:30.000Z' },
    nowISO8601: '2026-11-21T00:00:30.000Z',
  });
  expect(roomAfter([{ type: 'timer', payload: { seconds: null } }], room).timer).toBeNull();
});

describe('laws', () => {
  const name = fc.constantFrom('Ada', 'Bob', 'Cem', ' Ada', '__proto__', 'constructor', '😀', 'é'.repeat(64));
  const estimate = fc.option(fc.constantFrom('hidden-1', 'hidden-2', 'hidden-½', 'hidden-😀'), { nil: undefined });
  const someKey = fc.option(fc.constantFrom(key('x'), key('y')), { nil: undefined });
  const round = fc.option(fc.nat(4), { nil: undefined });
  /** Messages as frames, so that schema and reducer are tested together. */
  const frame = fc
    .oneof(
      {
        weight: 6,
        arbitrary: fc
          .record({ username: name, estimate, key: someKey, round })
          .map((payload) => ({ type: 'vote', payload })),
      },
      fc.record({ username: name, key: someKey }).map((payload) => ({ type: 'join', payload })),
      fc.record({ username: name, observer: fc.boolean() }).map((payload) => ({ type: 'observe', payload })),
      name.map((payload) => ({ type: 'remove', payload })),
      fc
        .record({ title: fc.string({ maxLength: 220 }), next: fc.boolean() })
        .map((payload) => ({ type: 'story', payload })),
      fc.array(fc.string({ maxLength: 18 }), { maxLength: 60 }).map((payload) => ({ type: 'cards', payload })),
      fc.option(fc.integer({ min: -1, max: 90_000 })).map((seconds) => ({ type: 'timer', payload: { seconds } })),
      fc.constantFrom('reset', 'reveal', 'hide').map((type) => ({ type })),
      fc.json().map((text) => JSON.parse(text)),
    )
    .map((message) => JSON.stringify(message));
  const isConnected = (username: string) => username === 'Ada';

  function play(frames: readonly string[], visit: (room: Room) => void = () => {}): Room {
    return frames.reduce((room, text, index) => {
      const read = readClientMessage(text, 2);
      const result = read.ok ? applyMessage(room, read.value.message, start + index, isConnected) : undefined;
      const after = result?.ok ? result.value : room;
      expect(after.version - room.version).toBe(after === room ? 0 : 1);
      visit(after);
      return after;
    }, emptyRoom(start));
  }

  /** What this version allows in a room; a stored room may contain more. */
  const boundedRoomSchema = v.object({
    story: storyTitleSchema,
    cards: cardsSchema,
    timer: v.nullable(v.object({ seconds: secondsSchema, endsAt: v.number() })),
    members: v.pipe(
      v.array(v.object({ username: usernameSchema, estimate: v.exactOptional(estimateSchema) })),
      v.maxLength(limits.members),
    ),
    history: v.pipe(
      v.array(v.object({ title: storyTitleSchema, votes: v.array(v.object({ estimate: estimateSchema })) })),
      v.maxLength(limits.history),
    ),
  });

  test('a room keeps its bounds and survives JSON, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 60 }), (frames) => {
        play(frames, (room) => {
          expect(v.parse(storedRoomSchema, JSON.parse(JSON.stringify(room)))).toEqual(room);
          expect(v.is(boundedRoomSchema, room)).toBe(true);
          expect(new Set(room.members.map(({ username }) => username)).size).toBe(room.members.length);
        });
      }),
    );
  });

  test('each view is read back as what it is', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 40 }), fc.boolean(), (frames, hasVersion1Clients) => {
        play(frames, (room) => {
          const presence = { isConnected, hasVersion1Clients };
          const one = readServerMessage(stateFrame1(room));
          const two = readServerMessage(stateFrame2(room, presence, start));
          expect(one.ok && one.value).toEqual({ kind: 'state1', state: JSON.parse(stateFrame1(room)) });
          expect(two.ok && two.value).toEqual({ kind: 'state2', state: viewForVersion2(room, presence, start) });
        });
      }),
    );
  });

  test('before the reveal no estimate of this round is in what version 2 gets, and a key never', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 60 }), (frames) => {
        play(frames, (room) => {
          const text = stateFrame2({ ...room, history: [], cards: [], story: '' }, nobody, start);
          expect(/hidden-/u.test(text)).toBe(room.revealed && room.members.some((member) => member.estimate));
          expect(stateFrame1(room) + stateFrame2(room, nobody, start)).not.toMatch(/x{16}|y{16}/u);
        });
      }),
    );
  });

  test('votes of different members commute', () => {
    const votes = fc.uniqueArray(fc.record({ username: name, estimate }), {
      selector: ({ username }) => username.trim(),
    });
    const shuffled = votes.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const members = (order: readonly { username: string; estimate: string | undefined }[]) =>
          roomAfter(order.map((one) => vote(one.username, one.estimate))).members.toSorted((a, b) =>
            a.username < b.username ? -1 : 1,
          );
        expect(members(list)).toEqual(members(other));
      }),
    );
  });

  test('a message twice is the same as once', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 30 }), frame, (frames, last) => {
        const once = play([...frames, last]);
        const read = readClientMessage(last, 2);
        const twice = read.ok ? applyMessage(once, read.value.message, start + frames.length, isConnected) : undefined;
        const { version: _, updatedAt: __, ...expected } = once;
        expect(twice?.ok ? twice.value : once).toMatchObject(expected);
      }),
    );
  });

  test('reset keeps the members', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 40 }), (frames) => {
        const room = play(frames);
        const after = roomAfter([{ type: 'reset' }], room);
        expect(after.members.map(({ username }) => username)).toEqual(room.members.map(({ username }) => username));
        expect(after.members.some((member) => member.estimate)).toBe(false);
      }),
    );
  });
});

describe('messages of a server', () => {
  test.each([
    ['{"version":"3.1","lastUpdateISO8601":"x","estimates":[{"username":"Ada","estimate":5}]}', 'state1'],
    ['{"estimates":[{"username":"Ada","estimate":null}]}', 'state1'],
    ['{"own":{"username":"Ada","estimate":"5"}}', 'own'],
    ['{"ack":1,"version":3}', 'ack'],
    ['{"error":{"code":"invalid","message":"No."},"id":4}', 'error'],
    ['{"notice":{"code":"store-unavailable","message":"Wait."}}', 'notice'],
  ])('%s is a message of the kind %s', (text, kind) => {
    expect(readServerMessage(text)).toMatchObject({ ok: true, value: { kind } });
  });

  test.each(['', '{}', 'null', '[]', '{"estimates":[{}]}', '{"ack":"1"}', '<html>'])('%j is none', (text) => {
    expect(readServerMessage(text).ok).toBe(false);
  });
});
