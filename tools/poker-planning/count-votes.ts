import { readPoints } from './compute-statistics.ts';

export interface CardVotes {
  /** The estimate as the first of its votes has it. */
  readonly estimate: string;
  readonly count: number;
}

/**
 * Adds up the votes for each card, in the order of the first ones. Two ways to write a number, such as `½` and `0.5`, are
 * one card.
 * @example countVotes([{ estimate: '½', count: 1 }, { estimate: '0.5', count: 2 }]) // [{ estimate: '½', count: 3 }]
 */
export function countVotes(votes: readonly CardVotes[]): CardVotes[] {
  const cards = new Map<string, CardVotes>();
  for (const { estimate, count } of votes) {
    const card = String(readPoints(estimate) ?? estimate.trim());
    const former = cards.get(card);
    cards.set(card, { estimate: former?.estimate ?? estimate, count: (former?.count ?? 0) + count });
  }
  return [...cards.values()];
}
