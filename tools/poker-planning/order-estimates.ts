import { textOrder } from '#shared/formats/words/text-order.ts';
import { readPoints } from './compute-statistics.ts';

/**
 * Makes the comparison that sorts estimates for display. Numbers come first, from small to large. Cards without a number
 * follow in the order of the room's deck, so that S comes before M and L. Estimates that are not in the deck come last,
 * in the order of the user's language.
 * @param cards the deck of the room, in its order; empty if each member has a deck of their own
 * @example ['L', 'S', '3', '½'].toSorted(orderEstimates(['S', 'M', 'L'])) // ['½', '3', 'S', 'L']
 */
export function orderEstimates(cards: readonly string[]): (a: string, b: string) => number {
  const compare = textOrder({ numeric: true });
  const places = new Map(cards.map((card, index) => [card, index]));
  return (a, b) => {
    const [first, second] = [readPoints(a), readPoints(b)];
    if (first !== undefined || second !== undefined) {
      return compareNumbers(first ?? Number.POSITIVE_INFINITY, second ?? Number.POSITIVE_INFINITY);
    }
    return compareNumbers(places.get(a) ?? cards.length, places.get(b) ?? cards.length) || compare(a, b);
  };
}

/** The difference of two infinities would be NaN. */
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
