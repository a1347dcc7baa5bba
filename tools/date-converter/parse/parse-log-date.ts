import { type DateTextResult, failAtPart, type Place, placeTime, plainDate, readTimeOfDay } from './date-text.ts';
import { readNamedDate } from './parse-mail-date.ts';

const time = String.raw`(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})(?:[.,](?<fraction>\d+))?`;
const namedDay = String.raw`(?<weekday>[a-z]{3})\s+(?<month>[a-z]{3})\s+(?<day>\d{1,2})\s+`;
const offset = String.raw`(?<offset>[+-]\d{4}|UTC|GMT|Z)`;

interface LogFormat {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Formats of programs that follow no standard but are unambiguous. */
const formats: readonly LogFormat[] = [
  {
    name: 'Log date of Apache and nginx',
    pattern: new RegExp(String.raw`^\[?(?<day>\d{2})/(?<month>[a-z]{3})/(?<year>\d{4}):${time}\s${offset}\]?$`, 'di'),
  },
  {
    name: 'Error log date of Apache',
    pattern: new RegExp(String.raw`^\[?${namedDay}${time}\s(?<year>\d{4})\]$`, 'di'),
  },
  {
    name: 'Error log date of nginx',
    pattern: new RegExp(String.raw`^(?<year>\d{4})/(?<month>\d{2})/(?<day>\d{2})\s${time}$`, 'di'),
  },
  {
    name: 'Date of git log',
    pattern: new RegExp(
      String.raw`^(?:(?:Author|Commit)?Date:\s+)?${namedDay}${time}\s(?<year>\d{4})\s${offset}$`,
      'di',
    ),
  },
  {
    name: 'Go’s Time.String()',
    pattern: new RegExp(
      String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\s${time}\s(?<offset>[+-]\d{4})\s(?:[A-Z]{1,5}|[+-]\d{2,4})(?:\sm=[+-][\d.]+)?$`,
      'd',
    ),
  },
  {
    name: 'ISO 8601 date with a time of 12 hours',
    pattern:
      /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[T\s]\s*(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d+))?)?\s*(?<half>[ap])\.?m\.?(?:\s*(?<offset>[+-]\d{2}:?\d{2}|UTC|GMT|Z))?$/di,
  },
];

/**
 * Reads dates from logs and programs: nginx, Apache, `git log` and Go, and ISO 8601 dates with AM or PM.
 * @returns the contents of the text or the position of an error; undefined if it looks like none of them
 * @example parseLogDate('19/Jan/2025:10:30:00 +0100')
 */
export function parseLogDate(text: string): DateTextResult | undefined {
  for (const { name, pattern } of formats) {
    const match = pattern.exec(text);
    if (match !== null) {
      return readMatch(text, name, match);
    }
  }
  return undefined;
}

function readMatch(text: string, format: string, match: RegExpExecArray): DateTextResult {
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const placed = { text, indices: match.indices?.groups };
  const date = readDay(groups, placed);
  if (!date.ok) {
    return date;
  }
  const { hour = '', minute, second, fraction, half } = groups;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) {
    return failAtPart(placed, 'hour', 'hour', `Before AM and PM, hours go from 1 to 12; this is ${hour}.`);
  }
  const hourOfDay = half === undefined ? hour : String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0));
  const timeOfDay = readTimeOfDay({ hour: hourOfDay, minute, second, fraction }, placed);
  if (!timeOfDay.ok) {
    return timeOfDay;
  }
  const place = readOffset(groups.offset);
  return place === 'wrong'
    ? failAtPart(placed, 'offset', 'offset', `Offsets go from -23:59 to +23:59; this is ${groups.offset ?? ''}.`)
    : placeTime(date.value, timeOfDay.value, placed, { format, place, notes: [] });
}

function readDay(groups: Readonly<Record<string, string | undefined>>, placed: Parameters<typeof failAtPart>[0]) {
  const { year = '', month = '', day = '' } = groups;
  if (!/^\d+$/.test(month)) {
    return readNamedDate(groups, Number(year), placed);
  }
  const value = plainDate(Number(year), Number(month), Number(day));
  return value === undefined
    ? failAtPart(placed, 'month', 'day', `There is no such day: month ${month}, day ${day}.`)
    : ({ ok: true, value } as const);
}

function readOffset(written: string | undefined): Place | undefined | 'wrong' {
  if (written === undefined) {
    return undefined;
  }
  const [hours = 0, minutes = 0] = (written.match(/\d{2}/g) ?? []).map(Number);
  if (hours > 23 || minutes > 59) {
    return 'wrong';
  }
  const seconds = hours * 3600 + minutes * 60;
  return { offset: written.startsWith('-') ? -seconds : seconds };
}
