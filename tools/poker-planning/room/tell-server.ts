import { isOpen, memberOf, type RoomClient } from './room-client.ts';
import type { Letter } from './room-event.ts';
import { type Move, type Step, still } from './step.ts';
import { questionOfVersion1, toVersion1 } from './version-1.ts';

/**
 * Posts a letter in the version that the server speaks, or nothing if that version has no equivalent.
 * @param now in milliseconds since 1970
 */
export function tell({ subject, message }: Letter, now: number): Move {
  return (client) => {
    if (client.version === 1) {
      const circumstances = { isMember: memberOf(client) !== undefined, hasVote: client.pending !== undefined, now };
      const letter = toVersion1({ subject, message }, circumstances);
      return { client, effects: letter === undefined ? [] : [{ type: 'post', ...letter }] };
    }
    const id = client.lastId + 1;
    return { client: { ...client, lastId: id }, effects: [{ type: 'post', subject, message: { ...message, id } }] };
  };
}

/** Asks the server for a sign of life with a message that changes nothing. */
export function askServer(client: RoomClient): Step {
  if (!isOpen(client)) {
    return still(client);
  }
  if (client.version === 1) {
    return { client, effects: [{ type: 'ask', message: questionOfVersion1 }] };
  }
  const id = client.lastId + 1;
  return { client: { ...client, lastId: id, askId: id }, effects: [{ type: 'ask', message: { type: 'ping', id } }] };
}

/** The member that the client speaks for, if the channel is open and the protocol version is known. */
const speakerOf = (client: RoomClient): string | undefined =>
  isOpen(client) && client.version !== undefined ? client.username : undefined;

/** Says who this client is. */
export const tellJoin =
  (now: number): Move =>
  (client) => {
    const username = speakerOf(client);
    if (username === undefined) {
      return still(client);
    }
    const letter: Letter = { subject: 'join', message: { type: 'join', payload: { username, key: client.key } } };
    return withId(tell(letter, now)(client), (id) => ({ joinId: id }));
  };

/** Sends the unconfirmed vote, if there is one. */
export const tellVote =
  (now: number): Move =>
  (client) => {
    const { pending, key } = client;
    const username = speakerOf(client);
    if (pending === undefined || username === undefined) {
      return still(client);
    }
    const { estimate, round } = pending;
    const letter: Letter = { subject: 'vote', message: { type: 'vote', payload: { username, estimate, key, round } } };
    return withId(tell(letter, now)(client), (id) => ({ pending: { ...pending, id } }));
  };

/** Records the id of the posted message; messages of version 1 have neither ids nor answers. */
function withId({ client, effects }: Step, note: (id: number) => Partial<RoomClient>): Step {
  return { client: client.version === 1 ? client : { ...client, ...note(client.lastId) }, effects };
}
