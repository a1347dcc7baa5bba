import { expect, test } from 'vitest';
import { applyMessage } from '#shared/poker/apply-message.ts';
import { readClientMessage } from '#shared/poker/messages.ts';
import { emptyRoom } from '#shared/poker/room.ts';
import { viewForVersion1, viewForVersion2 } from '#shared/poker/views.ts';
import type { Letter } from './room-event.ts';
import { now } from './situations.test-support.ts';
import { type Circumstances, toVersion1, viewOfVersion1 } from './version-1.ts';

const circumstances: Circumstances = { isMember: false, hasVote: false, now };
const at = '2026-11-21T00:00:00.000Z';

test.each<[string, Letter, Partial<Circumstances>, ReturnType<typeof toVersion1>]>([
  [
    'a vote',
    { subject: 'vote', message: { type: 'vote', payload: { username: 'Ada', estimate: '½', key: 'k', round: 3 } } },
    {},
    {
      subject: 'vote',
      message: { type: 'vote', payload: { username: 'Ada', estimate: '½', estimatedAtISO8601: at } },
    },
  ],
  [
    'a vote that is taken back',
    { subject: 'vote', message: { type: 'vote', payload: { username: 'Ada', estimate: undefined } } },
    { isMember: true },
    { subject: 'vote', message: { type: 'vote', payload: { username: 'Ada' } } },
  ],
  [
    'a join',
    { subject: 'join', message: { type: 'join', payload: { username: 'Ada', key: 'k' } } },
    {},
    { subject: 'vote', message: { type: 'vote', payload: { username: 'Ada' } } },
  ],
  [
    'a join of who is a member',
    { subject: 'join', message: { type: 'join', payload: { username: 'Ada' } } },
    { isMember: true },
    undefined,
  ],
  [
    'a join of who votes anyway',
    { subject: 'join', message: { type: 'join', payload: { username: 'Ada' } } },
    { hasVote: true },
    undefined,
  ],
  [
    'a removal',
    { subject: 'remove Bob', message: { type: 'remove', payload: 'Bob', id: 7 } },
    {},
    { subject: 'remove Bob', message: { type: 'remove', payload: 'Bob' } },
  ],
  [
    'a reset',
    { subject: 'reset', message: { type: 'reset', id: 7 } },
    {},
    { subject: 'reset', message: { type: 'reset' } },
  ],
  ['a reveal', { subject: 'reveal', message: { type: 'reveal' } }, {}, undefined],
  ['a story', { subject: 'story', message: { type: 'story', payload: { title: 'T-1' } } }, {}, undefined],
  ['cards', { subject: 'cards', message: { type: 'cards', payload: ['1'] } }, {}, undefined],
  ['a timer', { subject: 'timer', message: { type: 'timer', payload: { seconds: 60 } } }, {}, undefined],
])('%s in version 1', (_name, letter, special, expected) => {
  const translated = toVersion1(letter, { ...circumstances, ...special });
  expect(translated).toEqual(expected);
  if (translated !== undefined) {
    expect(readClientMessage(JSON.stringify(translated.message), 1).ok).toBe(true);
  }
});

test.each([
  ['a number', 7, 7],
  ['a text, of the original', '3f2a', 0],
  ['none', undefined, 0],
])('a state whose version is %s', (_name, version, expected) => {
  expect(viewOfVersion1({ version, estimates: [] }, now).version).toBe(expected);
});

test.each([
  ['an estimate', '5', { hasVoted: true, estimate: '5' }],
  ['a blank', '', { hasVoted: false }],
  ['null', null, { hasVoted: false }],
  ['none', undefined, { hasVoted: false }],
])('a member whose estimate is %s', (_name, estimate, expected) => {
  const member = { username: 'Ada', connected: true, observer: false, ...expected };
  expect(viewOfVersion1({ estimates: [{ username: 'Ada', estimate }] }, now).estimates).toEqual([member]);
});

test('a room looks the same through either version, except for what version 1 tells too early', () => {
  const vote = { type: 'vote', payload: { username: 'Ada', estimate: '5', estimatedAtISO8601: undefined } } as const;
  const changed = applyMessage(emptyRoom(now), vote, now);
  const room = changed.ok ? changed.value : emptyRoom(now);
  const everybody = { isConnected: () => true, hasVersion1Clients: false };
  const { estimates, ...view } = viewForVersion2(room, everybody, now);
  const translated = viewOfVersion1(viewForVersion1(room), now);
  expect(translated).toEqual({ ...view, version: 0, estimates: translated.estimates });
  expect(translated.estimates).toMatchObject(estimates.map(({ username, hasVoted }) => ({ username, hasVoted })));
});
