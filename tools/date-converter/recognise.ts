import { describeLocalTime } from '#shared/formats/words/describe-instant.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import type { AnswerOf, Recognise, Recognition } from '#tools/define-operation.ts';
import { formatEpoch } from './format/format-epoch.ts';
import { formatIso } from './format/format-instant.ts';
import { relativeTimeOf } from './format/relative-time.ts';
import { parseEpoch } from './parse/parse-epoch.ts';
import { parseMarkedEpoch } from './parse/parse-marked-epoch.ts';
import { readDateText } from './parse/read-date-text.ts';
import { nanosecondsPerMillisecond, toMilliseconds } from './temporal.ts';
import { inTimeZone, localTimeZone } from './zones/time-zone.ts';

/**
 * The maximum length of a copied date, as in code: `Sun Jan 19 2025 00:00:00 GMT+0000 (Coordinated Universal Time)`.
 */
const longestDate = 100;

/** The range of plausible years; a number that yields another year is probably just a number. */
const [firstYear, lastYear] = [1985, 2100];

/** Digits and points that are a day rather than a number, a version or an address: 19.01.2025, 2025.01.19. */
const pointedDay = /^(?:\d{1,2}\.\d{1,2}\.\d{4}|\d{4}\.\d{2}\.\d{2})$/;

const weekday = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]*\s+`;
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;
/** The beginning of a day as people write it, but not of a sentence that contains one. */
const humanDay = new RegExp(
  String.raw`^["']?(?:${weekday})?(?:${month}|\d{1,2}(?:st|nd|rd|th)?[\s-]+${month}|\d{1,4}[/.-]\d)`,
  'i',
);

/** The years that a day written by people has; other numbers of four digits are hardly meant as a year. */
const humanYear = /^(?:1[89]|20|21)\d\d-/;

/**
 * Recognises a date that the date field reads, or whose meanings it suggests, and an epoch by its
 * digits: ten digits are probably a present-day time in seconds, but may be any other number.
 * @example recognise({ text: '1737244800', size: 10 })?.preview // 'Sun, Jan 19, 2025, 01:00:00 AM GMT+1, 10 months ago'
 */
export const recognise: Recognise = ({ text, size }) => {
  const trimmed = size > longestDate * 2 ? '' : (text?.trim() ?? '');
  // A date contains digits in every format; digits with an exponent are a number.
  if (trimmed === '' || trimmed.length > longestDate || !/\d/.test(trimmed) || /^[-+\d.]+e[-+]?\d+$/i.test(trimmed)) {
    return undefined;
  }
  const marked = parseMarkedEpoch(withoutQuotes(trimmed));
  if (marked !== undefined) {
    // A name may also begin with @.
    return marked.ok && !/^@-?\d{1,8}$/.test(trimmed)
      ? found(0.95, describeInstant(marked.value.nanoseconds))
      : undefined;
  }
  const isNumber = /^[-+]?[\d_.]+$/.test(trimmed) && !pointedDay.test(trimmed);
  return isNumber ? recogniseNumber(trimmed) : (recogniseDate(trimmed) ?? recogniseAmbiguousDate(trimmed));
};

/** The text between quotes, as copied from JSON. */
const withoutQuotes = (text: string) => /^"(.*)"$/s.exec(text)?.[1] ?? text;

function recogniseNumber(text: string): Recognition | undefined {
  // A fraction is allowed, but not 1.2.3; fewer digits would be seconds in an unlikely year.
  if (!/^\d{9,19}(?:\.\d{1,9})?$/.test(text)) {
    return /^(?:19|20)\d{6}(?:_\d{4}(?:\d{2})?)?$/.test(text) ? withLessConfidence(recogniseDate(text)) : undefined;
  }
  const epoch = parseEpoch(text);
  if (!epoch.ok) {
    return undefined;
  }
  const { nanoseconds } = epoch.value;
  const { year } = inTimeZone(nanoseconds, 'UTC');
  // A number that yields a present-day date in no unit is not meant as a date.
  return year >= firstYear && year <= lastYear ? found(0.7, describeInstant(nanoseconds)) : undefined;
}

/** A text such as 20250119 may be a date or a number. */
function withLessConfidence(recognition: Recognition | undefined): Recognition | undefined {
  return recognition && { ...recognition, confidence: 0.65 };
}

function recogniseDate(text: string): Recognition | undefined {
  const read = readDateText(text, { timeZone: localTimeZone(), now: Date.now() });
  if (!read.ok) {
    return undefined;
  }
  const { nanoseconds, meaning } = read.value;
  const preview = `epoch ${writeEpoch(nanoseconds)}, ${describeInstant(nanoseconds)}`;
  if (meaning === undefined) {
    return found(0.95, preview);
  }
  // Digits alone may be an epoch or a version.
  return humanDay.test(text) && humanYear.test(meaning)
    ? { ...found(0.7, `read as ${meaning}: ${preview}`), text: meaning }
    : undefined;
}

/** Recognises a date such as `01/02/2025`, which has two meanings: the user has to decide. */
function recogniseAmbiguousDate(text: string): Recognition | undefined {
  const read = humanDay.test(text) ? readDateText(text, { timeZone: localTimeZone(), now: Date.now() }) : undefined;
  const [first = '', ...others] = read === undefined || read.ok ? [] : (read.error.suggestions ?? []);
  return humanYear.test(first) && others.length > 0
    ? found(0.5, `ambiguous: ${listWords([first, ...others], 'or')}`)
    : undefined;
}

function found(confidence: number, preview: string): Recognition {
  return { confidence, preview, operation: 'date.convert', screenId: 'DateConverter' };
}

/** Describes an instant in the local time zone, and its distance from now. */
function describeInstant(nanoseconds: bigint): string {
  const { short } = relativeTimeOf(nanoseconds, BigInt(Date.now()) * nanosecondsPerMillisecond);
  const date = new Date(Number(toMilliseconds(nanoseconds)));
  return Number.isNaN(date.getTime()) ? short : `${describeLocalTime(date)}, ${short}`;
}

function writeEpoch(nanoseconds: bigint): string {
  const hasFraction = nanoseconds % 1_000_000_000n !== 0n;
  return hasFraction ? `${toMilliseconds(nanoseconds)} ms` : `${formatEpoch(nanoseconds, 'seconds')} s`;
}

/** Answers an epoch with its instant in UTC, written in ISO 8601, and a date with its seconds since 1970. */
export const answer: AnswerOf = ({ text }) => {
  const trimmed = text.trim();
  const epoch = /^\d{9,19}(?:\.\d{1,9})?$/.test(trimmed)
    ? parseEpoch(trimmed)
    : parseMarkedEpoch(withoutQuotes(trimmed));
  if (epoch?.ok === true) {
    return formatIso(inTimeZone(epoch.value.nanoseconds, 'UTC'));
  }
  const read = readDateText(trimmed, { timeZone: localTimeZone(), now: Date.now() });
  return read.ok ? writeEpoch(read.value.nanoseconds).replace(/ .*/, '') : undefined;
};
