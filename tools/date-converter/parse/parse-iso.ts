import { capitalize } from '#shared/formats/words/capitalize.ts';
import { ok, type Result } from '#shared/result.ts';
import { rangeMessage, Temporal } from '../temporal.ts';
import { isTimeZone } from '../zones/time-zone.ts';
import {
  type DateTextError,
  type DateTextResult,
  failAtPart,
  type Place,
  placeTime,
  plainDate,
  readTimeOfDay,
} from './date-text.ts';

const year = String.raw`(?<year>\d{4}|[+\-−]\d{6})`;
const date = [
  String.raw`${year}(?:-(?<month>\d{2})(?:-(?<day>\d{2}))?|-W(?<week>\d{2})(?:-(?<weekday>\d))?|-(?<ordinal>\d{3}))`,
  String.raw`(?<basic>${year.replace('year', 'basicYear')}(?:(?<basicMonth>\d{2})(?<basicDay>\d{2})|W(?<basicWeek>\d{2})(?<basicWeekday>\d)?|(?<basicOrdinal>\d{3})))`,
].join('|');
const time = String.raw`(?<hour>\d{2})(?::?(?<minute>\d{2})(?::?(?<second>\d{2}))?)?(?:[.,](?<fraction>\d+))?`;
const offset = String.raw`(?<offset>Z|UTC|GMT|[+\-−]\d{2}(?::?\d{2}(?::?\d{2})?)?)`;
const isoPattern = new RegExp(
  String.raw`^(?:${date})(?:(?<separator>T|\s+|_)${time}(?:\s?${offset})?)?(?<annotations>(?:\[[^\[\]]*\])*)$`,
  'di',
);
const rfc3339Pattern = /^\d{4}-\d\d-\d\d[T ](?:[01]\d|2[0-3]):\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * Reads ISO 8601 dates: calendar, week and ordinal dates, extended and basic format, signed six-digit years, decimals
 * of the last part of the time, offsets; and its profiles and extensions: RFC 3339, and `[Europe/Paris]` from RFC 9557.
 * @returns the contents of the text or the position of an error; undefined if it does not look like ISO 8601
 * @example parseIso('2025-W03-7T12:00Z')
 */
export function parseIso(text: string): DateTextResult | undefined {
  const match = isoPattern.exec(text);
  if (match === null) {
    return undefined;
  }
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const placed = { text, indices: match.indices?.groups };
  const day = readDate(groups, placed);
  if (!day.ok) {
    return day;
  }
  const notes: string[] = [...day.value.notes];
  const place = readPlace(groups, placed, notes);
  if (!place.ok) {
    return place;
  }
  const { hour = '00', minute, second, fraction } = groups;
  if (groups.hour === undefined) {
    notes.push('The text has no time: read as 00:00.');
  }
  const timeOfDay = readTimeOfDay({ hour, minute, second, fraction }, placed);
  if (!timeOfDay.ok) {
    return timeOfDay;
  }
  return placeTime(day.value.date, timeOfDay.value, placed, {
    format: nameFormat(text, groups),
    place: place.value,
    notes,
  });
}

type Groups = Readonly<Record<string, string | undefined>>;
type Placed = Parameters<typeof failAtPart>[0];

function nameFormat(text: string, { annotations, week, basicWeek, ordinal, basicOrdinal, basic }: Groups): string {
  if (annotations) {
    return 'RFC 9557';
  }
  if (rfc3339Pattern.test(text)) {
    return 'RFC 3339';
  }
  const kind =
    (week ?? basicWeek) !== undefined ? ' week date' : (ordinal ?? basicOrdinal) !== undefined ? ' ordinal date' : '';
  return `ISO 8601${kind}${basic === undefined ? '' : ', basic format'}`;
}

interface ReadDay {
  readonly date: Temporal.PlainDate;
  readonly notes: readonly string[];
}

function readDate(groups: Groups, placed: Placed): Result<ReadDay, DateTextError> {
  const prefix = groups.basic === undefined ? '' : 'basic';
  const part = (name: string) => (prefix === '' ? name : `basic${capitalize(name)}`);
  const written = groups[part('year')] ?? '';
  if (/^[-−]0+$/.test(written)) {
    return failAtPart(placed, part('year'), 'year', 'There is no year -000000: the year 0 is written 0000.');
  }
  const yearNumber = Number(written.replace('−', '-'));
  const week = groups[part('week')];
  const ordinal = groups[part('ordinal')];
  if (week !== undefined) {
    return readWeekDate(yearNumber, week, groups[part('weekday')], placed, part);
  }
  if (ordinal !== undefined) {
    return readOrdinalDate(yearNumber, ordinal, placed, part);
  }
  const month = groups[part('month')] ?? '';
  const day = groups[part('day')];
  if (Number(month) < 1 || Number(month) > 12) {
    return failAtPart(placed, part('month'), 'month', `Months go from 01 to 12; this is ${month}.`);
  }
  const found = plainDate(yearNumber, Number(month), Number(day ?? 1));
  if (found !== undefined) {
    return ok({
      date: found,
      notes: day === undefined ? ['The text has no day: read as the first of the month.'] : [],
    });
  }
  const days = daysInMonth(yearNumber, Number(month));
  return days === undefined
    ? failAtPart(placed, part('year'), 'out-of-range', rangeMessage)
    : day !== undefined && (Number(day) < 1 || Number(day) > days)
      ? failAtPart(placed, part('day'), 'day', `There is no day ${day} in ${written}-${month}: it has ${days} days.`)
      : failAtPart(placed, part('year'), 'out-of-range', rangeMessage);
}

