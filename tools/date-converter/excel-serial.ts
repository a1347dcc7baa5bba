import { fail, ok, type Result } from '#shared/result.ts';
import { nanosecondsPerDay, type Temporal } from './temporal.ts';

/** The number of decimals that Excel keeps for a five-digit serial number: 15 digits in all. */
const decimals = 10n;

/**
 * Formats a local date and time as a serial number of Excel's 1900 date system. Day 1 is 1900-01-01; day 60 is
 * 1900-02-29, which never existed, so from 1900-03-01 on, serial numbers are days since 1899-12-30.
 * @returns days with the time as up to ten decimals; an error outside the years that Excel supports, 1900 to 9999
 * @example formatExcelSerial(PlainDateTime 2025-01-19T12:00) // '45676.5'
 */
export function formatExcelSerial(local: Temporal.PlainDateTime): Result<string> {
  const { year } = local;
  if (year < 1900) {
    return fail({ code: 'before-1900', message: 'Excel has no dates before 1900-01-01.' });
  }
  if (year > 9999) {
    return fail({ code: 'after-9999', message: 'Excel has no dates after 9999-12-31.' });
  }
  const day = local.toPlainDate().since('1899-12-31', { largestUnit: 'days' }).days;
  const serial = isAfterFebruary1900(local) ? day + 1 : day;
  const scale = 10n ** decimals;
  const exact = nanosecondsOfDay(local) * scale;
  const rounded = (exact + nanosecondsPerDay / 2n) / nanosecondsPerDay;
  // The last microseconds of a day must not be rounded up to the next day.
  const fraction = rounded >= scale ? scale - 1n : rounded;
  const digits = fraction.toString().padStart(Number(decimals), '0').replace(/0+$/, '');
  return ok(digits === '' ? String(serial) : `${serial}.${digits}`);
}

/** Whether a date is after 1900-02-29, which exists in Excel but not in the calendar. */
export function isAfterFebruary1900({ year, month }: Temporal.PlainDateTime): boolean {
  return year > 1900 || month > 2;
}

function nanosecondsOfDay({
  hour,
  minute,
  second,
  millisecond,
  microsecond,
  nanosecond,
}: Temporal.PlainDateTime): bigint {
  const seconds = hour * 3600 + minute * 60 + second;
  return BigInt(seconds) * 1_000_000_000n + BigInt(millisecond * 1_000_000 + microsecond * 1000 + nanosecond);
}
