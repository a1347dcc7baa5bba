import type { ClientMessage1, ClientMessage2 } from '#shared/poker/messages.ts';
import type { ServerMessage } from '#shared/poker/views.ts';

/** A command of the user. */
export type Command =
  | { readonly type: 'join'; readonly username: string }
  | { readonly type: 'leave' }
  /** Votes; without an estimate, withdraws the vote. */
  | { readonly type: 'vote'; readonly estimate: string | undefined }
  | { readonly type: 'remove'; readonly username: string }
  /** Clears the votes of a round, which may be over by now. */
  | { readonly type: 'reset'; readonly round: number | undefined }
  | { readonly type: 'set-revealed'; readonly isRevealed: boolean }
  | { readonly type: 'dismiss-problem' }
  | Version2Command;

/** A command that only a version 2 server supports. */
export type Version2Command =
  | { readonly type: 'observe'; readonly isObserver: boolean }
  | { readonly type: 'name-story'; readonly title: string }
  | { readonly type: 'next-story'; readonly title: string }
  | { readonly type: 'set-cards'; readonly cards: readonly string[] }
  | { readonly type: 'set-timer'; readonly seconds: number | null };

/** Anything that can happen to a client. */
export type RoomEvent =
  | Command
  /** The channel has opened. `protocol` is the negotiated subprotocol, empty for none. */
  | { readonly type: 'opened'; readonly protocol: string }
  /** The channel has closed. */
  | { readonly type: 'lost' }
  /** A frame has arrived; undefined if it cannot be read. */
  | { readonly type: 'heard'; readonly message: ServerMessage | undefined }
  /** Nothing has arrived for a long time, or something has happened that may have left the channel dead. */
  | { readonly type: 'doubt' }
  /** The client is no longer needed. */
  | { readonly type: 'close' };

/** A message of version 2, before its translation for the server's version. */
export interface Letter {
  /** If two letters with the same subject are waiting, only the later one is sent. */
  readonly subject: string;
  readonly message: ClientMessage2;
}

/** An effect that a client requests from its surroundings. */
export type Effect =
  /** Sends a message in its turn: see `createOutbox`. */
  | { readonly type: 'post'; readonly subject: string; readonly message: ClientMessage1 | ClientMessage2 }
  /** Sends a message ahead of all waiting ones. */
  | { readonly type: 'send'; readonly message: ClientMessage1 | ClientMessage2 }
  /** Sends a message in the same way that the server, if it is alive, answers at once. */
  | { readonly type: 'ask'; readonly message: ClientMessage1 | ClientMessage2 }
  /** Discards the messages that are waiting to be sent. */
  | { readonly type: 'drop-waiting' }
  /** Stores who this client is, to survive a reload; undefined for nobody. */
  | { readonly type: 'remember'; readonly username: string | undefined }
  /** Closes the channel for good. */
  | { readonly type: 'hang-up' };
