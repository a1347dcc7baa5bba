import { textOrder } from '#shared/formats/words/text-order.ts';
import { showEstimate } from './card-types.ts';
import { orderEstimates } from './order-estimates.ts';
import type { MemberModel, RoomModel } from './room-model.ts';

/** A row of the table of members. */
export interface MemberRow {
  readonly username: string;
  readonly isSelf: boolean;
  readonly isConnected: boolean;
  readonly isObserver: boolean;
  /** The content of the points column: the estimate once revealed, before that whether there is one. */
  readonly points: string;
  readonly hasVoted: boolean;
}

/**
 * Lists the members in the order of the table: once the estimates are revealed, by estimate (numbers first, then other
 * cards as they lie in the room, then those who have not voted); before that in the order in which they joined, which
 * gives nothing away.
 */
export function listRows({ members, isRevealed, cards }: RoomModel, username: string | undefined): MemberRow[] {
  const ordered = isRevealed ? sortByEstimate(members, cards) : members;
  return ordered.map((member) => ({
    username: member.username,
    isSelf: member.username === username,
    isConnected: member.isConnected,
    isObserver: member.isObserver,
    hasVoted: member.hasVoted,
    points: pointsOf(member, isRevealed),
  }));
}

function pointsOf({ hasVoted, estimate, isObserver }: MemberModel, isRevealed: boolean): string {
  if (isRevealed && estimate !== undefined) {
    return showEstimate(estimate);
  }
  if (hasVoted) {
    return '✔';
  }
  return isObserver ? '–' : '…';
}

function sortByEstimate(members: readonly MemberModel[], cards: readonly string[]): readonly MemberModel[] {
  const compareEstimates = orderEstimates(cards);
  const compare = textOrder({ numeric: true });
  return members.toSorted((a, b) => {
    const [first, second] = [a.estimate, b.estimate];
    const order =
      first === undefined || second === undefined
        ? Number(first === undefined) - Number(second === undefined)
        : compareEstimates(first, second);
    return order || compare(a.username, b.username);
  });
}

/** The estimates that count once they are revealed. */
export function estimatesOf({ members }: RoomModel): string[] {
  return members.flatMap(({ estimate, isObserver }) => (estimate === undefined || isObserver ? [] : [estimate]));
}

/** Counts the members who vote, and how many of them have voted. */
export function countVoters({ members }: RoomModel): { readonly voted: number; readonly voters: number } {
  const voters = members.filter(({ isObserver, hasVoted }) => !isObserver || hasVoted);
  return { voted: voters.filter(({ hasVoted }) => hasVoted).length, voters: voters.length };
}
