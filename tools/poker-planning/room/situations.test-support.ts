import type { ServerMessage } from '#shared/poker/views.ts';
import { reduce } from './reduce-client.ts';
import { createRoomClient, type RoomClient } from './room-client.ts';
import type { Effect, RoomEvent } from './room-event.ts';

/** A client in each possible situation, reached by events. */

export const now = Date.UTC(2026, 10, 21);
export const key = 'a-key-of-this-test';

export const opened2: RoomEvent = { type: 'opened', protocol: 'poker-planning.2' };
export const opened1: RoomEvent = { type: 'opened', protocol: '' };
export const heard = (message: ServerMessage | undefined): RoomEvent => ({ type: 'heard', message });

type State2 = Extract<ServerMessage, { kind: 'state2' }>['state'];

/**
 * The event that a version 2 state with these members arrives.
 * @param votes the vote of each member; `hidden` if it is not disclosed
 */
export function state2(votes: Readonly<Record<string, string | undefined>>, more: Partial<State2> = {}): RoomEvent {
  const at = new Date(now).toISOString();
  const state: State2 = {
    version: 5,
    lastUpdateISO8601: at,
    nowISO8601: at,
    round: 1,
    revealed: false,
    story: '',
    cards: [],
    timer: null,
    estimates: Object.entries(votes).map(([username, vote]) => ({
      username,
      hasVoted: vote !== undefined,
      ...(vote === undefined || vote === 'hidden' ? {} : { estimate: vote }),
      connected: true,
      observer: false,
    })),
    history: [],
    hasVersion1Clients: false,
    ...more,
  };
  return heard({ kind: 'state2', state });
}

/** The event that a version 1 state with these members arrives. */
export function state1(votes: Readonly<Record<string, string | undefined>>): RoomEvent {
  const estimates = Object.entries(votes).map(([username, estimate]) => ({ username, estimate }));
  return heard({ kind: 'state1', state: { version: 5, estimates } });
}

/** The client after all of these. */
export const afterEvents = (client: RoomClient, ...events: readonly RoomEvent[]): RoomClient =>
  events.reduce((before, event) => reduce(before, event, now).client, client);

const nobody = createRoomClient({ key });
const ada = createRoomClient({ key, username: 'Ada' });
const listed = afterEvents(ada, opened2, state2({ Ada: undefined, Bob: undefined }));

export const situations = {
  /** The client was in the room and has lost its channel. */
  away: afterEvents(listed, { type: 'lost' }),
  /** The client has its channel back, but no state has come yet. */
  unheard: afterEvents(listed, { type: 'lost' }, opened2),
  /** The client is watching the room and has not joined. */
  stranger: afterEvents(nobody, opened2, state2({ Bob: undefined })),
  /** The client has said who it is, but the server has not listed it yet. */
  asking: afterEvents(ada, opened2, state2({ Bob: undefined })),
  listed,
  listed1: afterEvents(ada, opened1, state1({ Ada: undefined, Bob: undefined })),
} as const satisfies Record<string, RoomClient>;

export type Situation = keyof typeof situations;

/** The outcome of an event: the effects in short form, and all fields of the client that changed. */
export type Outcome = readonly [effects: readonly string[], changes: Partial<RoomClient>];

/** Fields that are derived from others or differ every time. */
const derived: readonly string[] = ['room', 'view', 'viewedAt', 'lastId'] satisfies (keyof RoomClient)[];

export function outcomeOf(client: RoomClient, event: RoomEvent): Outcome {
  const step = reduce(client, event, now);
  const changes = Object.entries(step.client).filter(
    ([field, value]) => !derived.includes(field) && value !== client[field as keyof RoomClient],
  );
  return [step.effects.map(shorten), Object.fromEntries(changes)];
}

/** @example shorten({ type: 'post', subject: 'vote', message: { type: 'vote', payload: { username: 'Ada' } } }) // 'post vote Ada' */
function shorten(effect: Effect): string {
  if (effect.type === 'remember') {
    return `remember ${effect.username ?? 'nobody'}`;
  }
  if (!('message' in effect)) {
    return effect.type;
  }
  const { message } = effect;
  const payload = 'payload' in message ? message.payload : '';
  const said = typeof payload === 'string' ? [payload] : Object.entries(payload ?? {}).map(worthTelling);
  return [effect.type, message.type, ...said].filter((word) => word !== '').join(' ');
}

const worthTelling = ([name, value]: readonly [string, unknown]): string =>
  value === undefined || ['key', 'round', 'estimatedAtISO8601'].includes(name) ? '' : String(value);
