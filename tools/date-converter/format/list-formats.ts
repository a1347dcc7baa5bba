import { capitalize } from '#shared/formats/words/capitalize.ts';
import type { Result } from '#shared/result.ts';
import { epochUnits } from '../epoch-units.ts';
import { formatExcelSerial, isAfterFebruary1900 } from '../excel-serial.ts';
import type { Temporal } from '../temporal.ts';
import { inTimeZone, offsetSeconds } from '../zones/time-zone.ts';
import { type DateCode, writeDateCode } from './date-code.ts';
import { formatEpoch } from './format-epoch.ts';
import {
  formatForLocale,
  formatHttpDate,
  formatIso,
  formatIsoWeek,
  formatIsoWithOffset,
  formatRfc2822,
  formatRfc3339,
  formatRfc9557,
  formatUtcString,
  hasFraction,
} from './format-instant.ts';

/** An instant in one format. */
export interface FormattedDate {
  /** What the format is called. */
  readonly name: string;
  /** Empty where the format has no way to write the instant. */
  readonly value: string;
  /** What is to be known of the value: why it is missing, or what it leaves out. */
  readonly note?: string;
}

/** What is said where a format leaves digits out. */
const secondsNote = 'Digits below a second are left out: this format has none.';

/**
 * The instant in UTC: the same on every machine.
 * @param nanoseconds since 1970, in range (see isInstant)
 */
export function listUtcFormats(nanoseconds: bigint): readonly FormattedDate[] {
  const utc = inTimeZone(nanoseconds, 'UTC');
  const fraction = hasFraction(nanoseconds) ? secondsNote : undefined;
  return [
    detail('ISO 8601', formatIso(utc)),
    fromResult('RFC 3339', formatRfc3339(utc)),
    fromResult('RFC 2822', formatRfc2822(utc), fraction),
    fromResult('HTTP date', formatHttpDate(utc), fraction),
    detail('UTC string', formatUtcString(utc), fraction),
    ...listCalendar(utc, ''),
  ];
}

/** The instant since 1970 in each unit, exact. */
export function listEpochs(nanoseconds: bigint): readonly FormattedDate[] {
  return epochUnits.map((unit) => detail(`Epoch ${unit}`, formatEpoch(nanoseconds, unit)));
}

/**
 * The instant on the clocks of a time zone.
 * @param locale for the row "Locale": a BCP 47 tag
 */
export function listLocalFormats(nanoseconds: bigint, timeZone: string, locale: string): readonly FormattedDate[] {
  const here = inTimeZone(nanoseconds, timeZone);
  const hasSeconds = offsetSeconds(here) % 60 !== 0;
  return [
    detail('Locale', formatForLocale(here, locale), nameLocale(locale, timeZone)),
    detail(
      'Local ISO 8601',
      formatIsoWithOffset(here),
      hasSeconds ? 'ISO 8601 has no seconds in an offset; this zone had them at the time.' : undefined,
    ),
    fromResult(
      'RFC 9557',
      formatRfc9557(here),
      hasSeconds ? 'The offset is rounded to the minute; the name of the zone makes it exact.' : undefined,
    ),
    fromResult('Local RFC 2822', formatRfc2822(here), hasFraction(nanoseconds) ? secondsNote : undefined),
    ...listCalendar(here, 'Local '),
  ];
}

/** JavaScript for the instant. */
export function listCode(nanoseconds: bigint, timeZone: string): readonly FormattedDate[] {
  const code: DateCode = writeDateCode(nanoseconds, timeZone);
  const note = code.isCut ? 'Date holds milliseconds: the digits below are cut off.' : undefined;
  return [
    detail('new Date from epoch', code.fromEpoch, note),
    detail('new Date from ISO', code.fromIso, note),
    detail('date-fns format', code.format, 'In the time zone of the machine that runs it.'),
    detail('date-fns time zone', code.timeZone, 'date-fns 4 with @date-fns/tz'),
  ];
}

/** What a calendar counts; depends on where midnight is. */
function listCalendar(time: Temporal.ZonedDateTime, prefix: string): readonly FormattedDate[] {
  const left = time.daysInYear - time.dayOfYear;
  const excel = formatExcelSerial(time.toPlainDateTime());
  return [
    detail(`${prefix}ISO week`, formatIsoWeek(time)),
    detail(
      `${prefix}${prefix === '' ? 'Day' : 'day'} of year`,
      String(time.dayOfYear),
      `of ${time.daysInYear}; ${left === 1 ? '1 day is' : `${left} days are`} left after it`,
    ),
    fromResult(
      `${prefix}Excel serial`,
      excel,
      excel.ok && !isAfterFebruary1900(time.toPlainDateTime())
        ? 'From March 1900 on Excel is one day ahead: it counts a 29 February 1900 (serial 60) that never was.'
        : undefined,
    ),
  ];
}

function nameLocale(locale: string, timeZone: string): string {
  const { locale: resolved, calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return [resolved, ...(calendar === 'gregory' ? [] : [`${capitalize(calendar)} calendar`]), timeZone].join(', ');
}

function detail(name: string, value: string, note?: string): FormattedDate {
  return note === undefined ? { name, value } : { name, value, note };
}

/** A format that cannot say this says why, and has nothing to copy. */
function fromResult(name: string, result: Result<string>, note?: string): FormattedDate {
  return result.ok ? detail(name, result.value, note) : { name, value: '', note: result.error.message };
}
