import { expect, test } from 'vitest';
import { watchNetwork } from './watch-network.ts';

test.each([
  ['the network goes', () => window.dispatchEvent(new Event('offline'))],
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown again', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ['the page comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it is in doubt whether a socket lives when %s, until nobody watches any more', (_, happen) => {
  let doubts = 0;
  const stop = watchNetwork(() => {
    doubts += 1;
  });
  happen();
  expect(doubts).toBe(1);
  stop();
  happen();
  expect(doubts).toBe(1);
});

test('a page that is shown for the first time leaves no doubt', () => {
  let doubts = 0;
  const stop = watchNetwork(() => {
    doubts += 1;
  });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  stop();
  expect(doubts).toBe(0);
});
