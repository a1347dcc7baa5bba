import * as v from 'valibot';
import { fail, ok, type Result } from './result.ts';

/**
 * What clients send in poker planning. Version 1 is what the original's clients speak: `vote`, `remove` and `reset`.
 * Version 2 is spoken where client and server agree on the WebSocket subprotocol; it adds the rest.
 *
 * Every message of version 2 may carry an `id`, and is then answered by `{"ack": id, "version"}` once it is kept, or
 * by `{"error": {"code", "message"}, "id"}` when it is refused. What is not answered may be sent again: twice has the
 * same effect as once (a timer starts anew).
 */

/** The WebSocket subprotocol of version 2. Without it a connection speaks version 1. */
export const subprotocol2 = 'poker-planning.2';
/** The same, with the history in a frame of its own, which comes at the beginning and when it changes. */
export const subprotocol21 = 'poker-planning.2.1';

export type ProtocolVersion = 1 | 2;

/** Lengths are in characters (Unicode code points). */
export const limits = {
  username: 64,
  estimate: 16,
  roomId: 128,
  members: 200,
  storyTitle: 200,
  cards: 50,
  timerSeconds: 24 * 60 * 60,
  history: 50,
  /** Different estimates in the whole history, so that a state stays small whatever people vote. */
  historyVotes: 1000,
  frameBytes: 16 * 1024,
} as const;

/** How a server ends a connection: RFC 6455 7.4.1 and the registry that it names. */
export const closeCodes = {
  /** More messages a second than allowed. */
  flooding: 1008,
  tooLarge: 1009,
  /** The server stops or restarts: come back. */
  restarting: 1012,
  /** No room for another room: come back later. */
  tryLater: 1013,
} as const;

/**
 * Where the socket of a room is.
 * @param host with its port, as typed: `localhost:8080`
 * @example roomAddress('poker.example.com', 'b6e0', true) // 'wss://poker.example.com/ws?roomUUID=b6e0'
 */
export function roomAddress(host: string, roomId: string, isSecure: boolean): string {
  return `${isSecure ? 'wss' : 'ws'}://${host}/ws?roomUUID=${encodeURIComponent(roomId)}`;
}

/** @returns whether a room can have this id: 1 to 128 characters, not only white space */
export function isRoomId(id: string): boolean {
  return id.trim() !== '' && countCharacters(id) <= limits.roomId;
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
 * A secret of the client, which it makes once and keeps: whoever shows the key that a vote came with is sent that
 * vote before the reveal, and while its owner is connected nobody with another key can use the name.
 */
export const keySchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'a key is 16 to 64 letters, digits, _ or -'));

/** Clients of version 1 may send numbers, and null or blank text for no estimate. */
const voteEstimateSchema = v.pipe(
  v.nullish(
    v.union([text(limits.estimate), v.pipe(v.number(), v.finite(), v.transform(String), text(limits.estimate))]),
  ),
  v.transform((estimate) => (estimate ? estimate : undefined)),
);

/** A time that cannot be read is left out in version 1: it is no reason to refuse the vote. */
const voteTimeSchema = v.fallback(v.optional(timestampSchema), undefined);

const removeSchema = v.object({ type: v.literal('remove'), payload: usernameSchema });
const reset1Schema = v.object({ type: v.literal('reset') });
const reset2Schema = v.object({
  type: v.literal('reset'),
  /** The `round` that is dropped: of two who drop it at once, the second is refused. */
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
  /** Sets the estimate of a member, or takes it back where there is none; who is no member becomes one. */
  v.object({
    type: v.literal('vote'),
    payload: v.object({
      username: usernameSchema,
      estimate: voteEstimateSchema,
      key: v.optional(keySchema),
      /** The `round` of the state that was voted on: a vote that comes after its round is refused. */
      round: v.optional(countSchema),
    }),
  }),
  /** Says who a connection is, and keeps the member's estimate: what a client sends when it comes back. */
  v.object({
    type: v.literal('join'),
    payload: v.object({ username: usernameSchema, key: v.optional(keySchema) }),
  }),
  /** Makes a member one who only watches, or one who votes. */
  v.object({
    type: v.literal('observe'),
    payload: v.object({ username: usernameSchema, observer: v.boolean(), key: v.optional(keySchema) }),
  }),
  removeSchema,
  /** Drops all estimates, hides what comes next and begins a round; members, story, cards and timer stay. */
  reset2Schema,
  /** Shows all estimates. Votes go on: they show at once. */
  v.object({ type: v.literal('reveal') }),
  v.object({ type: v.literal('hide') }),
  /**
   * Names the story. With `next` the one before is finished: it goes to the history if anyone has voted, estimates are
   * dropped, the timer ends and a round begins.
   */
  v.object({
    type: v.literal('story'),
    payload: v.object({
      title: storyTitleSchema,
      next: v.optional(v.boolean(), false),
      /** The `round` that is finished: of two who finish it at once, the second is refused. */
      round: v.optional(countSchema),
    }),
  }),
  /** The cards for everyone; an empty list lets each member choose. */
  v.object({ type: v.literal('cards'), payload: cardsSchema }),
  v.object({ type: v.literal('timer'), payload: v.object({ seconds: v.nullable(secondsSchema) }) }),
  /** Asks for a sign of life: the server answers at once, whether or not it can keep anything. Changes nothing. */
  v.object({ type: v.literal('ping') }),
]);

type Message1 = v.InferOutput<typeof message1Schema>;
type Message2 = v.InferOutput<typeof message2Schema>;

/** What changes a room: messages of either version, and what the server itself notes. */
export type RoomMessage =
  | Message1
  | Message2
  /** A client of version 1 was shown the estimates of the present round. */
  | { readonly type: 'peek' };
/** What a client of version 2 sends. */
export type ClientMessage2 = v.InferInput<typeof message2Schema> & { readonly id?: number };
/** What a client of version 1 sends. */
export type ClientMessage1 = v.InferInput<typeof message1Schema>;

/** Why a message was refused. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A plain sentence for the person. */
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
 * Reads one frame of a client.
 * @param frame the text of the frame
 * @returns the message; or why it is refused, with its id where it has one
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
    // Not valibot's own words: they hold the value, which is nobody else's.
    const reason = issues[0].type === 'check' || issues[0].type === 'regex' ? issues[0].message : 'this is not allowed';
    return fail({ code: 'invalid', message: `The server does not take ${path}: ${reason}.`, id });
  }
  return ok({ message: output, id });
}
