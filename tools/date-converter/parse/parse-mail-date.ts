import { ok, type Result } from '#shared/result.ts';
import type { Temporal } from '../temporal.ts';
import {
  type DateTextError,
  type DateTextResult,
  explainWeekday,
  failAtPart,
  type Place,
  placeTime,
  plainDate,
  readMonthName,
  readTimeOfDay,
} from './date-text.ts';

/** The meanings of the zone names of RFC 822, in hours (RFC 5322, section 4.3). */
const obsoleteZones: Readonly<Record<string, number>> = {
  UT: 0,
  GMT: 0,
  UTC: 0,
  Z: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

const mailPattern =
  /^(?:(?<weekday>[a-z]{3})\s*,\s*)?(?<day>\d{1,2})\s+(?<month>[a-z]{3})\s+(?<year>\d{2,6})\s+(?<hour>\d{2})\s*:\s*(?<minute>\d{2})(?:\s*:\s*(?<second>\d{2}))?(?:\s+(?<zone>[+-]\d{4}|(?![ap]m$)[a-z]+))?$/di;
const fixDatePattern =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * Reads a date of RFC 5322 (RFC 2822) or RFC 822, with comments, whitespace between any parts, two-digit years and zone
 * names; the preferred HTTP date has the same format.
 * @returns the contents of the text or the position of an error; undefined if it does not look like such a date
 * @example parseMailDate('Fri, 21 Nov 97 09(comment):55:06 EST')
 */
export function parseMailDate(text: string): DateTextResult | undefined {
  const match = mailPattern.exec(blankComments(text));
  if (match === null) {
    return undefined;
  }
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const placed = { text, indices: match.indices?.groups };
  const notes: string[] = [];
  const date = readNamedDate(groups, expandYear(groups.year ?? '', notes), placed);
  if (!date.ok) {
    return date;
  }
  const { hour = '', minute, second, zone } = groups;
  const time = readTimeOfDay({ hour, minute, second }, placed);
  if (!time.ok) {
    return time;
  }
  const place = readZone(zone, placed, notes);
  if (!place.ok) {
    return place;
  }
  const format = fixDatePattern.test(text) ? 'HTTP date (IMF-fixdate)' : 'RFC 2822';
  return placeTime(date.value, time.value, placed, { format, place: place.value, notes });
}

type Groups = Readonly<Record<string, string | undefined>>;
type Placed = Parameters<typeof failAtPart>[0];

/**
 * Reads the day, the English month name and, if present, the weekday, which must match the date.
 * @param year the year with all its digits
 */
export function readNamedDate(
  { weekday, day = '', month = '' }: Groups,
  year: number,
  placed: Placed,
): Result<Temporal.PlainDate, DateTextError> {
  const monthNumber = readMonthName(month);
  if (monthNumber === undefined) {
    return failAtPart(placed, 'month', 'month', `“${month}” is not a month: expected Jan, Feb, Mar and so on.`);
  }
  const date = plainDate(year, monthNumber, Number(day));
  if (date === undefined) {
    return failAtPart(placed, 'day', 'day', `There is no ${Number(day)} ${month} ${year}.`);
  }
  const problem = weekday === undefined ? undefined : explainWeekday(weekday, date);
  return problem === undefined ? ok(date) : failAtPart(placed, 'weekday', 'weekday', problem);
}

/**
 * In RFC 5322, section 4.3, 00 to 49 mean years from 2000, and other years of two or three digits are added to 1900.
 */
function expandYear(written: string, notes: string[]): number {
  const year = Number(written);
  if (written.length >= 4) {
    return year;
  }
  const expanded = written.length === 2 && year < 50 ? year + 2000 : year + 1900;
  notes.push(`The year ${written} is read as ${expanded} (RFC 5322, section 4.3).`);
  return expanded;
}

function readZone(
  written: string | undefined,
  placed: Placed,
  notes: string[],
): Result<Place | undefined, DateTextError> {
  if (written === undefined) {
    return ok(undefined);
  }
  const digits = /^[+-](\d{2})(\d{2})$/.exec(written);
  if (digits !== null) {
    const [, hours, minutes] = digits.map(Number);
    if (hours === undefined || minutes === undefined || minutes > 59) {
      return failAtPart(placed, 'zone', 'offset', `Minutes of an offset go from 00 to 59; this is ${written}.`);
    }
    if (written === '-0000') {
      notes.push('The offset -0000 says that the time is UTC and the local offset is not known (RFC 5322).');
    }
    const seconds = hours * 3600 + minutes * 60;
    return ok({ offset: written.startsWith('-') ? -seconds : seconds });
  }
  const hours = obsoleteZones[written.toUpperCase()];
  if (hours === undefined) {
    return failAtPart(
      placed,
      'zone',
      'zone',
      `“${written}” is not a zone of RFC 2822, and such names stand for several zones: write its offset, such as +0100.`,
    );
  }
  return ok({ offset: hours * 3600 });
}

/**
 * Replaces comments (in parentheses, which may be nested, with `\)` escaped) by spaces, so that offsets stay the same.
 */
function blankComments(text: string): string {
  let depth = 0;
  let plain = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (depth > 0 && character === '\\') {
      plain += '  ';
      index += 1;
      continue;
    }
    if (character === '(') {
      depth += 1;
    }
    plain += depth > 0 ? ' ' : character;
    if (character === ')' && depth > 0) {
      depth -= 1;
    }
  }
  // An unclosed comment is not a comment.
  return depth > 0 ? text : plain.trimEnd();
}
