import type { ClientMessage1 } from '#shared/poker/messages.ts';
import type { RoomView1, RoomView2 } from '#shared/poker/views.ts';
import type { Letter } from './room-event.ts';

/**
 * Adapts version 1 of the protocol to a client that is built on version 2. A version 1 server lists members with their
 * estimates, for everyone and at any time, accepts votes, removals and resets, and confirms nothing.
 */

/**
 * Builds the view that a version 2 server would have sent of the same room. Everybody counts as connected, since
 * version 1 does not say. Nothing is revealed, since each screen shows or hides the estimates for itself.
 * @param now in milliseconds since 1970
 */
export function viewOfVersion1({ version, estimates }: RoomView1, now: number): RoomView2 {
  const at = new Date(now).toISOString();
  return {
    version: typeof version === 'number' ? version : 0,
    lastUpdateISO8601: at,
    nowISO8601: at,
    round: 0,
    revealed: false,
    story: '',
    cards: [],
    timer: null,
    estimates: estimates.map(({ username, estimate }) => ({
      username,
      ...(typeof estimate === 'string' && estimate !== '' ? { hasVoted: true, estimate } : { hasVoted: false }),
      connected: true,
      observer: false,
    })),
    history: [],
    hasVersion1Clients: false,
  };
}

/**
 * A message that a version 1 server answers with the state and that changes nothing. There is no dedicated message for
 * this, but the server sends everyone the state after each message, including the removal of somebody who is not there.
 */
export const questionOfVersion1: ClientMessage1 = { type: 'remove', payload: '(is anybody there?)' };

/** The circumstances that determine how a letter translates to version 1. */
export interface Circumstances {
  /** Whether the server lists the member that the client speaks for. */
  readonly isMember: boolean;
  /** Whether the client has a vote to send. */
  readonly hasVote: boolean;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * Translates a message of version 2 for a version 1 server.
 * @returns undefined if version 1 has no equivalent
 * @example toVersion1({ subject: 'reveal', message: { type: 'reveal' } }, circumstances) // undefined
 */
export function toVersion1(
  { subject, message }: Letter,
  { isMember, hasVote, now }: Circumstances,
): { readonly subject: string; readonly message: ClientMessage1 } | undefined {
  switch (message.type) {
    case 'vote': {
      const { username, estimate } = message.payload;
      const vote = { estimate, estimatedAtISO8601: new Date(now).toISOString() };
      return { subject, message: { type: 'vote', payload: { username, ...(estimate === undefined ? {} : vote) } } };
    }
    case 'join':
      // Only a vote creates a member. A vote without an estimate would withdraw the one that a member has already cast.
      return isMember || hasVote
        ? undefined
        : { subject: 'vote', message: { type: 'vote', payload: { username: message.payload.username } } };
    case 'remove':
      return { subject, message: { type: 'remove', payload: message.payload } };
    case 'reset':
      return { subject, message: { type: 'reset' } };
    default:
      return undefined;
  }
}
