/** How a WebSocket ended. */
export interface ChannelEnd {
  /** The close code of the WebSocket protocol; 1006 where there was no closing handshake. */
  readonly code: number;
  readonly reason: string;
  /** It was open before, so the server was there. */
  readonly wasOpen: boolean;
}

/** The reason of an end that the page's own policy has brought about: it lets sockets go to other servers only. */
export const refusedByPolicy = 'policy';

/** The reason of an end that the user has brought about, by letting the app never use the network. */
export const refusedByUser = 'never-use-network';
