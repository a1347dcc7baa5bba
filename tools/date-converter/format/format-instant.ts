import { fail, ok, type Result } from '#shared/result.ts';
import { weekdayName } from '../parse/date-text.ts';
import { nanosecondsPerSecond, type Temporal, toMilliseconds } from '../temporal.ts';
import { formatOffset, offsetSeconds } from '../zones/time-zone.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats ISO 8601 in UTC, like Date.toISOString(): with three decimals, or six or nine if the instant has more; years
 * before 0 and after 9999 use the expanded form, ±YYYYYY.
 * @example formatIso(Instant 0) // '1970-01-01T00:00:00.000Z'
 */
export function formatIso(time: Temporal.ZonedDateTime): string {
  return time.toInstant().toString({ fractionalSecondDigits: fractionDigits(time.epochNanoseconds) });
}

/**
 * Formats ISO 8601 with the time zone's offset. Before about 1920, offsets can have seconds, which ISO 8601 does not
 * allow; they are written nevertheless, in the form that Temporal and ECMAScript read, since without them it would be a
 * different instant.
 * @param digits the decimals of the second: those of formatIso, or only as many as needed
 * @example formatIsoWithOffset(…Asia/Kolkata, 'auto') // '1970-01-01T05:30:00+05:30'
 */
export function formatIsoWithOffset(time: Temporal.ZonedDateTime, digits: 'auto' | 'as-iso' = 'as-iso'): string {
  const local = time.toPlainDateTime().toString({
    fractionalSecondDigits: digits === 'auto' ? 'auto' : fractionDigits(time.epochNanoseconds),
  });
  return `${local}${formatOffset(offsetSeconds(time))}`;
}

function fractionDigits(nanoseconds: bigint): 3 | 6 | 9 {
  if (nanoseconds % 1_000_000n === 0n) {
    return 3;
  }
  return nanoseconds % 1000n === 0n ? 6 : 9;
}

/**
 * Formats RFC 3339 in UTC, with as many decimals as needed.
 * @returns an error outside the years 0000 to 9999, to which RFC 3339 is limited
 */
export function formatRfc3339(time: Temporal.ZonedDateTime): Result<string> {
  const { year } = time.withTimeZone('UTC');
  return year < 0 || year > 9999
    ? fail({ code: 'year', message: 'RFC 3339 has years from 0000 to 9999 only.' })
    : ok(time.toInstant().toString());
}

/** Formats RFC 9557: like RFC 3339, with the name of the time zone. */
export function formatRfc9557(time: Temporal.ZonedDateTime): Result<string> {
  return time.year < 0 || time.year > 9999
    ? fail({ code: 'year', message: 'RFC 9557 has years from 0000 to 9999 only.' })
    : ok(time.toString());
}

/**
 * Formats RFC 2822 (RFC 5322), to the second.
 * @returns an error if the format cannot represent the time: years before 1900 or with five digits, offsets with
 * seconds
 * @example formatRfc2822(…) // 'Sun, 19 Jan 2025 00:00:00 +0000'
 */
export function formatRfc2822(time: Temporal.ZonedDateTime): Result<string> {
  const offset = offsetSeconds(time);
  if (time.year < 1900 || time.year > 9999) {
    return fail({
      code: 'year',
      message: 'RFC 2822 has no years before 1900, and is read with four-digit years only.',
    });
  }
  return offset % 60 === 0
    ? ok(`${namedDate(time)} ${clock(time)} ${formatOffset(offset).replace(':', '')}`)
    : fail({ code: 'offset', message: `RFC 2822 has no seconds in an offset, and this is ${formatOffset(offset)}.` });
}

/**
 * Formats the preferred HTTP date (RFC 9110, section 5.6.7: IMF-fixdate), always in UTC, to the second.
 * @returns an error outside the years 1900 to 9999
 */
export function formatHttpDate(time: Temporal.ZonedDateTime): Result<string> {
  const utc = time.withTimeZone('UTC');
  return utc.year < 1900 || utc.year > 9999
    ? fail({ code: 'year', message: 'An HTTP date has years from 1900 to 9999 only.' })
    : ok(`${namedDate(utc)} ${clock(utc)} GMT`);
}

/** Formats like Date.toUTCString() (ECMA-262); supports any year. */
export function formatUtcString(time: Temporal.ZonedDateTime): string {
  return new Date(toMilliseconds(time.epochNanoseconds)).toUTCString();
}

/**
 * Formats an ISO 8601 week date.
 * @example formatIsoWeek(2024-12-30) // '2025-W01-1'
 */
export function formatIsoWeek(time: Temporal.ZonedDateTime): string {
  const week = String(time.weekOfYear ?? 0).padStart(2, '0');
  return `${isoYear(time.yearOfWeek ?? time.year)}-W${week}-${time.dayOfWeek}`;
}

function isoYear(year: number): string {
  return year >= 0 && year <= 9999
    ? String(year).padStart(4, '0')
    : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
}

/**
 * Formats date and time for a locale, in the locale's calendar; years before 1 include the era.
 * @param locale a BCP 47 tag
 */
export function formatForLocale(time: Temporal.ZonedDateTime, locale: string): string {
  const isOffset = /^[+-]/.test(time.timeZoneId);
  // Not every browser's Intl accepts an offset as a time zone, so the local time is formatted as if it were UTC.
  const shown = isOffset ? time.toPlainDateTime().toZonedDateTime('UTC') : time;
  const text = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: shown.timeZoneId,
    ...(isOffset ? {} : { timeZoneName: 'short' as const }),
    ...(time.year < 1 ? { era: 'short' as const } : {}),
  }).format(toMilliseconds(shown.epochNanoseconds));
  return isOffset ? `${text} ${time.timeZoneId}` : text;
}

function namedDate({ dayOfWeek, day, month, year }: Temporal.ZonedDateTime): string {
  const weekday = weekdayName(dayOfWeek).slice(0, 3);
  return `${weekday}, ${String(day).padStart(2, '0')} ${monthNames[month - 1]} ${String(year).padStart(4, '0')}`;
}

function clock({ hour, minute, second }: Temporal.ZonedDateTime): string {
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whether an instant has digits below a second, which some formats leave out. */
export function hasFraction(nanoseconds: bigint): boolean {
  return nanoseconds % nanosecondsPerSecond !== 0n;
}
