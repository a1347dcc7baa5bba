import { fail, ok } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { isInstant, nanosecondsPerMillisecond, rangeMessage, Temporal } from '../temporal.ts';
import { cutBelowNanosecond, type DateTextResult, failAtPart, placeTime, readTimeOfDay } from './date-text.ts';
import { parseIso } from './parse-iso.ts';
import { parseMailDate, readNamedDate } from './parse-mail-date.ts';

type Placed = Parameters<typeof failAtPart>[0];

const toStringPattern =
  /^(?<weekday>[a-z]{3})\s(?<month>[a-z]{3})\s(?<day>\d{2})\s(?<year>\d{4,6})\s(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})\s(?:GMT|UTC)(?<offset>[+-]\d{4})(?:\s\(.*\))?$/di;
const callPattern =
  /^(?:(?:const|let|var)\s+[\w$]+\s*=\s*)?(?<call>new\s+Date|Date\.UTC|Date\.parse)\s*\((?<content>[^()]*)\)\s*;?$/di;
/**
 * The Date Time String Format of ECMA-262, section 21.4.1.32, without leap seconds, but with any number of decimals, and
 * with a space for the T, which all engines read.
 */
const literalPattern =
  /^(?<year>\d{4}|[+-]\d{6})(?:-\d{2}){0,2}(?<time>(?:T|(?<=-\d{2}-\d{2}) )\d{2}:\d{2}(?::(?!60)\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const nestedPattern =
  /^(?<before>(?:(?:const|let|var)\s+[\w$]+\s*=\s*)?)new\s+Date\s*\(\s*(?<inner>Date\.(?:UTC|parse)\s*\([^()]*\))\s*\)\s*;?$/i;

/**
 * Reads the output of `String(new Date())`, and the code `new Date(…)`, `Date.UTC(…)` and `Date.parse(…)` with literal
 * arguments. The code is parsed, not run, with the semantics of JavaScript: a number is in milliseconds, months count
 * from 0, a date alone is in UTC, a date and time without an offset are in the local time zone.
 * @returns the contents of the text or the position of an error; undefined if it looks like neither
 * @example parseJsDate("const dt = new Date('2025-01-19')")
 */
export function parseJsDate(text: string): DateTextResult | undefined {
  const nested = nestedPattern.exec(text)?.groups?.inner;
  if (nested !== undefined) {
    return parseCall(nested);
  }
  return parseToString(text) ?? parseCall(text);
}

function parseToString(text: string): DateTextResult | undefined {
  const match = toStringPattern.exec(text);
  if (match === null) {
    return undefined;
  }
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const placed = { text, indices: match.indices?.groups };
  const { year = '', hour = '', minute, second, offset = '' } = groups;
  const date = readNamedDate(groups, Number(year), placed);
  if (!date.ok) {
    return date;
  }
  const time = readTimeOfDay({ hour, minute, second }, placed);
  if (!time.ok) {
    return time;
  }
  const seconds = Number(offset.slice(1, 3)) * 3600 + Number(offset.slice(3)) * 60;
  return placeTime(date.value, time.value, placed, {
    format: 'JavaScript’s Date.toString()',
    place: { offset: offset.startsWith('-') ? -seconds : seconds },
    notes: [],
  });
}

function parseCall(text: string): DateTextResult | undefined {
  const match = callPattern.exec(text);
  if (match === null) {
    return undefined;
  }
  const placed = { text, indices: match.indices?.groups };
  const call = (match.groups?.call ?? '').replace(/\s+/, ' ');
  const format = `JavaScript’s ${call}(…)`;
  const content = (match.groups?.content ?? '').trim();
  const literal = /^(?<quote>['"`])(?<text>[^'"`]*)\k<quote>$/.exec(content)?.groups?.text;
  if (literal !== undefined && call !== 'Date.UTC') {
    return readLiteral(literal, format, placed);
  }
  if (!/^[+-]?\d[\d_]*(?:\.\d*)?(?:e\d+)?(?:\s*,\s*-?\d{1,15}){0,6}$/i.test(content) || call === 'Date.parse') {
    return refuse(placed);
  }
  const numbers = content.split(',').map((part) => Number(part.replaceAll('_', '')));
  const [year = Number.NaN, month = 0, day = 1, hour = 0, minute = 0, second = 0, millisecond = 0] = numbers;
  const isComponents = numbers.length > 1 || call === 'Date.UTC';
  // Date truncates digits below a millisecond, towards zero.
  const milliseconds = isComponents ? Date.UTC(year, month, day, hour, minute, second, millisecond) : Math.trunc(year);
  const nanoseconds = Number.isFinite(milliseconds) ? BigInt(milliseconds) * nanosecondsPerMillisecond : undefined;
  if (nanoseconds === undefined || !isInstant(nanoseconds)) {
    return failAtPart(placed, 'content', 'out-of-range', rangeMessage);
  }
  const isLocal = isComponents && call === 'new Date';
  return ok({
    format,
    local: Temporal.Instant.fromEpochNanoseconds(nanoseconds).toZonedDateTimeISO('UTC').toPlainDateTime(),
    place: isLocal ? undefined : { offset: 0 },
    notes: isComponents
      ? ['JavaScript counts months from 0, which is January.']
      : ['A number in new Date(…) is in milliseconds.'],
  });
}

/**
 * Reads a string in `new Date('…')`: a date in RFC 2822, which all engines read, or in the format of ECMA-262, where a
 * date without a time is in UTC. Other forms of ISO 8601 are an Invalid Date in some or all engines.
 */
function readLiteral(literal: string, format: string, placed: Placed): DateTextResult {
  const mail = parseMailDate(literal);
  if (mail !== undefined) {
    return placeError(mail, placed);
  }
  const { year = '', time } = literalPattern.exec(literal)?.groups ?? {};
  if (year === '') {
    return parseIso(literal) === undefined
      ? refuse(placed)
      : failAtPart(
          placed,
          'content',
          'not-a-js-date',
          'JavaScript reads this text as Invalid Date, or in each engine differently. It reads 2025-01-19, 2025-01-19T10:30 and 2025-01-19T10:30:00.000Z.',
        );
  }
  // ISO 8601 has no year before a T, so the month that it means is added.
  const rest = literal.slice(year.length);
  const parsed = parseIso(rest.startsWith('-') ? literal : `${year}-01${rest}`);
  if (parsed === undefined) {
    return refuse(placed);
  }
  if (!parsed.ok) {
    return placeError(parsed, placed);
  }
  const { local, place, notes } = parsed.value;
  const cut = local.with({ microsecond: 0, nanosecond: 0 });
  return ok({
    format,
    local: cut,
    place: time === undefined ? { offset: 0 } : place,
    notes: [
      ...(time === undefined
        ? ['JavaScript takes a date without a time as 00:00 UTC.']
        : notes.filter((note) => note !== cutBelowNanosecond)),
      ...(local.equals(cut) ? [] : ['A Date holds milliseconds: the digits below are cut off.']),
    ],
  });
}

/** Moves the position of an error in the string to where it is in the code. */
function placeError(result: DateTextResult, { text, indices }: Placed): DateTextResult {
  if (result.ok || result.error.position === undefined) {
    return result;
  }
  const start = (indices?.content?.[0] ?? 0) + 1;
  return fail({ ...result.error, position: textPosition(text, start + result.error.position.offset) });
}

function refuse(placed: Placed): DateTextResult {
  return failAtPart(
    placed,
    'content',
    'not-a-literal',
    'Only numbers and texts in ISO 8601 or RFC 2822 are read in new Date(…), Date.UTC(…) and Date.parse(…): nothing is run.',
  );
}
