import * as v from 'valibot';
import { fail, ok, type Result } from '../result.ts';
import { cardsSchema, type Refusal, secondsSchema, timestampSchema } from './messages.ts';
import { finishedStorySchema, hasVoted, isPeeked, type Member, type Room } from './room.ts';

/** The messages that a server sends in poker planning: the room as visible to clients of each version, and answers. */

const view1Schema = v.object({
  /** The original sends the version of the server as a text; earlier versions of this server sent a number. */
  version: v.optional(v.union([v.number(), v.string()])),
  lastUpdateISO8601: v.optional(v.string()),
  estimates: v.array(
    v.object({
      username: v.string(),
      estimate: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
      estimatedAtISO8601: v.nullish(v.string()),
    }),
  ),
});

const view2Schema = v.object({
  version: v.number(),
  lastUpdateISO8601: timestampSchema,
  /** Increases each time the estimates are dropped; a vote specifies the round it is for. */
  round: v.number(),
  revealed: v.boolean(),
  story: v.string(),
  /** The cards for everyone; with an empty list, each member chooses their own. */
  cards: cardsSchema,
  timer: v.nullable(v.object({ seconds: secondsSchema, endsAtISO8601: timestampSchema })),
  /** The server's clock: the timer has `endsAtISO8601 - nowISO8601` left when the state arrives. */
  nowISO8601: timestampSchema,
  /** Members in the order in which they joined. */
  estimates: v.array(
    v.object({
      username: v.string(),
      hasVoted: v.boolean(),
      /** Present only once `revealed`. */
      estimate: v.exactOptional(v.string()),
      estimatedAtISO8601: v.exactOptional(v.string()),
      connected: v.boolean(),
      observer: v.boolean(),
    }),
  ),
  /** Oldest first. Left out if it is sent in a separate frame: see `subprotocol21`. */
  history: v.exactOptional(v.array(finishedStorySchema)),
  /** Whether anyone uses, or has used in this round, a version 1 client, which sees votes before the reveal. */
  hasVersion1Clients: v.boolean(),
});

/** The room in the format of the original clients. */
export type RoomView1 = v.InferOutput<typeof view1Schema>;
/**
 * The room for all clients of version 2: they receive the same bytes, so it contains no estimates before the reveal.
 */
export type RoomView2 = v.InferOutput<typeof view2Schema>;
/** The stories that the team has finished, oldest first. */
export type HistoryView = NonNullable<RoomView2['history']>;

/** The connected users, on all servers that share the room. */
export interface Presence {
  readonly isConnected: (username: string) => boolean;
  readonly hasVersion1Clients: boolean;
}

/** The version of the server that the original clients expect, as a text; this is the version of the protocol. */
const version1 = '1.0.0';

/** The view for clients of version 1: all estimates, at any time. */
export function viewForVersion1(room: Room) {
  return {
    version: version1,
    lastUpdateISO8601: new Date(room.updatedAt).toISOString(),
    estimates: room.members.map(({ username, estimate, estimatedAtISO8601 }) =>
      estimate === undefined ? { username } : { username, estimate, estimatedAtISO8601 },
    ),
  } satisfies RoomView1;
}

/**
 * The view for all clients of version 2, which before the reveal only shows who has voted.
 * @param now the current time in ms since 1970
 */
export function viewForVersion2(room: Room, presence: Presence, now: number): RoomView2 & { history: HistoryView } {
  return {
    version: room.version,
    lastUpdateISO8601: new Date(room.updatedAt).toISOString(),
    round: room.round,
    revealed: room.revealed,
    story: room.story,
    cards: [...room.cards],
    timer: room.timer && {
      seconds: room.timer.seconds,
      endsAtISO8601: new Date(room.timer.endsAt).toISOString(),
    },
    nowISO8601: new Date(now).toISOString(),
    estimates: room.members.map((member) => ({
      username: member.username,
      hasVoted: hasVoted(member),
      ...(member.estimatedAtISO8601 === undefined ? {} : { estimatedAtISO8601: member.estimatedAtISO8601 }),
      ...(room.revealed && member.estimate !== undefined ? { estimate: member.estimate } : {}),
      connected: presence.isConnected(member.username),
      observer: member.observer,
    })),
    history: viewHistory(room),
    hasVersion1Clients: presence.hasVersion1Clients || isPeeked(room),
  };
}

/** The view of the finished stories for all clients of version 2. */
function viewHistory(room: Room): HistoryView {
  return room.history.map(({ title, finishedAtISO8601, votes }) => ({
    title,
    finishedAtISO8601,
    votes: votes.map(({ estimate, count }) => ({ estimate, count })),
  }));
}

const ownVoteSchema = v.object({
  username: v.string(),
  estimate: v.exactOptional(v.string()),
});

/**
 * The estimate of the member that a connection represents, sent to that connection alone: after each change, and when
 * the connection identifies itself. Without `estimate`, there is none, or it came with another key.
 */
export type OwnVote = v.InferOutput<typeof ownVoteSchema>;

