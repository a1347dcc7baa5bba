import * as v from 'valibot';
import { fail, ok, type Result } from '../result.ts';
import { limits, type Refusal, type RoomMessage, timestampSchema } from './messages.ts';

/**
 * A poker planning room and how messages change it. No other code changes rooms: those in memory and those in Redis use
 * the same function, so they cannot differ.
 */

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const memberEntries = {
  username: v.string(),
  observer: v.boolean(),
  estimate: v.exactOptional(v.string()),
  estimatedAtISO8601: v.exactOptional(timestampSchema),
  /** The key of the client that owns the name: see `keySchema`. It is not in any view. */
  key: v.exactOptional(v.string()),
  /** The key, or connection, that the estimate came with, which may see it before the reveal. It is not in any view. */
  voteKey: v.exactOptional(v.string()),
};

/** A story that the team has estimated, with the number of votes for each estimate, as needed for its statistics. */
const finishedStoryEntries = {
  title: v.string(),
  finishedAtISO8601: timestampSchema,
  votes: v.array(v.object({ estimate: v.string(), count: v.pipe(countSchema, v.minValue(1)) })),
};
export const finishedStorySchema = v.object(finishedStoryEntries);

const timerEntries = { seconds: v.pipe(v.number(), v.integer(), v.minValue(1)), endsAt: countSchema };

const roomEntries = {
  /** The creation time in ms since 1970, which distinguishes a room from an earlier one with the same id. */
  born: countSchema,
  /** Increases by one with each change. */
  version: countSchema,
  /** The time in ms since 1970. */
  updatedAt: countSchema,
  /** Increases each time the estimates are dropped. */
  round: countSchema,
  /** The last round in which a client of version 1 was shown estimates before the reveal. */
  peekedRound: v.exactOptional(countSchema),
  revealed: v.boolean(),
  story: v.string(),
  cards: v.array(v.string()),
};

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
type Of<Entries extends v.ObjectEntries> = DeepReadonly<v.InferOutput<v.ObjectSchema<Entries, undefined>>>;

export type Member = Of<typeof memberEntries>;
export type FinishedStory = Of<typeof finishedStoryEntries>;
export type Room = Of<typeof roomEntries> & {
  readonly timer: Of<typeof timerEntries> | null;
  readonly members: readonly Member[];
  /** The finished stories, oldest first. */
  readonly history: readonly FinishedStory[];
};

/**
 * A room as stored. A later version of the server may store more properties and allow more in a room; anything that
 * this version does not know is kept, so that servers of both versions can share rooms during an upgrade.
 */
export const storedRoomSchema: v.GenericSchema<unknown, Room> = v.looseObject({
  ...roomEntries,
  timer: v.nullable(v.looseObject(timerEntries)),
  members: v.array(v.looseObject(memberEntries)),
  history: v.array(v.looseObject(finishedStoryEntries)),
});

/**
 * The key of a connection whose client has none: it reveals a vote only to that connection, and does not reserve a
 * name.
 */
export const connectionKey = (connection: string | number): string => `~${connection}`;
const holdsName = (key: string | undefined) => key !== undefined && !key.startsWith('~');

/** @param now the current time in ms since 1970 */
export function emptyRoom(now: number): Room {
  return {
    born: now,
    version: 0,
    updatedAt: now,
    round: 0,
    revealed: false,
    story: '',
    cards: [],
    timer: null,
    members: [],
    history: [],
  };
}

/**
 * Applies a message to a room.
 * @param now the current time in ms since 1970
 * @param isConnected whether somebody is connected under a name: a name with a key is reserved only during that time
 * @returns the changed room, the identical room object if nothing changes, or the reason why the message is refused
 * @example applyMessage(room, { type: 'reveal' }, Date.now()) // { ok: true, value: { …room, revealed: true, version: room.version + 1 } }
 */
export function applyMessage(
  room: Room,
  message: RoomMessage,
  now: number,
  isConnected: (username: string) => boolean = () => false,
): Result<Room, Refusal> {
  const changed = change(room, message, now, isConnected);
  if (!changed.ok || changed.value === room) {
    return changed;
  }
  return ok({ ...changed.value, version: room.version + 1, updatedAt: now });
}

function change(
  room: Room,
  message: RoomMessage,
  now: number,
  isConnected: (username: string) => boolean,
): Result<Room, Refusal> {
  switch (message.type) {
    case 'vote':
    case 'join':
    case 'observe':
      return changeMember(room, message, now, isConnected);
    case 'remove': {
      const members = room.members.filter(({ username }) => username !== message.payload);
      return ok(members.length === room.members.length ? room : { ...room, members });
    }
    case 'reset': {
      const round = 'payload' in message ? message.payload?.round : undefined;
      if (isOfOtherRound(room, round)) {
        return fail({ code: 'round-over', message: 'Somebody else has cleared these votes, or begun the next story.' });
      }
      return ok(room.revealed || room.members.some(hasVoted) ? nextRound(room) : room);
    }
    case 'reveal':
    case 'hide': {
      const revealed = message.type === 'reveal';
      return ok(room.revealed === revealed ? room : { ...room, revealed });
    }
    case 'story':
      return changeStory(room, message.payload, now);
    case 'cards': {
      const cards = [...new Set(message.payload)];
      return ok(isSameList(room.cards, cards) ? room : { ...room, cards });
    }
    case 'timer': {
      const { seconds } = message.payload;
      if (seconds === null) {
        return ok(room.timer === null ? room : { ...room, timer: null });
      }
      return ok({ ...room, timer: { seconds, endsAt: now + seconds * 1000 } });
    }
    case 'peek':
      return ok(isPeeked(room) || !isHiding(room) ? room : { ...room, peekedRound: room.round });
    case 'ping':
      return ok(room);
  }
}

