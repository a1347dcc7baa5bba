import type { ProtocolVersion } from '#shared/poker/messages.ts';
import type { HistoryView, OwnVote, RoomView2 } from '#shared/poker/views.ts';
import { type MemberModel, modelOfView, type RoomModel } from '../room-model.ts';

/**
 * How far a client's connection to its room has progressed.
 * - `away`: its channel is not open.
 * - `unheard`: the channel is open, but no state has come through it.
 * - `unlisted`: a state has come, but none has yet listed the member that this client speaks for, if any.
 * - `listed`: the server has listed that member since the channel opened. If it stops listing it, somebody removed it.
 * - `over`: the client was closed and no longer reacts to anything.
 */
export type Phase = 'away' | 'unheard' | 'unlisted' | 'listed' | 'over';

/** A vote that the server has not confirmed. */
export interface PendingVote {
  /** The estimate; undefined withdraws the vote. */
  readonly estimate: string | undefined;
  /** The round of the state that was voted on; undefined if the server does not count rounds. */
  readonly round: number | undefined;
  /** The id of the message that last carried it; undefined until it is sent. */
  readonly id: number | undefined;
}

/** What a client knows about a room and its own place in it, and what it still owes the server. */
export interface RoomClient {
  readonly phase: Phase;
  /** The protocol version of the server; undefined until it has said something. */
  readonly version: ProtocolVersion | undefined;
  /** The client's secret: see `keySchema`. */
  readonly key: string;
  /** The initial cards for a room that has none yet. */
  readonly firstCards: readonly string[];
  /** The member that this client speaks for; undefined until it joins. */
  readonly username: string | undefined;
  /** The room as the server last reported it. */
  readonly view: RoomView2 | undefined;
  /** When that view arrived, in milliseconds since 1970 by this machine's clock. */
  readonly viewedAt: number;
  /** The finished stories, if the server sends them separately from the view. */
  readonly history: HistoryView;
  /** What the server last reported about this client's own estimate. */
  readonly own: OwnVote | undefined;
  /** Whether this screen shows the estimates although the server does not support revealing: see `version-1.ts`. */
  readonly isRevealedHere: boolean;
  /** Derived from `username` and the five fields before this one: see `learn`. */
  readonly room: RoomModel | undefined;
  readonly pending: PendingVote | undefined;
  /** Why the user's last action had no effect. */
  readonly problem: string | undefined;
  /** The server's notice about its own condition. */
  readonly notice: string | undefined;
  /** Whether somebody else has removed this client's member. */
  readonly wasRemoved: boolean;
  /** The id of the last message sent; the first message has id 1. */
  readonly lastId: number;
  /** The id of the last message that said who this client is. */
  readonly joinId: number | undefined;
  /** The id of the last message that asked the server for a sign of life. */
  readonly askId: number | undefined;
}

/** @returns a client before its channel opens for the first time */
export function createRoomClient({
  key,
  username,
  firstCards = [],
}: {
  readonly key: string;
  readonly username?: string | undefined;
  readonly firstCards?: readonly string[] | undefined;
}): RoomClient {
  return {
    phase: 'away',
    version: undefined,
    key,
    firstCards,
    username,
    view: undefined,
    viewedAt: 0,
    history: [],
    own: undefined,
    isRevealedHere: false,
    room: undefined,
    pending: undefined,
    problem: undefined,
    notice: undefined,
    wasRemoved: false,
    lastId: 0,
    joinId: undefined,
    askId: undefined,
  };
}

type Known = Pick<RoomClient, 'username' | 'view' | 'viewedAt' | 'history' | 'own' | 'isRevealedHere'>;

/**
 * Updates what the client knows. The fields from which the room is derived change only here, together with the room.
 */
export function learn(client: RoomClient, news: Partial<Known>): RoomClient {
  const next = { ...client, ...news };
  const { view, history, own, username, viewedAt, isRevealedHere } = next;
  if (view === undefined) {
    return next;
  }
  const model = modelOfView(view, history, own, username, viewedAt);
  return { ...next, room: { ...model, isRevealed: model.isRevealed || isRevealedHere } };
}

/** Whether the client's channel is open, so that it can send. */
export const isOpen = ({ phase }: RoomClient): boolean => phase !== 'away' && phase !== 'over';

/** The member that this client speaks for, if the server lists it. */
export function memberOf({ room, username }: RoomClient): MemberModel | undefined {
  return room?.members.find((member) => member.username === username);
}
