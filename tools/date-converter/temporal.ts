/**
 * The one way to Temporal in this tool: always the polyfill, also where the browser has a Temporal of its own, so
 * that every browser and Node agree.
 */
export { Temporal } from 'temporal-polyfill/implementation';

export const nanosecondsPerMillisecond = 1_000_000n;
export const nanosecondsPerSecond = 1_000_000_000n;
export const nanosecondsPerDay = 86_400_000_000_000n;

/** The last instant that Temporal and Date have, in nanoseconds from 1970: 100,000,000 days; the first is its negative. */
export const maximumInstant = 100_000_000n * nanosecondsPerDay;

/** @returns whether the nanoseconds from 1970 are an instant that Temporal and Date have */
export function isInstant(nanoseconds: bigint): boolean {
  return nanoseconds >= -maximumInstant && nanoseconds <= maximumInstant;
}

/** What is said of a date that Temporal and Date do not have. */
export const rangeMessage =
  'This is out of range: dates go from -271821-04-20 to +275760-09-13 UTC, 100,000,000 days before and after 1970.';

/**
 * Divides as floor does, so that a time before 1970 is cut towards the past like every other.
 * @example floorDivide(-1n, 1000n) // -1n
 */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/** The milliseconds from 1970 of an instant, as Date holds them; what is below a millisecond is cut off. */
export function toMilliseconds(nanoseconds: bigint): number {
  return Number(floorDivide(nanoseconds, nanosecondsPerMillisecond));
}
