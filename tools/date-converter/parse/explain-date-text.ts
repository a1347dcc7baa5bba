import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { isBlank } from '#shared/text-checks.ts';
import { textPosition } from '#shared/text-position.ts';
import { type DateTextError, explainWeekday, failAtPart, plainDate, readMonthName } from './date-text.ts';
import { explainTextAround } from './explain-text-around.ts';

/**
 * Explains why a text in none of the formats cannot be read, and suggests what may have been intended.
 * @example explainDateText('01/02/2025').suggestions // ['2025-01-02', '2025-02-01']
 */
export function explainDateText(text: string): DateTextError {
  const explained = explainNoDate(text) ?? explainNumericDate(text) ?? explainYearFirst(text) ?? explainMonthName(text);
  if (explained?.suggestions !== undefined && explained.suggestions.length > 0) {
    return explained;
  }
  return (
    explainTextAround(text) ??
    explainNoYear(text) ??
    explained ?? {
      code: 'unknown-format',
      message:
        'This is not in a supported format: ISO 8601 (2025-01-19T10:30:00+01:00), RFC 3339, RFC 2822 (Sun, 19 Jan 2025 10:30:00 +0100), an HTTP date or an epoch.',
      position: textPosition(text, 0),
    }
  );
}

/** Explains placeholders that programs write if they have no date. */
function explainNoDate(text: string): DateTextError | undefined {
  return /^(?:[+-]?nan|[+-]?infinity|invalid date|null|undefined)$/i.test(text)
    ? { code: 'not-a-date', message: `“${text}” is not a point in time.`, position: textPosition(text, 0) }
    : undefined;
}

/** Explains dates without a year, such as Jan 19 10:30:00 in syslog. */
function explainNoYear(text: string): DateTextError | undefined {
  const match = /^[a-z]{3} {1,2}\d{1,2} \d{2}:\d{2}:\d{2}\b(?! \d{4})/i.exec(text);
  return match === null
    ? undefined
    : {
        code: 'no-year',
        message: 'The year is missing, as in the dates of syslog. Write it first: 2025-01-19T10:30:00.',
        position: textPosition(text, 0),
      };
}

/** Explains dates such as 01/02/2025. */
function explainNumericDate(text: string): DateTextError | undefined {
  const match = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/s.exec(text);
  if (match === null) {
    return undefined;
  }
  const [, first = '', , second = '', year = '', rest = ''] = match;
  const written = text.slice(0, text.length - rest.length);
  if (year.length === 2) {
    return {
      code: 'ambiguous',
      message: `${written} does not say which part is the year, the month and the day. Write the year first, with four digits: 2025-01-19.`,
      position: textPosition(text, 0),
      suggestions: [],
    };
  }
  const dates: readonly YearMonthDay[] = [
    [Number(year), Number(first), Number(second)],
    [Number(year), Number(second), Number(first)],
  ];
  const [monthFirst, dayFirst] = dates.map((date) => plainDate(...date)?.toString());
  const suggestions = suggest(rest, dates);
  if (monthFirst !== undefined && dayFirst !== undefined && monthFirst !== dayFirst) {
    return {
      code: 'ambiguous',
      message: `${written} can be ${monthFirst} or ${dayFirst}: day and month are in no standard order. Write the year first.`,
      position: textPosition(text, 0),
      suggestions,
    };
  }
  const only = monthFirst ?? dayFirst;
  return only === undefined
    ? { code: 'day', message: `There is no such day: ${written}.`, position: textPosition(text, 0) }
    : explainRest(text, rest, only, suggestions);
}

/** Explains dates such as 2025/1/9. */
function explainYearFirst(text: string): DateTextError | undefined {
  const match = /^(\d{4})([/. -])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/s.exec(text);
  if (match === null) {
    return undefined;
  }
  const [, year, , month = '', day = '', rest = ''] = match;
  const date = [Number(year), Number(month), Number(day)] as const;
  const valid = plainDate(...date);
  return valid === undefined
    ? { code: 'day', message: `There is no such day: month ${month}, day ${day}.`, position: textPosition(text, 5) }
    : explainRest(text, rest, valid.toString(), suggest(rest, [date]));
}

const weekday = String.raw`(?:(?<weekday>[a-z]+)[.,]*\s+)?`;
const month = '(?<month>[a-z]{3,})';
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const yearAndRest = String.raw`(?<year>\d{4})(?!\d)(?<rest>.*)`;
const monthFirst = new RegExp(String.raw`^${weekday}${month}\.?\s+${day},?\s+${yearAndRest}$`, 'dis');
const dayFirst = new RegExp(String.raw`^${weekday}${day}[\s-]+(?:of\s+)?${month}\.?,?[\s-]+${yearAndRest}$`, 'dis');

/** Explains dates such as January 19, 2025 or 19 January 2025. */
function explainMonthName(text: string): DateTextError | undefined {
  const match = monthFirst.exec(text) ?? dayFirst.exec(text);
  const { weekday: dayName, month = '', day = '', year, rest = '' } = match?.groups ?? {};
  const monthNumber = readMonthName(month);
  if (match === null || monthNumber === undefined) {
    return undefined;
  }
  const placed = { text, indices: match.indices?.groups };
  const date = plainDate(Number(year), monthNumber, Number(day));
  if (date === undefined) {
    return failAtPart(placed, 'day', 'day', `There is no ${Number(day)} ${month} ${year}.`).error;
  }
  const suggestions = suggest(rest, [[Number(year), monthNumber, Number(day)]]);
  const problem = dayName === undefined ? undefined : explainWeekday(dayName, date);
  if (problem !== undefined) {
    return failAtPart(placed, 'weekday', 'weekday', problem, suggestions).error;
  }
  return explainRest(text, rest, date.toString(), suggestions);
}

/**
 * Explains a text whose date has only one meaning.
 * @param date the date in ISO 8601
 * @param suggestions the meaning with its time; none if the rest of the text is not understood
 */
function explainRest(text: string, rest: string, date: string, suggestions: readonly string[]): DateTextError {
  return {
    code: 'unknown-format',
    message: `“${shortenText(rest.trim(), 40)}” after the date is not understood. ISO 8601 writes ${date}T10:30:00, and an offset after it, +01:00 or Z.`,
    position: textPosition(text, text.length - rest.trimStart().length),
    suggestions,
  };
}

type YearMonthDay = readonly [year: number, month: number, day: number];

/**
 * Writes the valid ones of the dates in ISO 8601, with the time that follows them; none if that time cannot be parsed.
 */
function suggest(rest: string, dates: readonly YearMonthDay[]): readonly string[] {
  const time = readTime(rest);
  if (time === undefined) {
    return [];
  }
  return [...new Set(dates.flatMap((date) => plainDate(...date)?.toString() ?? []))].map((date) => `${date}${time}`);
}

function readTime(rest: string): string | undefined {
  if (isBlank(rest)) {
    return '';
  }
  const match =
    /^(?:,?\s+(?:at\s+)?|T)(\d{1,2})(?:(?=\s*[ap]\.?m)|:(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?)(?:\s*([ap])\.?m\.?)?(?:\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i.exec(
      rest,
    );
  if (match === null) {
    return undefined;
  }
  const [, hour, minute = '00', second, half, offset] = match;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) >= 60 || (half !== undefined && Number(hour) > 12)) {
    return undefined;
  }
  const seconds = second === undefined ? '' : `:${second}`;
  return `T${String(hours).padStart(2, '0')}:${minute}${seconds}${/[a-z]/i.test(offset ?? '') ? 'Z' : (offset ?? '')}`;
}
