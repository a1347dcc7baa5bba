import { expect, test } from 'vitest';
import { orderEstimates } from './order-estimates.ts';

test.each([
  [
    ['S', 'M', 'L'],
    ['L', '10', 'S', '½', 'M', '2'],
    ['½', '2', '10', 'S', 'M', 'L'],
  ],
  // What is no card of the room, and what lies in no room, goes by its text.
  [['S'], ['b', 'a', 'S'], ['S', 'a', 'b']],
  [[], ['item 10', '?', 'item 2', '1'], ['1', '?', 'item 2', 'item 10']],
])('of the cards %j the votes %j', (cards, votes, ordered) => {
  expect(votes.toSorted(orderEstimates(cards))).toEqual(ordered);
});
