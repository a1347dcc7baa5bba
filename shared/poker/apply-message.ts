import { fail, ok, type Result } from '../result.ts';
import { limits, type Refusal, type RoomMessage } from './messages.ts';
import {
  type FinishedStory,
  hasVoted,
  holdsName,
  isHiding,
  isPeeked,
  lastStories,
  type Member,
  type Room,
} from './room.ts';

/**
 * Applies a message to a room. No other code changes rooms: those in memory and those in Redis use this function, so they
 * cannot differ.
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

const isSameMember = (a: Member, b: Member) =>
  a.observer === b.observer &&
  a.estimate === b.estimate &&
  a.estimatedAtISO8601 === b.estimatedAtISO8601 &&
  a.key === b.key &&
  a.voteKey === b.voteKey;

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((card, index) => card === b[index]);
