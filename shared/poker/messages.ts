import * as v from 'valibot';
import { isBlank } from '#shared/text-checks.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * The messages that clients send in poker planning. Version 1 is the protocol of the original clients: `vote`, `remove`
 * and `reset`. Version 2 applies if client and server agree on the WebSocket subprotocol; it adds the rest.
 *
 * Every message of version 2 may carry an `id`, and is then answered by `{"ack": id, "version"}` once it is stored, or
 * by `{"error": {"code", "message"}, "id"}` if it is refused. Unanswered messages may be sent again: sending one twice
 * has the same effect as sending it once (a timer restarts).
 */

/** The WebSocket subprotocol of version 2. Without it, a connection uses version 1. */
export const subprotocol2 = 'poker-planning.2';
/** The same protocol with the history in a separate frame, which is sent at the beginning and when it changes. */
export const subprotocol21 = 'poker-planning.2.1';

export type ProtocolVersion = 1 | 2;

/** Lengths are in Unicode code points. */
export const limits = {
  username: 64,
  estimate: 16,
  roomId: 128,
  members: 200,
  storyTitle: 200,
  cards: 50,
  timerSeconds: 24 * 60 * 60,
  history: 50,
  /** The number of different estimates in the whole history, which keeps the state small regardless of the votes. */
  historyVotes: 1000,
  frameBytes: 16 * 1024,
} as const;

/** The codes with which a server closes a connection (RFC 6455, section 7.4.1, and its registry). */
export const closeCodes = {
  /** The client has sent more messages per second than allowed. */
  flooding: 1008,
  tooLarge: 1009,
  /** The server is stopping or restarting; the client should reconnect. */
  restarting: 1012,
  /** There is no capacity for another room; the client should try again later. */
  tryLater: 1013,
} as const;

/**
 * Returns the WebSocket address of a room.
 * @param host the host with its port, as entered: `localhost:8080`
 * @example roomAddress('poker.example.com', 'b6e0', true) // 'wss://poker.example.com/ws?roomUUID=b6e0'
 */
export function roomAddress(host: string, roomId: string, isSecure: boolean): string {
  return `${isSecure ? 'wss' : 'ws'}://${host}/ws?roomUUID=${encodeURIComponent(roomId)}`;
}

/** @returns whether a room can have this id: 1 to 128 characters, not only whitespace */
export function isRoomId(id: string): boolean {
  return !isBlank(id) && countCharacters(id) <= limits.roomId;
}

const countCharacters = (text: string) => [...text].length;

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => countCharacters(value) <= most, `at most ${most} characters are allowed`),
  );

export const usernameSchema = v.pipe(text(limits.username), v.nonEmpty('a name is needed'));
export const estimateSchema = v.pipe(text(limits.estimate), v.nonEmpty());
export const timestampSchema = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp());
export const cardsSchema = v.pipe(v.array(estimateSchema), v.maxLength(limits.cards));
export const storyTitleSchema = text(limits.storyTitle);
export const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.timerSeconds));
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A secret that the client creates once and keeps. A client with the key that a vote came with receives that vote
 * before the reveal, and while the key's owner is connected, nobody with another key can use the name.
 */
const keySchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'a key is 16 to 64 letters, digits, _ or -'));

/** Clients of version 1 may send numbers, and null or a blank text for no estimate. */
const voteEstimateSchema = v.pipe(
  v.nullish(
    v.union([text(limits.estimate), v.pipe(v.number(), v.finite(), v.transform(String), text(limits.estimate))]),
  ),
  v.transform((estimate) => (estimate ? estimate : undefined)),
);

/** In version 1, an unreadable time is ignored rather than a reason to refuse the vote. */
const voteTimeSchema = v.fallback(v.optional(timestampSchema), undefined);

const removeSchema = v.object({ type: v.literal('remove'), payload: usernameSchema });
const reset1Schema = v.object({ type: v.literal('reset') });
const reset2Schema = v.object({
  type: v.literal('reset'),
  /** The `round` to drop: if two clients drop it at the same time, the second one is refused. */
  payload: v.optional(v.object({ round: v.optional(countSchema) })),
});

const message1Schema = v.variant('type', [
  v.object({
    type: v.literal('vote'),
    payload: v.object({
      username: usernameSchema,
      estimate: voteEstimateSchema,
      estimatedAtISO8601: voteTimeSchema,
    }),
  }),
  removeSchema,
  reset1Schema,
]);

