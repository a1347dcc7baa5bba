import { countOf } from './count-of.ts';
import { locale } from './locale.ts';

/** A point in time as people read it; `date` is one that JavaScript can hold. */

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
 * In the time zone and the language of the browser.
 * @example describeLocalTime(new Date('2035-01-17T00:00:00Z')) // 'Wed, Jan 17, 2035, 01:00:00 AM GMT+1'
 */
export function describeLocalTime(date: Date): string {
  return new Intl.DateTimeFormat(locale(), parts).format(date);
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
 * How long something takes, in the two largest units.
 * @param milliseconds not negative
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
  // Beside ten of a unit or more, the next smaller one says little.
  const isExact = next !== undefined && rest > 0 && count < 10;
  return isExact ? `${countOf(count, first.unit)} ${countOf(rest, next.unit)}` : countOf(count, first.unit);
}

/**
 * @param now in milliseconds since 1970
 * @example describeRelativeTime(0, 60_000) // '1 minute ago'
 */
export function describeRelativeTime(instant: number, now: number): string {
  const difference = Math.abs(instant - now);
  if (difference < second) {
    return 'now';
  }
  return instant < now ? `${describeDuration(difference)} ago` : `in ${describeDuration(difference)}`;
}
