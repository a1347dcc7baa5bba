import type { Observable } from '#shared/observable.ts';
import type { ProtocolVersion } from '#shared/poker/messages.ts';
import type { RoomModel } from '#tools/poker-planning/room-model.ts';
import type { ChannelSnapshot } from './channel.ts';

/** Everything that the screen shows of a room. */
export interface RoomSnapshot {
  readonly channel: ChannelSnapshot;
  /** The server's protocol version; undefined until it has said something. */
  readonly version: ProtocolVersion | undefined;
  /** The room as last described by the server; undefined until then. */
  readonly room: RoomModel | undefined;
  /** The member whom this client speaks for; undefined until it joins. */
  readonly username: string | undefined;
  /** A vote that the server has not confirmed yet. If its estimate is undefined, it takes the vote back. */
  readonly pendingVote: { readonly estimate: string | undefined } | undefined;
  /** Why the user's last action had no effect. */
  readonly problem: string | undefined;
  /** What the server says about itself. */
  readonly notice: string | undefined;
  /** Whether somebody else has removed this client's member. */
  readonly wasRemoved: boolean;
}

/** What a user can do in a room. Each action is a message to the server; its effect appears in the snapshot. */
export interface RoomActions {
  readonly join: (username: string) => void;
  /** Removes this client's member from the room. */
  readonly leave: () => void;
  readonly vote: (estimate: string | undefined) => void;
  readonly remove: (username: string) => void;
  /** Clears the votes of this round, unless it is over. */
  readonly reset: (round: number) => void;
  /** Applies to everyone; on a server of version 1, to this screen only. */
  readonly setRevealed: (isRevealed: boolean) => void;
  /** The following actions require version 2 of the protocol. */
  readonly observe: (isObserver: boolean) => void;
  readonly nameStory: (title: string) => void;
  /** Finishes the present story. */
  readonly nextStory: (title: string) => void;
  readonly setCards: (cards: readonly string[]) => void;
  readonly setTimer: (seconds: number | null) => void;
  readonly dismissProblem: () => void;
}

export interface RoomConnection extends RoomActions, Observable<RoomSnapshot> {
  /** Tries to connect now. */
  readonly reconnect: () => void;
  /** Asks the server whether it is still there; if the channel is closed, tries to connect now. */
  readonly check: () => void;
  readonly close: () => void;
}
