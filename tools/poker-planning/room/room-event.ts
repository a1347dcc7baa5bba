import type { ClientMessage1, ClientMessage2 } from '#shared/poker-messages.ts';
import type { ServerMessage } from '#shared/poker-views.ts';

/** What the person in front of the screen wants. */
export type Command =
  | { readonly type: 'join'; readonly username: string }
  | { readonly type: 'leave' }
  /** Without an estimate it takes the vote back. */
  | { readonly type: 'vote'; readonly estimate: string | undefined }
  | { readonly type: 'remove'; readonly username: string }
  | { readonly type: 'reset' }
  | { readonly type: 'set-revealed'; readonly isRevealed: boolean }
  | { readonly type: 'dismiss-problem' }
  | Version2Command;

/** What only a server of version 2 can do. */
export type Version2Command =
  | { readonly type: 'observe'; readonly isObserver: boolean }
  | { readonly type: 'name-story'; readonly title: string }
  | { readonly type: 'next-story'; readonly title: string }
  | { readonly type: 'set-cards'; readonly cards: readonly string[] }
  | { readonly type: 'set-timer'; readonly seconds: number | null };

/** All that can happen to a client. */
export type RoomEvent =
  | Command
  /** The channel is open. `protocol` is the subprotocol that was agreed on, empty for none. */
  | { readonly type: 'opened'; readonly protocol: string }
  /** The channel is open no more. */
  | { readonly type: 'lost' }
  /** A frame has come; undefined for one that cannot be read. */
  | { readonly type: 'heard'; readonly message: ServerMessage | undefined }
  /** Nothing has come for long, or something has happened after which the channel may be a dead one. */
  | { readonly type: 'doubt' }
  /** The client is not wanted any more. */
  | { readonly type: 'close' };

/** A message of version 2, as a client means it. */
export interface Letter {
  /** Where two letters with the same subject wait to be sent, only the later one is. */
  readonly subject: string;
  readonly message: ClientMessage2;
}

/** What a client wants done in the world outside it. */
export type Effect =
  /** Sends a message in its turn: see `createOutbox`. */
  | { readonly type: 'post'; readonly subject: string; readonly message: ClientMessage1 | ClientMessage2 }
  /** Sends a message before all that wait. */
  | { readonly type: 'send'; readonly message: ClientMessage1 | ClientMessage2 }
  /** The same for one that the server answers at once if it is there at all. */
  | { readonly type: 'ask'; readonly message: ClientMessage1 | ClientMessage2 }
  /** Forgets the messages that wait to be sent. */
  | { readonly type: 'drop-waiting' }
  /** Keeps who this client is for the time after a reload; undefined for nobody. */
  | { readonly type: 'remember'; readonly username: string | undefined }
  /** Closes the channel for good. */
  | { readonly type: 'hang-up' };
