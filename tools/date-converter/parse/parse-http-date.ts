import { Temporal } from '../temporal.ts';
import { type DateTextResult, placeTime, readTimeOfDay } from './date-text.ts';
import { readNamedDate } from './parse-mail-date.ts';

const rfc850Pattern =
  /^(?<weekday>[a-z]+),\s(?<day>\d{2})-(?<month>[a-z]{3})-(?<year>\d{2}|\d{4})\s(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})\s(?:GMT|UTC)$/di;
const asctimePattern =
  /^(?<weekday>[a-z]{3})\s+(?<month>[a-z]{3})\s+(?<day>\d{1,2})\s(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})(?:\s(?<zone>UTC|GMT))?\s(?<year>\d{4})$/di;

/**
 * Reads the two obsolete forms of an HTTP date (RFC 9110, section 5.6.7): RFC 850 and asctime; both are in UTC. The
 * third form, IMF-fixdate, is an RFC 5322 date.
 * @param now the current time, in milliseconds since 1970: a two-digit year is at most 50 years after it
 * @returns the contents of the text or the position of an error; undefined if it does not look like such a date
 * @example parseHttpDate('Sunday, 06-Nov-94 08:49:37 GMT', Date.now())
 */
export function parseHttpDate(text: string, now: number): DateTextResult | undefined {
  const match = rfc850Pattern.exec(text) ?? asctimePattern.exec(text);
  if (match === null) {
    return undefined;
  }
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const placed = { text, indices: match.indices?.groups };
  const { year = '', hour = '', minute, second, zone } = groups;
  const time = readTimeOfDay({ hour, minute, second }, placed);
  if (!time.ok) {
    return time;
  }
  const isAsctime = !text.includes(',');
  const notes: string[] = [];
  if (isAsctime && zone === undefined) {
    notes.push('The text has no offset; as an HTTP date it is in UTC.');
  }
  const fullYear = year.length === 2 ? expandYear(groups, Number(year), now) : Number(year);
  if (year.length === 2) {
    notes.push(`The year ${year} is read as ${fullYear}: at most 50 years from now (RFC 9110).`);
  }
  const date = readNamedDate(groups, fullYear, placed);
  if (!date.ok) {
    return date;
  }
  const format = isAsctime
    ? 'HTTP date (asctime)'
    : year.length === 2
      ? 'HTTP date (RFC 850)'
      : 'HTTP date (RFC 850, as cookies have it)';
  return placeTime(date.value, time.value, placed, { format, place: { offset: 0 }, notes });
}

/** A date more than 50 years from now is read as the most recent past year that ends in these digits. */
function expandYear(groups: Readonly<Record<string, string | undefined>>, digits: number, now: number): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC');
  const century = Math.floor(today.year / 100) * 100;
  const latest = today.add({ years: 50 }).toPlainDate();
  // In the second half of a century, a date within 50 years may be in the next century.
  const candidate = [century + 100 + digits, century + digits].find((year) => {
    const date = readNamedDate({ ...groups, weekday: undefined }, year, { text: '', indices: undefined });
    return date.ok && Temporal.PlainDate.compare(date.value, latest) <= 0;
  });
  return candidate ?? century - 100 + digits;
}
