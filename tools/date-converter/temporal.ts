/**
 * The only import of Temporal in this tool: always the polyfill, even in browsers with native Temporal, so that all
 * browsers and Node agree.
 */
export { Temporal } from 'temporal-polyfill/implementation';

export const nanosecondsPerMillisecond = 1_000_000n;
export const nanosecondsPerSecond = 1_000_000_000n;
export const nanosecondsPerDay = 86_400_000_000_000n;

/** The last instant of Temporal and Date, in nanoseconds since 1970: 100,000,000 days; the first is its negative. */
export const maximumInstant = 100_000_000n * nanosecondsPerDay;

/** @returns whether the nanoseconds since 1970 are an instant in the range of Temporal and Date */
export function isInstant(nanoseconds: bigint): boolean {
  return nanoseconds >= -maximumInstant && nanoseconds <= maximumInstant;
}

/** The message for a date outside the range of Temporal and Date. */
export const rangeMessage =
  'This is out of range: dates go from -271821-04-20 to +275760-09-13 UTC, 100,000,000 days before and after 1970.';

/**
 * Divides and rounds down, which truncates times before 1970 towards the past, like all others.
 * @example floorDivide(-1n, 1000n) // -1n
 */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/** The milliseconds since 1970 of an instant, as in Date; digits below a millisecond are truncated. */
export function toMilliseconds(nanoseconds: bigint): number {
  return Number(floorDivide(nanoseconds, nanosecondsPerMillisecond));
}
