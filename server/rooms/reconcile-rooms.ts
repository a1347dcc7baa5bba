import { hasVoted, lastStories, type Member, type Room } from '#shared/poker/room.ts';
import { isNewer, stampOf } from './redis-format.ts';

/**
 * Reconciles the room that a server knows with a different one, or none, found in Redis. A room ends only by its age.
 * So if a room with another beginning is found while the known one is still alive, somebody created it without finding
 * the known one: Redis was emptied or has dropped the key. The known room then continues, with the members of the other
 * one and their votes. It is irrelevant which of the two claims to have begun later: each server estimates the time of
 * Redis, with an error of up to the duration of a reply.
 * @param known undefined if the server knows none, or one that has expired
 * @param found the room that Redis has now
 * @returns `known`, `found`, or a combination of both: anything but `found` has to be stored
 */
export function reconcileRooms(known: Room | undefined, found: Room | undefined): Room | undefined {
  if (known === undefined) {
    return found;
  }
  if (found === undefined) {
    return known;
  }
  if (found.born === known.born) {
    return isNewer(stampOf(known), found) ? known : found;
  }
  return goesOn(known, found) ? found : join(known, found);
}

/** Whether another server has already joined the two. */
function goesOn(known: Room, found: Room): boolean {
  const names = new Set(found.members.map(({ username }) => username));
  return (
    found.version > known.version &&
    found.history.length >= known.history.length &&
    known.members.every(({ username }) => names.has(username))
  );
}

function join(known: Room, found: Room): Room {
  const newcomers = new Map(found.members.map((member) => [member.username, member]));
  const members = known.members.map((member): Member => {
    const other = newcomers.get(member.username);
    newcomers.delete(member.username);
    return other !== undefined && hasVoted(other) ? other : member;
  });
  return {
    ...found,
    ...known,
    // The result is later than both, so that every server accepts it.
    born: Math.max(known.born, found.born),
    version: Math.max(known.version, found.version) + 1,
    updatedAt: Math.max(known.updatedAt, found.updatedAt),
    round: Math.max(known.round, found.round),
    story: known.story === '' ? found.story : known.story,
    cards: known.cards.length === 0 ? found.cards : known.cards,
    timer: known.timer ?? found.timer,
    members: [...members, ...newcomers.values()],
    history: lastStories([...known.history, ...found.history]),
  };
}
