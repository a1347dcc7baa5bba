import { describe, expect, test } from 'vitest';
import { reduce } from './reduce-client.ts';
import type { RoomClient } from './room-client.ts';
import type { RoomEvent } from './room-event.ts';
import {
  afterEvents,
  key,
  now,
  type Outcome,
  opened1,
  opened2,
  outcomeOf,
  type Situation,
  situations,
  state1,
  state2,
} from './situations.test-support.ts';

const nothing: Outcome = [[], {}];
const refused: Outcome = [[], { problem: 'The channel is closed: try again when it is open.' }];
const posted = (...effects: readonly string[]): Outcome => [effects.map((effect) => `post ${effect}`), {}];

interface Row {
  readonly event: RoomEvent;
  readonly brings: Readonly<Record<Situation, Outcome>>;
}

/** An effect that only a version 2 server understands, and only once it has said something. */
const version2Only = (outcome: Outcome): Row['brings'] => ({
  away: refused,
  unheard: nothing,
  stranger: outcome,
  asking: outcome,
  listed: outcome,
  listed1: nothing,
});

const everywhere = (outcome: Outcome): Row['brings'] => ({
  away: outcome,
  unheard: outcome,
  stranger: outcome,
  asking: outcome,
  listed: outcome,
  listed1: outcome,
});

const pending = (round: number | undefined, id: number | undefined) => ({ pending: { estimate: '5', round, id } });

const rows: readonly Row[] = [
  {
    event: { type: 'join', username: 'Bea' },
    brings: {
      away: [['remember Bea'], { username: 'Bea', joinId: undefined }],
      unheard: [['remember Bea'], { username: 'Bea', joinId: undefined }],
      stranger: [['remember Bea', 'post join Bea'], { username: 'Bea', joinId: 1 }],
      asking: [['remember Bea', 'post join Bea'], { username: 'Bea', joinId: 2 }],
      listed: [['remember Bea', 'post join Bea'], { username: 'Bea', joinId: 2, phase: 'unlisted' }],
      listed1: [['remember Bea', 'post vote Bea'], { username: 'Bea', phase: 'unlisted' }],
    },
  },
  {
    event: { type: 'leave' },
    brings: {
      away: [['drop-waiting', 'remember nobody'], { username: undefined, joinId: undefined }],
      unheard: [['drop-waiting', 'remember nobody'], { username: undefined, joinId: undefined }],
      stranger: [['drop-waiting', 'remember nobody'], {}],
      asking: [['drop-waiting', 'send remove Ada', 'remember nobody'], { username: undefined, joinId: undefined }],
      listed: [
        ['drop-waiting', 'send remove Ada', 'remember nobody'],
        { username: undefined, joinId: undefined, phase: 'unlisted' },
      ],
      listed1: [['drop-waiting', 'send remove Ada', 'remember nobody'], { username: undefined, phase: 'unlisted' }],
    },
  },
  {
    event: { type: 'vote', estimate: '5' },
    brings: {
      away: [[], pending(1, undefined)],
      unheard: [[], pending(1, undefined)],
      stranger: [[], pending(1, undefined)],
      asking: [['post vote Ada 5'], pending(1, 2)],
      listed: [['post vote Ada 5'], pending(1, 2)],
      listed1: [['post vote Ada 5'], pending(undefined, undefined)],
    },
  },
  {
    event: { type: 'remove', username: 'Bob' },
    brings: { ...everywhere(posted('remove Bob')), away: refused },
  },
  { event: { type: 'reset', round: 1 }, brings: { ...everywhere(posted('reset')), away: refused } },
  {
    event: { type: 'set-revealed', isRevealed: true },
    brings: { ...version2Only(posted('reveal')), listed1: [[], { isRevealedHere: true }] },
  },
  { event: { type: 'set-revealed', isRevealed: false }, brings: version2Only(posted('hide')) },
  {
    event: { type: 'observe', isObserver: true },
    brings: { ...version2Only(posted('observe Ada true')), stranger: nothing },
  },
  { event: { type: 'name-story', title: 'T-1' }, brings: version2Only(posted('story T-1')) },
  { event: { type: 'next-story', title: 'T-2' }, brings: version2Only(posted('story T-2 true')) },
  { event: { type: 'set-cards', cards: ['1', '2'] }, brings: version2Only(posted('cards 1 2')) },
  { event: { type: 'set-timer', seconds: 60 }, brings: version2Only(posted('timer 60')) },
  { event: { type: 'dismiss-problem' }, brings: everywhere(nothing) },
  {
    event: opened2,
    brings: {
      ...everywhere([['drop-waiting'], { phase: 'unheard', version: undefined }]),
      unheard: [['drop-waiting'], {}],
    },
  },
  {
    event: opened1,
    brings: {
      ...everywhere([['drop-waiting'], { phase: 'unheard', version: 1 }]),
      unheard: [['drop-waiting'], { version: 1 }],
      listed1: [['drop-waiting'], { phase: 'unheard' }],
    },
  },
  {
    event: { type: 'doubt' },
    brings: {
      ...everywhere([['ask ping'], { askId: 1 }]),
      away: nothing,
      unheard: [['ask ping'], { askId: 2 }],
      asking: [['ask ping'], { askId: 2 }],
      listed: [['ask ping'], { askId: 2 }],
      listed1: [['ask remove (is anybody there?)'], {}],
    },
  },
  { event: { type: 'lost' }, brings: { ...everywhere([[], { phase: 'away' }]), away: nothing } },
  { event: { type: 'close' }, brings: everywhere([['drop-waiting', 'hang-up'], { phase: 'over' }]) },
];

