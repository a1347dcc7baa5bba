import { hasVoted, lastStories, type Member, type Room } from '#shared/poker-room.ts';
import { isNewer, stampOf } from './redis-format.ts';

/**
 * What a room is when a server knows one and finds another, or none, in Redis. A room ends by its age alone: so one with
 * another beginning, while the known one still lives, was begun by somebody who did not find it. Redis was emptied, or has
 * dropped the key. The known one then goes on, with whoever is in the other one and what they voted. Which of the two
 * says that it began later tells nothing: each server estimates the time of Redis, and may be wrong by as long as an
 * answer of it takes.
 * @param known undefined where the server knows none, or one that is over
 * @param found as Redis has it now
 * @returns `known`, `found`, or a room made of both: whatever is not `found` has to be kept
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

/** Another server has joined the two already. */
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
    // Later than both, so that every server takes it.
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
