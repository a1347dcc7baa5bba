import type { ChannelEnd } from '#tools/poker-planning/connection/channel-end.ts';

/** The state of a channel, as in WebSocket's `readyState`; it is also closed while it waits for the next attempt. */
export type ChannelState = 'connecting' | 'open' | 'closing' | 'closed';

export interface ChannelSnapshot {
  readonly state: ChannelState;
  /** When the next attempt begins, in milliseconds since 1970. */
  readonly retryAt: number | undefined;
  /** How the last socket ended; undefined while one is open. */
  readonly ended: ChannelEnd | undefined;
}

export interface Channel {
  readonly snapshot: () => ChannelSnapshot;
  /** @returns false if the channel is not open and nothing was sent */
  readonly send: (text: string) => boolean;
  /** The same for a text that a live server answers at once, even one that has said that it needs time. */
  readonly ask: (text: string) => boolean;
  /** Records that the server has said that its answers take time, or no longer do. */
  readonly setPatient: (isPatient: boolean) => void;
  /** Checks now whether an open channel is alive; if the channel is waiting for its next attempt, that begins. */
  readonly check: () => void;
  /** Begins an attempt now, replacing an open socket. */
  readonly reconnect: () => void;
  /** Closes the channel for good. */
  readonly close: () => void;
}

/** The times of a channel, in milliseconds. */
export interface ChannelTimes {
  /** The delay before the first retry; it doubles with each further one. */
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** The time after which an attempt has failed. */
  readonly connect: number;
  /** The time within which the server must say something after a message; otherwise it is considered gone. */
  readonly answer: number;
  /** The time after which a silent server is asked whether it is alive. */
  readonly quiet: number;
  /** The time for which a socket must have been open for the next delay to be the first again. */
  readonly settled: number;
}

export const defaultTimes: ChannelTimes = {
  firstDelay: 1000,
  longestDelay: 30_000,
  connect: 10_000,
  answer: 10_000,
  quiet: 25_000,
  settled: 5000,
};

export interface ChannelOptions {
  readonly address: string;
  /** The subprotocols to offer, best first. A server that knows none of them is connected to without. */
  readonly protocols: readonly string[];
  /** Called before each attempt, for environments where a socket needs permission first. */
  readonly permit?: (() => Promise<void> | undefined) | undefined;
  /** @param protocol the negotiated subprotocol; empty if there is none */
  readonly onOpen: (protocol: string) => void;
  readonly onText: (text: string) => void;
  /** Called when it is doubtful whether the server is still there: time for `ask`. */
  readonly onDoubt: () => void;
  /** Called when the snapshot has changed. */
  readonly onChange: (snapshot: ChannelSnapshot) => void;
  readonly times?: ChannelTimes;
  /** Returns a random number from 0 to 1. */
  readonly random?: () => number;
}
