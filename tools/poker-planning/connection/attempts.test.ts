import { describe, expect, it } from 'vitest';
import { type Attempts, afterEnd, afterOpening, delayBefore, isOffering, noAttempts } from './attempts.ts';
import { type ChannelEnd, refusedByPolicy } from './channel-end.ts';

const failed: ChannelEnd = { code: 1006, reason: '', wasOpen: false };
const closed: ChannelEnd = { code: 1006, reason: '', wasOpen: true };
const of = (phase: Attempts['phase'], failures = 0): Attempts => ({ phase, failures });

describe('a server that answers no subprotocol', () => {
  it('is asked again, once it has opened a socket without, before it counts as of version 1', () => {
    const without = afterEnd(noAttempts, failed, false);
    expect(without).toEqual({ attempts: of('without'), isAtOnce: true });
    expect(isOffering(without.attempts)).toBe(false);
    const again = afterOpening(without.attempts, '');
    expect(again).toEqual({ attempts: of('asking-again'), isAtOnce: true });
    expect(isOffering(again.attempts)).toBe(true);
    const plain = afterEnd(again.attempts, failed, false);
    expect(plain).toEqual({ attempts: of('plain'), isAtOnce: true });
    expect(isOffering(plain.attempts)).toBe(false);
  });

  it('was only away if it agrees the second time', () => {
    expect(afterOpening(of('asking-again'), 'poker-planning.2')).toEqual({ attempts: of('agreed'), isAtOnce: false });
  });
});

describe('what follows an end', () => {
  it.each<[string, Attempts, ChannelEnd, boolean, Attempts]>([
    ['no server with or without: from the beginning, later', of('without', 1), failed, false, of('asking', 1)],
    ['an outage after a socket that lasted begins anew', of('agreed', 5), closed, true, of('agreed', 0)],
    ['a socket that did not last counts on', of('agreed', 5), closed, false, of('agreed', 5)],
    ['a full server starts higher', of('agreed'), { ...closed, code: 1013 }, true, of('agreed', 3)],
    ['and not lower than it was', of('agreed', 6), { ...failed, code: 1008 }, false, of('agreed', 6)],
    [
      'a refusal by the policy says nothing of the server',
      noAttempts,
      { ...failed, reason: refusedByPolicy },
      false,
      noAttempts,
    ],
  ])('%s', (_, before, end, hasLasted, after) => {
    expect(afterEnd(before, end, hasLasted)).toEqual({ attempts: after, isAtOnce: false });
  });
});

it.each([
  [0, 0, 500],
  [0, 1, 1000],
  [3, 1, 8000],
  [40, 1, 30_000],
  [40, 0, 15_000],
])('after %i failures, with %i, the delay is %i ms', (failures, random, delay) => {
  expect(delayBefore(of('agreed', failures), { firstDelay: 1000, longestDelay: 30_000 }, random)).toBe(delay);
});