/** @returns undefined if the year is out of Temporal's range */
function daysInMonth(yearNumber: number, month: number): number | undefined {
  try {
    return Temporal.PlainYearMonth.from({ year: yearNumber, month }).daysInMonth;
  } catch {
    return undefined;
  }
}

function readWeekDate(
  yearNumber: number,
  week: string,
  weekday: string | undefined,
  placed: Placed,
  part: (name: string) => string,
): Result<ReadDay, DateTextError> {
  // 4 January is always in week 1, 28 December always in the last (ISO 8601).
  const fourth = plainDate(yearNumber, 1, 4);
  const lastWeek = plainDate(yearNumber, 12, 28)?.weekOfYear;
  if (fourth === undefined || lastWeek === undefined) {
    return failAtPart(placed, part('year'), 'out-of-range', rangeMessage);
  }
  if (Number(week) < 1 || Number(week) > lastWeek) {
    return failAtPart(
      placed,
      part('week'),
      'week',
      `Weeks of ${yearNumber} go from 01 to ${lastWeek}; this is ${week}.`,
    );
  }
  const dayOfWeek = Number(weekday ?? 1);
  if (dayOfWeek < 1 || dayOfWeek > 7) {
    return failAtPart(
      placed,
      part('weekday'),
      'weekday',
      `Days of a week go from 1 (Monday) to 7 (Sunday); this is ${weekday}.`,
    );
  }
  return ok({
    date: fourth.add({ days: (Number(week) - 1) * 7 + dayOfWeek - fourth.dayOfWeek }),
    notes: weekday === undefined ? ['The text has no day: read as the Monday of the week.'] : [],
  });
}

function readOrdinalDate(
  yearNumber: number,
  ordinal: string,
  placed: Placed,
  part: (name: string) => string,
): Result<ReadDay, DateTextError> {
  const first = plainDate(yearNumber, 1, 1);
  if (first === undefined) {
    return failAtPart(placed, part('year'), 'out-of-range', rangeMessage);
  }
  const dayOfYear = Number(ordinal);
  return dayOfYear < 1 || dayOfYear > first.daysInYear
    ? failAtPart(
        placed,
        part('ordinal'),
        'day',
        `Days of ${yearNumber} go from 001 to ${first.daysInYear}; this is ${ordinal}.`,
      )
    : ok({ date: first.add({ days: dayOfYear - 1 }), notes: [] });
}

function readPlace(groups: Groups, placed: Placed, notes: string[]): Result<Place | undefined, DateTextError> {
  const timeZone = readAnnotations(groups.annotations ?? '', placed, notes);
  if (!timeZone.ok) {
    return timeZone;
  }
  const zone = timeZone.value === undefined ? {} : { timeZone: timeZone.value };
  const written = groups.offset?.toUpperCase();
  if (written === undefined) {
    return ok(timeZone.value === undefined ? undefined : zone);
  }
  if (/^(?:Z|UTC|GMT)$/.test(written)) {
    // In RFC 9557, Z says nothing about the local offset, so a time zone after it is merely informative.
    if (timeZone.value !== undefined) {
      notes.push(`The text names the time zone ${timeZone.value}, and gives the time in UTC.`);
    }
    return ok({ offset: 0 });
  }
  const digits = written.replaceAll(/\D/g, '');
  const [hours = 0, minutes = 0, seconds = 0] = (digits.match(/\d{2}/g) ?? []).map(Number);
  if (hours > 23 || minutes > 59 || seconds > 59) {
    return failAtPart(placed, 'offset', 'offset', `Offsets go from -23:59 to +23:59; this is ${groups.offset}.`);
  }
  const isNegative = !written.startsWith('+');
  if (isNegative && Number(digits) === 0) {
    notes.push('The offset -00:00 says that the time is UTC and the local offset is not known (RFC 3339).');
  }
  const magnitude = hours * 3600 + minutes * 60 + seconds;
  return ok({ offset: isNegative ? -magnitude : magnitude, isToTheMinute: digits.length <= 4, ...zone });
}

/** In RFC 9557, the time zone comes first, followed by key=value tags; an exclamation mark forbids ignoring a tag. */
function readAnnotations(text: string, placed: Placed, notes: string[]): Result<string | undefined, DateTextError> {
  let timeZone: string | undefined;
  const [from = 0] = placed.indices?.annotations ?? [];
  for (const { index, 0: written, 1: isCritical, 2: content = '' } of text.matchAll(/\[(!?)([^[\]]*)\]/g)) {
    const start = from + index;
    const annotation: Placed = { ...placed, indices: { annotation: [start, start + written.length] } };
    const tag = /^(?<key>[a-z_][a-z0-9_-]*)=(?<value>[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)$/.exec(content);
    if (tag === null) {
      if (!isTimeZone(content)) {
        return failAtPart(annotation, 'annotation', 'time-zone', `“${content}” is not a known time zone.`);
      }
      if (timeZone !== undefined) {
        const message = `“${content}” is a second time zone; the text has ${timeZone} already.`;
        return failAtPart(annotation, 'annotation', 'time-zone', message);
      }
      timeZone = content;
    } else if (tag.groups?.key === 'u-ca') {
      if (!['iso8601', 'gregory'].includes(tag.groups.value ?? '')) {
        notes.push(`The calendar ${tag.groups.value} does not change the date: it is written in the ISO calendar.`);
      }
    } else if (isCritical === '!') {
      return failAtPart(
        annotation,
        'annotation',
        'annotation',
        `“${content}” is marked as critical, and not known here.`,
      );
    }
  }
  return ok(timeZone);
}
