import * as v from 'valibot';
import { limits, timestampSchema } from './messages.ts';

/** A poker planning room as a value, which only `applyMessage` changes. */

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

/** Whether a key reserves the name that it comes with, unlike that of a mere connection. */
export const holdsName = (key: string | undefined) => key !== undefined && !key.startsWith('~');

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

/** Whether a member has an estimate in the current round, shown or hidden. */
export const hasVoted = ({ estimate }: Member): boolean => estimate !== undefined;

/** Whether there are estimates that must not be shown yet. */
export const isHiding = (room: Room): boolean => !room.revealed && room.members.some(hasVoted);

/** Whether a client of version 1 was shown estimates of this round before the reveal. */
export const isPeeked = (room: Room): boolean => room.peekedRound === room.round;

/** The newest stories that fit the limits; the newest one always does. */
export function lastStories(stories: readonly FinishedStory[]): readonly FinishedStory[] {
  let votes = 0;
  const first = stories.findLastIndex((story, index) => {
    votes += story.votes.length;
    return stories.length - index > limits.history || votes > limits.historyVotes;
  });
  return stories.slice(first + 1);
}
