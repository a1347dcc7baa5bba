import type { ClientMessage1 } from '#shared/poker-messages.ts';
import type { RoomView1, RoomView2 } from '#shared/poker-views.ts';
import type { Letter } from './room-event.ts';

/**
 * Version 1 of the protocol, at the edge of a client that thinks in version 2. Such a server lists members with their
 * estimates, for everyone and at any time, takes votes, removals and resets, and confirms nothing.
 */

/**
 * The view that a server of version 2 would have sent of the same room. Everybody counts as connected, since version 1
 * does not tell; and nothing is revealed, since each screen shows or hides the estimates for itself.
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
 * What a server of version 1 answers with the state, and what changes nothing: it has no message for that, but it
 * tells everyone how the room is after each, also after the removal of somebody who is not there.
 */
export const questionOfVersion1: ClientMessage1 = { type: 'remove', payload: '(is anybody there?)' };

/** What decides how a letter reads in version 1. */
export interface Circumstances {
  /** The server lists the member that the client speaks for. */
  readonly isMember: boolean;
  /** The client has a vote to send. */
  readonly hasVote: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * What a server of version 1 is told instead of a message of version 2.
 * @returns undefined where version 1 has nothing like it
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
      // Only a vote makes a member. One without an estimate would take back what a member has voted.
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
