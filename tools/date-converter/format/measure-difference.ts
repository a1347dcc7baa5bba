import type { Temporal } from '../temporal.ts';
import { nanosecondsPerDay, nanosecondsPerSecond } from '../temporal.ts';
import { inTimeZone } from '../zones/time-zone.ts';
import { describeDurationUnits } from './relative-time.ts';

export interface Difference {
  /** Whether the second instant is after, before or the same as the first. */
  readonly direction: 'later' | 'earlier' | 'same';
  /** The difference in calendar years, months, days and so on in the time zone, without a sign. */
  readonly words: string;
  /** The ISO 8601 duration with a sign: -P1DT2H. */
  readonly iso: string;
  /** The elapsed time in each unit, with a sign; non-terminating decimals are rounded. */
  readonly totals: readonly Total[];
  /** The number of dates from the first to the second in the time zone, that is, of midnights that pass. */
  readonly calendarDays: number;
  /** The Mondays to Fridays among the dates, including the first but not the last; holidays are not considered. */
  readonly businessDays: number;
}

export interface Total {
  readonly unit: string;
  readonly value: string;
  readonly isRounded: boolean;
}

const totalUnits = [
  ['Weeks', 7n * nanosecondsPerDay],
  ['Days of 24 hours', nanosecondsPerDay],
  ['Hours', 3600n * nanosecondsPerSecond],
  ['Minutes', 60n * nanosecondsPerSecond],
  ['Seconds', nanosecondsPerSecond],
  ['Milliseconds', 1_000_000n],
  ['Microseconds', 1000n],
  ['Nanoseconds', 1n],
] as const;

/**
 * Measures the difference between two instants.
 * @param first the start of the difference, in nanoseconds since 1970
 * @param timeZone the time zone in which years, months and days are counted
 * @example measureDifference(0n, 86_400_000_000_000n, 'UTC').words // '1 day'
 */
export function measureDifference(first: bigint, second: bigint, timeZone: string): Difference {
  const from = inTimeZone(first, timeZone);
  const to = inTimeZone(second, timeZone);
  const duration = from.until(to, { largestUnit: 'years' });
  const [start, end] = [from.toPlainDate(), to.toPlainDate()];
  return {
    direction: second > first ? 'later' : second < first ? 'earlier' : 'same',
    words: describeDurationUnits(duration),
    iso: duration.toString(),
    totals: totalUnits.map(([unit, size]) => ({ unit, ...divide(second - first, size) })),
    calendarDays: start.until(end, { largestUnit: 'days' }).days,
    businessDays: countBusinessDays(start, end),
  };
}

const decimals = 6;

/** Divides exactly, or rounds to six decimals, half away from zero. */
function divide(dividend: bigint, divisor: bigint): { value: string; isRounded: boolean } {
  const scale = 10n ** 9n;
  const magnitude = dividend < 0n ? -dividend : dividend;
  const exact = magnitude * scale;
  const isRounded = exact % divisor !== 0n;
  const digits = isRounded
    ? ((magnitude * 10n ** BigInt(decimals) * 2n + divisor) / (divisor * 2n)) * 10n ** BigInt(9 - decimals)
    : exact / divisor;
  const whole = (digits / scale).toString();
  const fraction = (digits % scale).toString().padStart(9, '0').replace(/0+$/, '');
  const sign = dividend < 0n && digits !== 0n ? '-' : '';
  return { value: `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`, isRounded };
}

/** Counts with a sign: negative if the second date is before the first. */
function countBusinessDays(start: Temporal.PlainDate, end: Temporal.PlainDate): number {
  const days = start.until(end, { largestUnit: 'days' }).days;
  if (days < 0) {
    return 0 - countBusinessDays(end, start);
  }
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let extra = 0; extra < days % 7; extra += 1) {
    const dayOfWeek = ((start.dayOfWeek - 1 + extra) % 7) + 1;
    count += dayOfWeek <= 5 ? 1 : 0;
  }
  return count;
}