type MemberMessage = Extract<RoomMessage, { type: 'vote' | 'join' | 'observe' }>;

function changeMember(
  room: Room,
  message: MemberMessage,
  now: number,
  isConnected: (username: string) => boolean,
): Result<Room, Refusal> {
  const { payload } = message;
  const { username } = payload;
  const key = 'key' in payload ? payload.key : undefined;
  const member = room.members.find((one) => one.username === username);
  // A client of version 1 never has a key, and its protocol has no refusal.
  if (member?.key !== undefined && key !== undefined && member.key !== key && isConnected(username)) {
    return fail({ code: 'name-taken', message: 'Somebody in this room already uses this name: choose another.' });
  }
  if ('round' in payload && isOfOtherRound(room, payload.round)) {
    return fail(roundOver);
  }
  const before = withoutFormerHolder(member ?? { username, observer: false }, key);
  const after = memberAfter(before, message, key, now);
  if (member !== undefined && isSameMember(member, after)) {
    return ok(room);
  }
  if (member === undefined && room.members.length >= limits.members) {
    return fail({ code: 'room-full', message: `This room is full: it has ${limits.members} members.` });
  }
  const members =
    member === undefined ? [...room.members, after] : room.members.map((one) => (one === member ? after : one));
  return ok({ ...room, members });
}

/** Drops the key of a former owner who has left, which must not lock out somebody who uses the name without a key. */
function withoutFormerHolder(member: Member, key: string | undefined): Member {
  if (key === undefined || holdsName(key) || member.key === key) {
    return member;
  }
  const { key: _, ...free } = member;
  return free;
}

/** The member after the message. Anyone who takes over a name does not see an estimate that came with another key. */
function memberAfter(before: Member, message: MemberMessage, key: string | undefined, now: number): Member {
  const { estimate: _, estimatedAtISO8601: __, voteKey: ___, ...withoutVote } = before;
  const holder = holdsName(key) && key !== undefined ? { key } : {};
  switch (message.type) {
    case 'vote': {
      const { estimate } = message.payload;
      if (estimate === undefined) {
        return { ...withoutVote, ...holder };
      }
      const given = 'estimatedAtISO8601' in message.payload ? message.payload.estimatedAtISO8601 : undefined;
      const isAgain = before.estimate === estimate && before.voteKey === key && given === undefined;
      return {
        ...withoutVote,
        ...holder,
        observer: false,
        estimate,
        estimatedAtISO8601: (isAgain ? before.estimatedAtISO8601 : given) ?? new Date(now).toISOString(),
        ...(key === undefined ? {} : { voteKey: key }),
      };
    }
    case 'join':
      return { ...before, ...holder };
    case 'observe':
      return message.payload.observer
        ? { ...withoutVote, ...holder, observer: true }
        : { ...before, ...holder, observer: false };
  }
}

function changeStory(
  room: Room,
  { title, next, round }: Extract<RoomMessage, { type: 'story' }>['payload'],
  now: number,
): Result<Room, Refusal> {
  if (isOfOtherRound(room, round)) {
    return fail(roundOver);
  }
  if (!next) {
    return ok(room.story === title ? room : { ...room, story: title });
  }
  if (!room.members.some(hasVoted)) {
    const isSame = room.story === title && !room.revealed && room.timer === null;
    return ok(isSame ? room : { ...room, story: title, revealed: false, timer: null });
  }
  const finished: FinishedStory = {
    title: room.story,
    finishedAtISO8601: new Date(now).toISOString(),
    votes: tally(room.members),
  };
  return ok({ ...nextRound(room), story: title, timer: null, history: lastStories([...room.history, finished]) });
}

const roundOver: Refusal = {
  code: 'round-over',
  message: 'The votes were cleared or the next story has begun in the meantime: choose again.',
};

const isOfOtherRound = (room: Room, round: number | undefined) => round !== undefined && round !== room.round;

/** Whether a member has an estimate in the current round, shown or hidden. */
export const hasVoted = ({ estimate }: Member): boolean => estimate !== undefined;

/** Whether there are estimates that must not be shown yet. */
export const isHiding = (room: Room): boolean => !room.revealed && room.members.some(hasVoted);

/** Whether a client of version 1 was shown estimates of this round before the reveal. */
export const isPeeked = (room: Room): boolean => room.peekedRound === room.round;

function nextRound({ peekedRound: _, ...room }: Room): Room {
  return {
    ...room,
    round: room.round + 1,
    revealed: false,
    members: room.members.map(({ estimate, estimatedAtISO8601, voteKey, ...member }) => member),
  };
}

/** The number of votes for each estimate, in the order of their first occurrence. */
function tally(members: readonly Member[]): FinishedStory['votes'] {
  const counts = new Map<string, number>();
  for (const { estimate } of members) {
    if (estimate !== undefined) {
      counts.set(estimate, (counts.get(estimate) ?? 0) + 1);
    }
  }
  return [...counts].map(([estimate, count]) => ({ estimate, count }));
}

/** The newest stories that fit the limits; the newest one always does. */
export function lastStories(stories: readonly FinishedStory[]): readonly FinishedStory[] {
  let votes = 0;
  const first = stories.findLastIndex((story, index) => {
    votes += story.votes.length;
    return stories.length - index > limits.history || votes > limits.historyVotes;
  });
  return stories.slice(first + 1);
}

const isSameMember = (a: Member, b: Member) =>
  a.observer === b.observer &&
  a.estimate === b.estimate &&
  a.estimatedAtISO8601 === b.estimatedAtISO8601 &&
  a.key === b.key &&
  a.voteKey === b.voteKey;

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((card, index) => card === b[index]);
