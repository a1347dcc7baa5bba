/** How a WebSocket ended. */
export interface ChannelEnd {
  /** The close code of the WebSocket protocol; 1006 if there was no closing handshake. */
  readonly code: number;
  readonly reason: string;
  /** Whether the channel was open before, so the server had been reached. */
  readonly wasOpen: boolean;
}

/** The close reason if the page's own policy blocked the socket: it allows sockets to other servers only. */
export const refusedByPolicy = 'policy';

/** The close reason if the user has set the app never to use the network. */
export const refusedByUser = 'never-use-network';
