import { memberOf, type PendingVote, type RoomClient } from './room-client.ts';
import { inTurn, type Move, type Step, still } from './step.ts';
import { tell, tellJoin, tellVote } from './tell-server.ts';

/**
 * Tells the server what it needs to know after the first state has come through a channel: who is here, the vote that
 * it has not confirmed, and what it has forgotten.
 * @param client the client with the room as it is now
 * @param before the client with the room as it was before
 * @param now in milliseconds since 1970
 */
export function greetServer(client: RoomClient, before: RoomClient, now: number): Step {
  const owing = { ...client, pending: voteStillOwed(client, before) };
  return inTurn(owing, tellJoin(now), tellVote(now), keepObserving(before, now), bringBack(before, now));
}

const isMissing = (client: RoomClient) => client.username !== undefined && memberOf(client) === undefined;

function voteStillOwed(client: RoomClient, before: RoomClient): PendingVote | undefined {
  const { pending, room } = client;
  if (room === undefined) {
    return pending;
  }
  if (pending !== undefined) {
    // The server refuses a vote from an older round, and says why. A vote from a later round than the server's belongs
    // to a room that the server has forgotten, so its round count has restarted.
    const isOld = pending.round !== undefined && room.round > pending.round;
    return isOld ? pending : { ...pending, round: room.round };
  }
  const estimate = memberOf(before)?.estimate;
  const isForgotten = isMissing(client) && room.round <= (before.room?.round ?? 0);
  return isForgotten && estimate !== undefined ? { estimate, round: room.round, id: undefined } : undefined;
}

/** A server that has forgotten an observer takes whoever joins for a voter, for whom the team would wait. */
function keepObserving(before: RoomClient, now: number): Move {
  return (client) => {
    const { username, key, pending } = client;
    const isForgotten = isMissing(client) && pending === undefined && memberOf(before)?.isObserver === true;
    return isForgotten && username !== undefined
      ? tell(
          { subject: 'observe', message: { type: 'observe', payload: { username, observer: true, key } } },
          now,
        )(client)
      : still(client);
  };
}

/**
 * Restores what a restarted server that keeps rooms in memory has forgotten; a new room gets this client's first cards.
 */
function bringBack(before: RoomClient, now: number): Move {
  return (client) => {
    const { room, firstCards } = client;
    if (room === undefined) {
      return still(client);
    }
    if (isMissing(client) && before.room !== undefined && room.version < before.room.version) {
      const { story, cards } = before.room;
      return inTurn(
        client,
        story !== '' && room.story === '' ? tellStory(story, now) : still,
        cards.length > 0 && room.cards.length === 0 ? tellCards(cards, now) : still,
      );
    }
    const isNew = room.version === 0 && room.cards.length === 0;
    return isNew && firstCards.length > 0 ? tellCards(firstCards, now)(client) : still(client);
  };
}

const tellStory = (title: string, now: number): Move =>
  tell({ subject: 'story', message: { type: 'story', payload: { title } } }, now);

const tellCards = (cards: readonly string[], now: number): Move =>
  tell({ subject: 'cards', message: { type: 'cards', payload: [...cards] } }, now);
