import type { ProtocolVersion } from '#shared/poker-messages.ts';
import type { RoomModel } from '#tools/poker-planning/room-model.ts';
import type { ChannelSnapshot } from './open-channel.ts';

/** All that the screen shows of a room. */
export interface RoomSnapshot {
  readonly channel: ChannelSnapshot;
  /** Which version the server speaks; undefined until it has said something. */
  readonly version: ProtocolVersion | undefined;
  /** As the server said last; undefined until then. */
  readonly room: RoomModel | undefined;
  /** Whom this client speaks for; undefined until it joins. */
  readonly username: string | undefined;
  /** A vote that the server has not confirmed yet. Without an estimate it takes the vote back. */
  readonly pendingVote: { readonly estimate: string | undefined } | undefined;
  /** Why the last thing that the user did had no effect. */
  readonly problem: string | undefined;
  /** What the server says of itself. */
  readonly notice: string | undefined;
  /** Somebody else has removed this client's member. */
  readonly wasRemoved: boolean;
}

/** What a user can do in a room. Each is a message to the server; what comes of it is in the snapshot. */
export interface RoomActions {
  readonly join: (username: string) => void;
  /** Takes this client's member out of the room. */
  readonly leave: () => void;
  readonly vote: (estimate: string | undefined) => void;
  readonly remove: (username: string) => void;
  readonly reset: () => void;
  /** For everyone; on a server of version 1 on this screen only. */
  readonly setRevealed: (isRevealed: boolean) => void;
  /** What follows needs version 2 of the protocol. */
  readonly observe: (isObserver: boolean) => void;
  readonly nameStory: (title: string) => void;
  /** Finishes the present story. */
  readonly nextStory: (title: string) => void;
  readonly setCards: (cards: readonly string[]) => void;
  readonly setTimer: (seconds: number | null) => void;
  readonly dismissProblem: () => void;
}

export interface RoomConnection extends RoomActions {
  readonly read: () => RoomSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries to connect now. */
  readonly reconnect: () => void;
  /** Asks the server whether it is still there; where the channel is closed, tries to connect now. */
  readonly check: () => void;
  readonly close: () => void;
}