const message2Schema = v.variant('type', [
  /** Sets the estimate of a member, or withdraws it if there is none; a user who is not a member becomes one. */
  v.object({
    type: v.literal('vote'),
    payload: v.object({
      username: usernameSchema,
      estimate: voteEstimateSchema,
      key: v.optional(keySchema),
      /** The `round` of the state that was voted on: a vote that arrives after its round is refused. */
      round: v.optional(countSchema),
    }),
  }),
  /** Identifies the user of a connection and keeps the member's estimate; clients send it when they reconnect. */
  v.object({
    type: v.literal('join'),
    payload: v.object({ username: usernameSchema, key: v.optional(keySchema) }),
  }),
  /** Makes a member an observer or a voter. */
  v.object({
    type: v.literal('observe'),
    payload: v.object({ username: usernameSchema, observer: v.boolean(), key: v.optional(keySchema) }),
  }),
  removeSchema,
  /** Drops all estimates, hides new ones and starts a round; members, story, cards and timer stay. */
  reset2Schema,
  /** Shows all estimates. Voting continues, and new votes are shown immediately. */
  v.object({ type: v.literal('reveal') }),
  v.object({ type: v.literal('hide') }),
  /**
   * Sets the story. With `next`, the previous story is finished: it is added to the history if anyone has voted,
   * estimates are dropped, the timer ends and a new round starts.
   */
  v.object({
    type: v.literal('story'),
    payload: v.object({
      title: storyTitleSchema,
      next: v.optional(v.boolean(), false),
      /** The `round` to finish: if two clients finish it at the same time, the second one is refused. */
      round: v.optional(countSchema),
    }),
  }),
  /** The cards for everyone; with an empty list, each member chooses their own. */
  v.object({ type: v.literal('cards'), payload: cardsSchema }),
  v.object({ type: v.literal('timer'), payload: v.object({ seconds: v.nullable(secondsSchema) }) }),
  /** Checks whether the server is alive: it answers at once, even if it cannot store anything. Changes nothing. */
  v.object({ type: v.literal('ping') }),
]);

type Message1 = v.InferOutput<typeof message1Schema>;
type Message2 = v.InferOutput<typeof message2Schema>;

/** The inputs that change a room: messages of either version, and events that the server itself records. */
export type RoomMessage =
  | Message1
  | Message2
  /** A client of version 1 was shown the estimates of the current round. */
  | { readonly type: 'peek' };
/** A message from a client of version 2. */
export type ClientMessage2 = v.InferInput<typeof message2Schema> & { readonly id?: number };
/** A message from a client of version 1. */
export type ClientMessage1 = v.InferInput<typeof message1Schema>;

/** The reason why a message was refused. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A plain sentence for the user. */
  readonly message: string;
}

export type RefusalCode =
  | 'malformed'
  | 'invalid'
  | 'name-taken'
  | 'room-full'
  | 'round-over'
  | 'server-full'
  | 'store-unavailable';

export interface ReadMessage {
  readonly message: RoomMessage;
  readonly id: number | undefined;
}

const idOf = (value: unknown): number | undefined => {
  const { output, success } = v.safeParse(v.object({ id: countSchema }), value);
  return success ? output.id : undefined;
};

/**
 * Parses a frame from a client.
 * @param frame the text of the frame
 * @returns the message, or the reason why it is refused, with its id if it has one
 * @example readClientMessage('{"type":"reset"}', 1) // { ok: true, value: { message: { type: 'reset' }, id: undefined } }
 */
export function readClientMessage(
  frame: string,
  version: ProtocolVersion,
): Result<ReadMessage, Refusal & { readonly id: number | undefined }> {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return fail({ code: 'malformed', message: 'The message is not JSON.', id: undefined });
  }
  const id = idOf(value);
  const { success, output, issues } = v.safeParse(version === 1 ? message1Schema : message2Schema, value, {
    abortEarly: true,
  });
  if (!success) {
    const path = v.getDotPath(issues[0]) ?? 'the message';
    // valibot's own messages are not used, because they contain the value, which is confidential.
    const reason = issues[0].type === 'check' || issues[0].type === 'regex' ? issues[0].message : 'this is not allowed';
    return fail({ code: 'invalid', message: `The server refused ${path}: ${reason}.`, id });
  }
  return ok({ message: output, id });
}
