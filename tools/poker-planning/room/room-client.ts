import type { ProtocolVersion } from '#shared/poker-messages.ts';
import type { HistoryView, OwnVote, RoomView2 } from '#shared/poker-views.ts';
import { type MemberModel, modelOfView, type RoomModel } from '../room-model.ts';

/**
 * How far a client has got.
 * - `away`: its channel is not open.
 * - `unheard`: the channel is open, and no state has come through it.
 * - `unlisted`: a state has come; none yet has listed the member that this client speaks for, if it does for one.
 * - `listed`: the server has listed that member since the channel opened. If it lists it no more, somebody removed it.
 * - `over`: the client was closed, and nothing happens to it any more.
 */
export type Phase = 'away' | 'unheard' | 'unlisted' | 'listed' | 'over';

/** A vote that the server has not confirmed. */
export interface PendingVote {
  /** Undefined takes the vote back. */
  readonly estimate: string | undefined;
  /** The round of the state that was voted on; undefined where the server counts none. */
  readonly round: number | undefined;
  /** The id of the message that it was last sent in; undefined before that. */
  readonly id: number | undefined;
}

/** What a client knows of a room, of itself in it, and of what it still owes the server. */
export interface RoomClient {
  readonly phase: Phase;
  /** Which version the server speaks; undefined until it has said something. */
  readonly version: ProtocolVersion | undefined;
  /** The client's secret: see `keySchema`. */
  readonly key: string;
  /** The cards with which a room begins that has none yet. */
  readonly firstCards: readonly string[];
  /** Whom this client speaks for; undefined until it joins. */
  readonly username: string | undefined;
  /** The room as the server said last. */
  readonly view: RoomView2 | undefined;
  /** When that view came, in milliseconds since 1970 by this machine's clock. */
  readonly viewedAt: number;
  /** The finished stories, where the server sends them apart from the view. */
  readonly history: HistoryView;
  /** What the server said last of this client's own estimate. */
  readonly own: OwnVote | undefined;
  /** The estimates show on this screen although the server knows no reveal: see `version-1.ts`. */
  readonly isRevealedHere: boolean;
  /** Follows from `username` and the five before it: see `learn`. */
  readonly room: RoomModel | undefined;
  readonly pending: PendingVote | undefined;
  /** Why the last thing that the user did had no effect. */
  readonly problem: string | undefined;
  /** What the server says of itself. */
  readonly notice: string | undefined;
  /** Somebody else has removed this client's member. */
  readonly wasRemoved: boolean;
  /** The id of the message that was sent last; the first one has 1. */
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

/** The client once it knows more: whatever the room follows from changes here, and the room with it. */
export function learn(client: RoomClient, news: Partial<Known>): RoomClient {
  const next = { ...client, ...news };
  const { view, history, own, username, viewedAt, isRevealedHere } = next;
  if (view === undefined) {
    return next;
  }
  const model = modelOfView(view, history, own, username, viewedAt);
  return { ...next, room: { ...model, isRevealed: model.isRevealed || isRevealedHere } };
}

export const isOpen = ({ phase }: RoomClient): boolean => phase !== 'away' && phase !== 'over';

/** The member that this client speaks for, if the server lists it. */
export function memberOf({ room, username }: RoomClient): MemberModel | undefined {
  return room?.members.find((member) => member.username === username);
}