/** @returns the estimate of the member if it came with this key */
export function ownEstimate(member: Member | undefined, key: string | undefined): string | undefined {
  return key !== undefined && member?.voteKey === key ? member.estimate : undefined;
}

/**
 * The estimate that a client shows for its own member.
 * @param own the last message of the server about it
 * @example knownEstimate(view, own, 'Ada') // '5'
 */
export function knownEstimate(view: RoomView2, own: OwnVote | undefined, username: string): string | undefined {
  const member = view.estimates.find((one) => one.username === username);
  if (member === undefined || !member.hasVoted) {
    return undefined;
  }
  return member.estimate ?? (own?.username === username ? own.estimate : undefined);
}

/** Events of the server that concern everyone in a room. */
export type NoticeCode = 'store-unavailable' | 'store-available';

const noticeSchema = v.object({
  code: v.picklist(['store-unavailable', 'store-available'] satisfies NoticeCode[]),
  message: v.string(),
  /** The id of a message that is waiting for the store, and will be answered once the store is back. */
  id: v.exactOptional(v.number()),
});

const errorSchema = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
  id: v.exactOptional(v.number()),
});
const ackSchema = v.object({ ack: v.number(), version: v.number() });

/** The kinds of messages that a server sends. */
export type ServerMessage =
  | { readonly kind: 'state1'; readonly state: RoomView1 }
  | { readonly kind: 'state2'; readonly state: RoomView2 }
  | { readonly kind: 'history'; readonly history: HistoryView }
  | { readonly kind: 'own'; readonly own: OwnVote }
  | { readonly kind: 'ack'; readonly id: number; readonly version: number }
  | { readonly kind: 'error'; readonly error: { code: string; message: string }; readonly id: number | undefined }
  | { readonly kind: 'notice'; readonly notice: { code: NoticeCode; message: string; id?: number } };

const serverMessageSchema = v.union([
  v.pipe(
    view2Schema,
    v.transform((state) => ({ kind: 'state2' as const, state })),
  ),
  v.pipe(
    view1Schema,
    v.transform((state) => ({ kind: 'state1' as const, state })),
  ),
  v.pipe(
    v.object({ history: v.array(finishedStorySchema) }),
    v.transform(({ history }) => ({ kind: 'history' as const, history })),
  ),
  v.pipe(
    v.object({ own: ownVoteSchema }),
    v.transform(({ own }) => ({ kind: 'own' as const, own })),
  ),
  v.pipe(
    ackSchema,
    v.transform(({ ack, version }) => ({ kind: 'ack' as const, id: ack, version })),
  ),
  v.pipe(
    errorSchema,
    v.transform(({ error, id }) => ({ kind: 'error' as const, error, id })),
  ),
  v.pipe(
    v.object({ notice: noticeSchema }),
    v.transform(({ notice }) => ({ kind: 'notice' as const, notice })),
  ),
]);

/**
 * Parses a frame from a server of either version.
 * @returns the message, or the reason why it cannot be read
 * @example readServerMessage('{"ack":7,"version":3}') // { ok: true, value: { kind: 'ack', id: 7, version: 3 } }
 */
export function readServerMessage(frame: string): Result<ServerMessage> {
  try {
    const { success, output } = v.safeParse(serverMessageSchema, JSON.parse(frame));
    return success
      ? ok(output)
      : fail({ code: 'unknown-message', message: 'The server sent a message of another kind.' });
  } catch {
    return fail({ code: 'malformed', message: 'The server sent a message that is not JSON.' });
  }
}

/** The state for version 1, which includes all estimates, as the text of a WebSocket frame. */
export const stateFrame1 = (room: Room): string => JSON.stringify(viewForVersion1(room));
/**
 * The state for version 2, with the history.
 * @param now the current time in ms since 1970
 */
export const stateFrame2 = (room: Room, presence: Presence, now: number): string =>
  JSON.stringify(viewForVersion2(room, presence, now));
/** The state without the history: see `subprotocol21`. */
export const stateFrame21 = (room: Room, presence: Presence, now: number): string =>
  JSON.stringify({ ...viewForVersion2({ ...room, history: [] }, presence, now), history: undefined });
/** The history that `stateFrame21` leaves out. */
export const historyFrame = (room: Room): string => JSON.stringify({ history: viewHistory(room) });
/** A member's own estimate, which must only be sent to that member. */
export const ownFrame = (own: OwnVote): string => JSON.stringify({ own });
/**
 * Confirms a message, once it is stored.
 * @param id the id of that message
 * @param version the version of the room since then; 0 if there is no room yet
 */
export const ackFrame = (id: number, version: number): string => JSON.stringify({ ack: id, version });
/** @param id the id of the refused message; undefined, and then left out, if it had none */
export const errorFrame = ({ code, message }: Refusal, id: number | undefined): string =>
  JSON.stringify({ error: { code, message }, id });
/** @param id the id of the waiting message, for its sender */
export const noticeFrame = (code: NoticeCode, message: string, id?: number): string =>
  JSON.stringify({ notice: { code, message, ...(id !== undefined && { id }) } });