const cells = rows.flatMap(({ event, brings }) =>
  (Object.keys(brings) as Situation[]).map((situation) => ({ event, situation, outcome: brings[situation] })),
);

test.each(cells)('$event of a client that is $situation', ({ event, situation, outcome }) => {
  expect(outcomeOf(situations[situation], event)).toEqual(outcome);
});

test.each(rows)('$event of one that is over brings nothing', ({ event }) => {
  const over = afterEvents(situations.listed, { type: 'close' });
  expect(reduce(over, event, now)).toEqual({ client: over, effects: [] });
  expect(reduce(over, event, now).client).toBe(over);
});

describe('joining', () => {
  test('under a name that the server lists, one is its member at once', () => {
    expect(afterEvents(situations.stranger, { type: 'join', username: 'Bob' }).phase).toBe('listed');
  });

  test('sends the vote that was made before it', () => {
    const voted = afterEvents(situations.stranger, { type: 'vote', estimate: '5' });
    const [effects] = outcomeOf(voted, { type: 'join', username: 'Ada' });
    expect(effects).toEqual(['remember Ada', 'post join Ada', 'post vote Ada 5']);
  });

  test('in version 1 does not take back the estimate of a member that comes back', () => {
    const looking = afterEvents({ ...situations.listed1, username: undefined }, state1({ Ada: '3' }));
    expect(outcomeOf(looking, { type: 'join', username: 'Ada' })[0]).toEqual(['remember Ada']);
  });

  test('ends the note that somebody has removed one', () => {
    const removed = afterEvents(situations.listed, state2({ Bob: undefined }));
    expect(removed.wasRemoved).toBe(true);
    expect(afterEvents(removed, { type: 'join', username: 'Ada' }).wasRemoved).toBe(false);
  });
});

describe('what is sent', () => {
  const messagesOf = (client: RoomClient, event: RoomEvent) =>
    reduce(client, event, now).effects.flatMap((effect) => ('message' in effect ? [effect.message] : []));

  test('in version 2 has an id, and a vote its key and the round that it is for', () => {
    expect(messagesOf(situations.listed, { type: 'vote', estimate: '5' })).toEqual([
      { type: 'vote', payload: { username: 'Ada', estimate: '5', key, round: 1 }, id: 2 },
    ]);
    expect(messagesOf(situations.listed, { type: 'reset', round: 0 })).toEqual([
      { type: 'reset', payload: { round: 0 }, id: 2 },
    ]);
    expect(messagesOf(situations.listed, { type: 'next-story', title: '' })).toEqual([
      { type: 'story', payload: { title: '', next: true, round: 1 }, id: 2 },
    ]);
  });

  test('in version 1 has neither', () => {
    expect(messagesOf(situations.listed1, { type: 'vote', estimate: '5' })).toEqual([
      { type: 'vote', payload: { username: 'Ada', estimate: '5', estimatedAtISO8601: '2026-11-21T00:00:00.000Z' } },
    ]);
  });

  test('at leaving comes at once and without an id, since nobody waits for the answer', () => {
    expect(messagesOf(situations.listed, { type: 'leave' })).toEqual([{ type: 'remove', payload: 'Ada' }]);
  });
});

test('a problem goes with the next thing that is done, and when it is dismissed', () => {
  const refusedClient = afterEvents(situations.away, { type: 'reset', round: 1 });
  expect(refusedClient.problem).toMatch(/channel is closed/u);
  expect(afterEvents(refusedClient, { type: 'dismiss-problem' }).problem).toBeUndefined();
  expect(afterEvents(refusedClient, { type: 'vote', estimate: '5' }).problem).toBeUndefined();
  expect(afterEvents(refusedClient, opened2).problem).toBeUndefined();
});

test('what is cleared or watched from now on is not voted any more', () => {
  const voted = afterEvents(situations.listed, { type: 'vote', estimate: '5' });
  expect(afterEvents(voted, { type: 'reset', round: 1 }).pending).toBeUndefined();
  expect(afterEvents(voted, { type: 'observe', isObserver: true }).pending).toBeUndefined();
});

test('a vote stays where the votes to clear are those of a round that is over', () => {
  const voted = afterEvents(situations.listed, { type: 'vote', estimate: '5' });
  expect(afterEvents(voted, { type: 'reset', round: 0 }).pending).toEqual(voted.pending);
});
