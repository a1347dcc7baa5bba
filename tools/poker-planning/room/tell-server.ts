import { isOpen, memberOf, type RoomClient } from './room-client.ts';
import type { Letter } from './room-event.ts';
import { type Move, type Step, still } from './step.ts';
import { questionOfVersion1, toVersion1 } from './version-1.ts';

/**
 * Posts a letter in the version that the server speaks, or nothing if that version has nothing like it.
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

/** Asks the server for a sign of life, in words that change nothing. */
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

/** Whom the client speaks for, if it is known how to say so. */
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

/** Sends the vote that is not confirmed, if there is one. */
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

/** Notes which message it was; those of version 1 have no id, and no answer either. */
function withId({ client, effects }: Step, note: (id: number) => Partial<RoomClient>): Step {
  return { client: client.version === 1 ? client : { ...client, ...note(client.lastId) }, effects };
}
