import { describe, expect, test } from 'vitest';
import { reduce } from './reduce-client.ts';
import { createRoomClient, memberOf } from './room-client.ts';
import type { RoomEvent } from './room-event.ts';
import {
  afterEvents,
  heard,
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
const whileOpen = (outcome: Outcome): Readonly<Record<Situation, Outcome>> => ({
  away: nothing,
  unheard: outcome,
  stranger: outcome,
  asking: outcome,
  listed: outcome,
  listed1: outcome,
});
const nowhere = whileOpen(nothing);

const removed: Outcome = [['remember nobody'], { phase: 'unlisted', username: undefined, wasRemoved: true }];
const removed2: Outcome = [removed[0], { ...removed[1], joinId: undefined }];
const unavailable = { code: 'store-unavailable', message: 'Votes are not kept now.' } as const;
const own = { username: 'Ada', estimate: '5' };

const rows: readonly { name: string; event: RoomEvent; brings: Readonly<Record<Situation, Outcome>> }[] = [
  { name: 'a frame that cannot be read', event: heard(undefined), brings: nowhere },
  { name: 'its own estimate', event: heard({ kind: 'own', own }), brings: whileOpen([[], { own }]) },
  { name: 'an answer to nothing', event: heard({ kind: 'ack', id: 99, version: 6 }), brings: nowhere },
  {
    name: 'an error',
    event: heard({ kind: 'error', error: { code: 'invalid', message: 'No.' }, id: undefined }),
    brings: whileOpen([[], { problem: 'No.' }]),
  },
  {
    name: 'a notice that the store is away',
    event: heard({ kind: 'notice', notice: unavailable }),
    brings: whileOpen([[], { notice: 'Votes are not kept now.' }]),
  },
  {
    name: 'a notice that the store is back',
    event: heard({ kind: 'notice', notice: { code: 'store-available', message: 'Kept again.' } }),
    brings: nowhere,
  },
  {
    name: 'a state of version 2 with it',
    event: state2({ Ada: undefined, Bob: undefined }),
    brings: {
      ...nowhere,
      unheard: [['post join Ada'], { phase: 'listed', version: 2, joinId: 2 }],
      asking: [[], { phase: 'listed' }],
    },
  },
  {
    name: 'a state of version 2 without it',
    event: state2({ Bob: undefined }),
    brings: {
      ...nowhere,
      unheard: [['post join Ada'], { phase: 'unlisted', version: 2, joinId: 2 }],
      listed: removed2,
    },
  },
  {
    name: 'a state of version 1 with it',
    event: state1({ Ada: undefined, Bob: undefined }),
    brings: { ...nowhere, unheard: [[], { phase: 'listed', version: 1 }] },
  },
  {
    name: 'a state of version 1 without it',
    event: state1({ Bob: undefined }),
    brings: { ...nowhere, unheard: [['post vote Ada'], { phase: 'unlisted', version: 1 }], listed1: removed },
  },
];

const cells = rows.flatMap(({ name, event, brings }) =>
  (Object.keys(brings) as Situation[]).map((situation) => ({ name, event, situation, outcome: brings[situation] })),
);

test.each(cells)('$name comes to a client that is $situation', ({ event, situation, outcome }) => {
  expect(outcomeOf(situations[situation], event)).toEqual(outcome);
});

test('what is not a message makes a client that knows no room doubt the address', () => {
  const client = afterEvents(createRoomClient({ key }), opened2, heard(undefined));
  expect(client.problem).toBe('What this server sends is not a poker room: check its address.');
});

test('a timer ends by the clock of this machine', () => {
  const timer = { seconds: 60, endsAtISO8601: '2030-01-01T00:01:00.000Z' };
  const client = afterEvents(situations.listed, state2({}, { nowISO8601: '2030-01-01T00:00:20.000Z', timer }));
  expect(client.room?.timer).toEqual({ seconds: 60, endsAt: now + 40_000 });
});

describe('a vote', () => {
  const voted = afterEvents(situations.listed, { type: 'vote', estimate: '5' });
  const id = voted.pending?.id;

  test('that is confirmed shows before the reveal, to its own client', () => {
    const confirmed = afterEvents(
      voted,
      heard({ kind: 'ack', id: id ?? 0, version: 6 }),
      state2({ Ada: 'hidden', Bob: 'hidden' }),
    );
    expect(confirmed.pending).toBeUndefined();
    expect(confirmed.room?.members.map(({ estimate }) => estimate)).toEqual(['5', undefined]);
  });

  test('that was changed since is not confirmed by the answer to the first one', () => {
    const changed = afterEvents(
      voted,
      { type: 'vote', estimate: '8' },
      heard({ kind: 'ack', id: id ?? 0, version: 6 }),
    );
    expect(changed.pending?.estimate).toBe('8');
  });

  test.each([
    ['round-over', 'Ada'],
    ['store-unavailable', 'Ada'],
    ['name-taken', undefined],
    ['room-full', undefined],
  ])('that is refused as %s is kept no longer; the client is %s', (code, username) => {
    const refused = afterEvents(voted, heard({ kind: 'error', error: { code, message: 'No.' }, id: id ?? 0 }));
    expect(refused).toMatchObject({ pending: undefined, problem: 'No.', username });
  });

  test('stays when something else is refused', () => {
    const told = afterEvents(voted, heard({ kind: 'error', error: { code: 'name-taken', message: 'No.' }, id: 99 }));
    expect(told).toMatchObject({ pending: { estimate: '5' }, problem: 'No.', username: 'Ada' });
  });

  test('goes with a member whom somebody removes', () => {
    expect(afterEvents(voted, state2({ Bob: undefined }))).toMatchObject({ pending: undefined, wasRemoved: true });
  });
});

test('a join that is refused leaves one nobody', () => {
  const error = { code: 'name-taken', message: 'Choose another.' };
  const { joinId } = situations.asking;
  expect(outcomeOf(situations.asking, heard({ kind: 'error', error, id: joinId }))).toEqual([
    ['remember nobody'],
    { username: undefined, joinId: undefined, problem: 'Choose another.' },
  ]);
});

describe('a channel that has opened again', () => {
  const messagesAt = (client: Parameters<typeof reduce>[0], event: RoomEvent) =>
    reduce(client, event, now).effects.flatMap((effect) => ('message' in effect ? [effect.message] : []));
  const unheard = afterEvents(situations.listed, { type: 'lost' }, { type: 'vote', estimate: '5' }, opened2);

  test.each([
    ['the same round', { round: 1 }, 1],
    ['a later one, so that the server can say that it is over', { round: 2 }, 1],
    ['an earlier one, of a server that has forgotten the room', { round: 0, version: 0 }, 0],
  ])('is told the vote of the time before, in %s', (_name, more, round) => {
    expect(messagesAt(unheard, state2({ Ada: undefined }, more))).toMatchObject([
      { type: 'join', payload: { username: 'Ada', key } },
      { type: 'vote', payload: { username: 'Ada', estimate: '5', key, round } },
    ]);
  });

  test('is told again what the server has forgotten, and nothing that it knows', () => {
    const known = state2({ Ada: '3' }, { revealed: true, story: 'T-1', cards: ['1', '2'], version: 9 });
    const again = afterEvents(situations.listed, known, { type: 'lost' }, opened2);
    const outcome = (more: object) => outcomeOf(again, state2({}, { version: 1, round: 0, ...more }))[0];
    expect(outcome({})).toEqual(['post join Ada', 'post vote Ada 3', 'post story T-1', 'post cards 1 2']);
    expect(outcome({ story: 'T-2' })).toEqual(['post join Ada', 'post vote Ada 3', 'post cards 1 2']);
    expect(outcome({ cards: ['8'] })).toEqual(['post join Ada', 'post vote Ada 3', 'post story T-1']);
    expect(outcome({ round: 2, version: 10 })).toEqual(['post join Ada']);
  });

  test('is told again who only watches, unless the server knows it', () => {
    const watching = (version: number, ...names: readonly string[]) => {
      const estimates = names.map((username) => ({ username, hasVoted: false, connected: true, observer: true }));
      return state2({}, { version, estimates });
    };
    const back = afterEvents(situations.listed, watching(9, 'Ada'), { type: 'lost' }, opened2);
    expect(outcomeOf(back, state2({}, { version: 0 }))[0]).toEqual(['post join Ada', 'post observe Ada true']);
    expect(outcomeOf(back, watching(9, 'Ada'))[0]).toEqual(['post join Ada']);
  });

  test('is told the first cards if the room is new, and only then', () => {
    const opened = afterEvents(createRoomClient({ key, firstCards: ['1', '2'] }), opened2);
    expect(outcomeOf(opened, state2({}, { version: 0 }))[0]).toEqual(['post cards 1 2']);
    expect(outcomeOf(opened, state2({}, { version: 1 }))[0]).toEqual([]);
    expect(outcomeOf(opened, state2({}, { version: 0, cards: ['8'] }))[0]).toEqual([]);
    expect(outcomeOf(opened, state1({}))[0]).toEqual([]);
  });
});

describe('a server of version 1', () => {
  const voted = afterEvents(situations.listed1, { type: 'vote', estimate: '5' });

  test('confirms a vote by showing it', () => {
    expect(afterEvents(voted, state1({ Ada: '3' })).pending?.estimate).toBe('5');
    expect(afterEvents(voted, state1({ Ada: '5' })).pending).toBeUndefined();
    const takenBack = afterEvents(voted, { type: 'vote', estimate: undefined });
    expect(afterEvents(takenBack, state1({ Ada: '5' })).pending).toBeDefined();
    expect(afterEvents(takenBack, state1({ Ada: undefined })).pending).toBeUndefined();
  });

  test('is told a vote before it says anything, and once more when it has', () => {
    const away = afterEvents(voted, { type: 'lost' });
    expect(outcomeOf(away, opened1)[0]).toEqual(['drop-waiting', 'post vote Ada 5']);
    expect(outcomeOf(afterEvents(away, opened1), state1({}))[0]).toEqual(['post vote Ada 5']);
  });

  test('gets back a vote that it has forgotten', () => {
    const away = afterEvents(situations.listed1, state1({ Ada: '3' }), { type: 'lost' });
    expect(outcomeOf(afterEvents(away, opened1), state1({}))[0]).toEqual(['post vote Ada 3']);
  });

  test('is shown revealed on this screen until all votes are gone, also over a new channel', () => {
    const shown = afterEvents(situations.listed1, state1({ Ada: '3' }), { type: 'set-revealed', isRevealed: true });
    expect(shown.room?.isRevealed).toBe(true);
    const again = afterEvents(shown, { type: 'lost' }, opened1, state1({ Ada: '3' }));
    expect(again.room?.isRevealed).toBe(true);
    expect(afterEvents(again, state1({ Ada: undefined })).room?.isRevealed).toBe(false);
    expect(afterEvents(again, { type: 'reset', round: 0 }).room?.isRevealed).toBe(false);
  });

  test('that was replaced by one of version 2 is followed there', () => {
    const client = afterEvents(voted, { type: 'lost' }, opened2, state2({ Ada: undefined }));
    expect(client).toMatchObject({ version: 2, pending: { estimate: '5', round: 1 } });
    expect(memberOf(client)?.hasVoted).toBe(false);
  });
});
