import * as v from 'valibot';
import { fail, ok, type Result } from '#shared/result.ts';

/** The maximum number of identifiers generated at once. */
export const largestQuantity = 9999;

/** The schema of a whole number from 1 to the largest. */
export const countTo = (largest: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largest));

/**
 * Reads a whole number of at least 1.
 * @returns fails with `out-of-range` for anything else
 * @example parseCount('5', 9999) // { ok: true, value: 5 }
 */
export function parseCount(text: string, largest: number): Result<number> {
  const count = /^\s*\d{1,9}\s*$/u.test(text) ? Number(text) : Number.NaN;
  return count >= 1 && count <= largest
    ? ok(count)
    : fail({ code: 'out-of-range', message: `valid range: [1..${largest}]` });
}
