import { countOf } from '#shared/formats/words/count-of.ts';
import { relativeToNow } from '#shared/formats/words/describe-instant.ts';
import type { Temporal } from '../temporal.ts';
import { inTimeZone } from '../zones/time-zone.ts';

const units = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;

export interface RelativeTime {
  /** The time in the largest unit, truncated: "3 hours ago". */
  readonly short: string;
  /** The time in all units down to seconds: "3 hours 59 minutes 12 seconds". */
  readonly exact: string;
}

/**
 * Describes the distance of an instant from now in words; years, months and days follow the calendar in UTC. Unlike
 * `describeRelativeTime`, which needs no Temporal, it is exact.
 * @param nanoseconds the instant, in nanoseconds since 1970
 * @param now the current time, in nanoseconds since 1970
 * @example relativeTimeOf(0n, 3n * 3600n * 10n ** 9n).short // '3 hours ago'
 */
export function relativeTimeOf(nanoseconds: bigint, now: bigint): RelativeTime {
  // Rounding is not left to Temporal, which fails near the ends of its range.
  const duration = inTimeZone(now, 'UTC').until(inTimeZone(nanoseconds, 'UTC'), { largestUnit: 'years' });
  const unit = units.find((candidate) => duration[candidate] !== 0);
  if (unit === undefined) {
    return { short: 'now', exact: 'less than a second' };
  }
  return {
    short: relativeToNow(describeDurationUnits(duration, [unit]), duration.sign < 0),
    exact: describeDurationUnits(duration, units),
  };
}

const allUnits = [...units, 'milliseconds', 'microseconds', 'nanoseconds'] as const;

type DurationUnit = (typeof allUnits)[number];

/**
 * Writes a duration in words, without its sign.
 * @param listed the units to include; others are left out
 * @example describeDurationUnits(Temporal.Duration.from('P1DT1H')) // '1 day 1 hour'
 */
export function describeDurationUnits(duration: Temporal.Duration, listed: readonly DurationUnit[] = allUnits): string {
  const parts = listed.flatMap((unit) => {
    const count = Math.abs(duration[unit]);
    return count === 0 ? [] : [countOf(count, unit.slice(0, -1))];
  });
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
}
