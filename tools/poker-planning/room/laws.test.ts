import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FailingNetwork } from './failing-network.test-support.ts';
import { reduce } from './reduce-client.ts';
import { createRoomClient, type RoomClient } from './room-client.ts';
import type { Effect, RoomEvent } from './room-event.ts';
import { heard, key, now, opened1, opened2, situations, state1, state2 } from './situations.test-support.ts';

const name = fc.constantFrom('Ada', 'Bob', 'Bea');
const card = fc.constantFrom('1', '2', undefined);
const id = fc.option(fc.nat(5), { nil: undefined });
const votes = fc.dictionary(name, card, { maxKeys: 3 });
const code = fc.constantFrom('name-taken', 'room-full', 'round-over', 'invalid');
const type = <const Type extends string>(value: Type) => fc.constant(value);

const command = fc.oneof(
  fc.record({ type: type('leave') }),
  fc.record({ type: type('vote'), estimate: card }),
  fc.record({ type: type('remove'), username: name }),
  fc.record({ type: type('reset'), round: fc.nat(3) }),
  fc.record({ type: type('set-revealed'), isRevealed: fc.boolean() }),
  fc.record({ type: type('observe'), isObserver: fc.boolean() }),
  fc.record({ type: type('name-story'), title: fc.constantFrom('', 'T-1') }),
  fc.record({ type: type('next-story'), title: fc.constantFrom('', 'T-1') }),
  fc.record({ type: type('set-cards'), cards: fc.constantFrom([], ['1', '2']) }),
  fc.record({ type: type('set-timer'), seconds: fc.constantFrom(null, 60) }),
  fc.record({ type: type('dismiss-problem') }),
);
const joining = fc.record({ type: type('join'), username: name });
const fromServer: fc.Arbitrary<RoomEvent> = fc.oneof(
  fc.constantFrom(opened1, opened2, heard(undefined)),
  fc.constantFrom<RoomEvent>({ type: 'lost' }, { type: 'doubt' }),
  votes.map((list) => state1(list)),
  fc.tuple(votes, fc.nat(3), fc.nat(3)).map(([list, round, version]) => state2(list, { round, version })),
  fc.record({ username: name }).map((own) => heard({ kind: 'own', own })),
  fc.nat(5).map((acknowledged) => heard({ kind: 'ack', id: acknowledged, version: 1 })),
  fc
    .tuple(code, id)
    .map(([refusal, of]) => heard({ kind: 'error', error: { code: refusal, message: refusal }, id: of })),
);
const anyEvent: fc.Arbitrary<RoomEvent> = fc.oneof(command, joining, fromServer);
const anyClient = fc.constantFrom<RoomClient>(
  createRoomClient({ key, firstCards: ['1'] }),
  ...Object.values(situations),
);

/** The effects that a client requests after each of these events. */
function effectsOf(client: RoomClient, events: readonly RoomEvent[]): Effect[] {
  let present = client;
  return events.flatMap((event) => {
    const step = reduce(present, event, now);
    present = step.client;
    return step.effects;
  });
}

const after = (client: RoomClient, events: readonly RoomEvent[]): RoomClient =>
  events.reduce((before, event) => reduce(before, event, now).client, client);

/** Whether only a member of the room may do this. */
const isOfMember = (effect: Effect): boolean =>
  'message' in effect ? ['vote', 'join', 'observe'].includes(effect.message.type) : effect.type === 'remember';

test('after close nothing has an effect', () => {
  fc.assert(
    fc.property(anyClient, fc.array(anyEvent), fc.array(anyEvent), (client, before, later) => {
      const closed = reduce(after(client, before), { type: 'close' }, now).client;
      expect(effectsOf(closed, [...later, { type: 'close' }])).toEqual([]);
    }),
  );
});

test('after leave nothing speaks for a member, until one joins again', () => {
  const later = fc.array(
    fc.oneof(
      command.filter((one) => one.type !== 'leave'),
      fromServer,
    ),
  );
  fc.assert(
    fc.property(anyClient, fc.array(anyEvent), later, (client, before, events) => {
      const { client: left, effects } = reduce(after(client, before), { type: 'leave' }, now);
      expect(effects.map((effect) => effect.type)).toContain('drop-waiting');
      expect(effectsOf(left, events).filter(isOfMember)).toEqual([]);
    }),
  );
});

test('leave and close, as one leaves a room, end with the removal and nothing after it', () => {
  fc.assert(
    fc.property(anyClient, fc.array(anyEvent), (client, before) => {
      const effects = effectsOf(after(client, before), [{ type: 'leave' }, { type: 'close' }]);
      expect(effects.filter(({ type: kind }) => kind === 'post')).toEqual([]);
      expect(effects.at(-1)).toEqual({ type: 'hang-up' });
    }),
  );
});

const happening = fc.constantFrom('vote', 'open', 'cut', 'up', 'down');
const acts = {
  open: (network: FailingNetwork) => network.open(),
  cut: (network: FailingNetwork) => network.cut(),
  up: (network: FailingNetwork) => network.deliverUp(),
  down: (network: FailingNetwork) => network.deliverDown(),
};

describe.each([1, 2] as const)('over a network that fails, with version %s', (version) => {
  test('the last vote arrives, and none is sent again once it is confirmed', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        const network = new FailingNetwork(version);
        let last: string | undefined;
        happenings.forEach((what, index) => {
          if (what === 'vote') {
            // Each vote differs, because version 1 confirms a vote only by showing it.
            last = String(index);
            network.happen({ type: 'vote', estimate: last });
            return;
          }
          const { pending } = network.client;
          const { length } = network.votesSent;
          acts[what](network);
          if (pending === undefined) {
            expect(network.votesSent.slice(length).filter((estimate) => estimate !== '')).toEqual([]);
          }
        });
        network.open();
        network.deliverAll();
        expect(network.client.pending).toBeUndefined();
        expect(network.member()?.estimate).toBe(last);
        expect(network.client.room?.members[0]?.estimate).toBe(last);
      }),
      { numRuns: 300 },
    );
  });
});
