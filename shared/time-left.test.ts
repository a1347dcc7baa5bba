import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTimeLeft } from './time-left.ts';

/**
 * The estimates for work whose completed fraction is a function of the time in milliseconds, every tenth of a second.
 */
function follow(fractionAt: (now: number) => number, until: number): (number | undefined)[] {
  const timeLeft = createTimeLeft();
  return Array.from({ length: until / 100 + 1 }, (_, index) => timeLeft.report(fractionAt(index * 100), index * 100));
}

describe('the time that is left', () => {
  it('is not told of the first pieces of work', () => {
    expect(follow((now) => now / 60_000, 1900).every((left) => left === undefined)).toBe(true);
    expect(follow((now) => now / 10_000_000, 60_000).every((left) => left === undefined)).toBe(true);
  });

  it.each([10_000, 60_000, 3_600_000])('of work at one speed that takes %i ms is right', (total) => {
    const said = follow((now) => now / total, Math.min(total, 60_000) - 100);
    for (const [index, left] of said.entries()) {
      if (left !== undefined) {
        expect(Math.abs(left - (total - index * 100))).toBeLessThan(total * 0.02);
      }
    }
    expect(said.at(-1)).toBeDefined();
  });

  it('bends to half the speed within half a minute', () => {
    const half = (now: number) => (now <= 20_000 ? now / 80_000 : 0.25 + (now - 20_000) / 160_000);
    const left = follow(half, 60_000).at(-1) ?? 0;
    // Half of the work remains, at half the speed: 80 seconds.
    expect(left).toBeGreaterThan(60_000);
    expect(left).toBeLessThan(90_000);
  });

  it('never jumps, whatever the work does', () => {
    const steps = fc.array(
      fc.record({ time: fc.integer({ min: 0, max: 400 }), done: fc.double({ min: 0, max: 0.004, noNaN: true }) }),
      {
        minLength: 50,
        maxLength: 200,
      },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const timeLeft = createTimeLeft();
        let [now, fraction] = [0, 0];
        let before: { left: number; now: number } | undefined;
        timeLeft.report(0, 0);
        for (const { time, done } of all) {
          now += time;
          fraction += done;
          const left = timeLeft.report(fraction, now);
          if (left !== undefined) {
            expect(Number.isFinite(left) && left >= 0).toBe(true);
            if (before !== undefined) {
              // Within 400 ms, the estimate moves at most an eighth of the way to a new one.
              const mean = (1 - fraction) / (fraction / now);
              expect(left - before.left).toBeLessThanOrEqual(0.13 * Math.max(0, 2 * mean - before.left) + 1);
              expect(before.left - left).toBeLessThanOrEqual(now - before.now + 0.13 * before.left + 1);
            }
            before = { left, now };
          }
        }
      }),
    );
  });

  it('is of the new work where there is less than before, and nothing at the end', () => {
    const timeLeft = createTimeLeft();
    timeLeft.report(0, 0);
    expect(timeLeft.report(0.5, 10_000)).toBeCloseTo(10_000, -2);
    expect(timeLeft.report(0.1, 11_000)).toBeUndefined();
    timeLeft.report(0.6, 20_000);
    expect(timeLeft.report(1, 25_000)).toBe(0);
  });
});
