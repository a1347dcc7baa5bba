import { textOrder } from '#shared/formats/words/text-order.ts';
import { readPoints } from './compute-statistics.ts';

/**
 * Makes the order in which estimates are listed: numbers first, by their size; then other cards as they lie in the room,
 * where S comes before M and L; then what is none of its cards, by its text.
 * @param cards the cards of the room; empty if each member has their own
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
