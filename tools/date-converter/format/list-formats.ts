import { capitalize } from '#shared/formats/words/capitalize.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
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
  /** The name of the format. */
  readonly name: string;
  /** The formatted instant; empty if the format cannot represent it. */
  readonly value: string;
  /** A remark about the value: why it is missing, or what it leaves out. */
  readonly note?: string;
}

/** The note on a format that leaves out digits. */
const secondsNote = 'Digits below a second are left out: this format has none.';

/**
 * Formats the instant in UTC, which is the same on every machine.
 * @param nanoseconds the nanoseconds since 1970, in range (see isInstant)
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

/** The exact time since 1970 in each unit. */
export function listEpochs(nanoseconds: bigint): readonly FormattedDate[] {
  return epochUnits.map((unit) => detail(`Epoch ${unit}`, formatEpoch(nanoseconds, unit)));
}

/**
 * Formats the local time of the instant in a time zone.
 * @param locale a BCP 47 tag for the row "Locale"
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

/** JavaScript code for the instant. */
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

/** Week, day of the year and the like, which depend on where midnight is. */
function listCalendar(time: Temporal.ZonedDateTime, prefix: string): readonly FormattedDate[] {
  const left = time.daysInYear - time.dayOfYear;
  const excel = formatExcelSerial(time.toPlainDateTime());
  return [
    detail(`${prefix}ISO week`, formatIsoWeek(time)),
    detail(
      `${prefix}${prefix === '' ? 'Day' : 'day'} of year`,
      String(time.dayOfYear),
      `of ${formatNumber(time.daysInYear)}; ${countOf(left, 'day is', 'days are')} left after it`,
    ),
    fromResult(
      `${prefix}Excel serial`,
      excel,
      excel.ok && !isAfterFebruary1900(time.toPlainDateTime())
        ? 'From March 1900 on, Excel is one day ahead: it counts 29 February 1900 (serial 60), which never existed.'
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

/** Turns a result into a row; if the format cannot represent the instant, the row says why and has nothing to copy. */
function fromResult(name: string, result: Result<string>, note?: string): FormattedDate {
  return result.ok ? detail(name, result.value, note) : { name, value: '', note: result.error.message };
}
