import { countOf } from './count-of.ts';
import { locale } from './locale.ts';

/** Descriptions of points in time for readers; `date` must be in JavaScript's range. */

const parts = {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;

/**
 * Describes a time in the time zone and language of the browser.
 * @example describeLocalTime(new Date('2035-01-17T00:00:00Z')) // 'Wed, Jan 17, 2035, 01:00:00 AM GMT+1'
 */
export function describeLocalTime(date: Date): string {
  return new Intl.DateTimeFormat(locale(), parts).format(date);
}

/**
 * Describes a time in the time zone and language of the browser, as long or short as there is room for.
 * @param instant a date, or milliseconds since 1970
 * @param styles the parts to write and how much room they get; a part without a style is left out
 * @example describeInstant(0, { dateStyle: 'medium' }) // 'Jan 1, 1970'
 */
export function describeInstant(
  instant: Date | number,
  styles: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  return new Intl.DateTimeFormat(locale(), styles).format(instant);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  { unit: 'year', length: 365.2425 * day },
  { unit: 'month', length: 30.436875 * day },
  { unit: 'day', length: day },
  { unit: 'hour', length: hour },
  { unit: 'minute', length: minute },
  { unit: 'second', length: second },
] as const;

/**
 * Describes a duration in its two largest units.
 * @param milliseconds a non-negative number
 * @example describeDuration(3_723_000) // '1 hour 2 minutes'
 */
export function describeDuration(milliseconds: number): string {
  const index = units.findIndex(({ length }) => milliseconds >= length);
  const first = units[index];
  if (first === undefined) {
    return 'less than a second';
  }
  const count = Math.floor(milliseconds / first.length);
  const next = units[index + 1];
  const rest = next === undefined ? 0 : Math.floor((milliseconds - count * first.length) / next.length);
  // With ten or more of a unit, the next smaller unit is insignificant.
  const isExact = next !== undefined && rest > 0 && count < 10;
  return isExact ? `${countOf(count, first.unit)} ${countOf(rest, next.unit)}` : countOf(count, first.unit);
}

/**
 * Says that something is a duration away from now.
 * @param duration in words, such as from `describeDuration`
 * @param isPast whether it is before now
 * @example relativeToNow('1 minute', true) // '1 minute ago'
 */
export function relativeToNow(duration: string, isPast: boolean): string {
  return isPast ? `${duration} ago` : `in ${duration}`;
}

/**
 * Describes how far an instant is from now, in the two largest units; years and months have their average length.
 * @param instant milliseconds since 1970, like `now`
 * @returns "now" within a second of it
 * @example describeRelativeTime(0, 60_000) // '1 minute ago'
 */
export function describeRelativeTime(instant: number, now: number): string {
  const difference = Math.abs(instant - now);
  return difference < second ? 'now' : relativeToNow(describeDuration(difference), instant < now);
}
