import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { Choice, ClockChange } from '../zones/resolve-local-time.ts';
import { resolvePlace } from '../zones/resolve-place.ts';
import { formatOffset, inTimeZone, offsetSeconds } from '../zones/time-zone.ts';
import { cutBelowNanosecond, type DateText, type DateTextError, type DateTextResult } from './date-text.ts';
import { explainCompactDate } from './explain-compact-date.ts';
import { explainDateText } from './explain-date-text.ts';
import { listOtherReadings } from './list-other-readings.ts';
import { parseEpoch } from './parse-epoch.ts';
import { parseHttpDate } from './parse-http-date.ts';
import { parseIso } from './parse-iso.ts';
import { parseJsDate } from './parse-js-date.ts';
import { parseLogDate } from './parse-log-date.ts';
import { parseMailDate } from './parse-mail-date.ts';
import { parseMarkedEpoch } from './parse-marked-epoch.ts';

export interface ReadInstant {
  /** The nanoseconds since 1970-01-01T00:00:00Z. */
  readonly nanoseconds: bigint;
  /** The format that the text was read as: "RFC 2822". */
  readonly format: string;
  readonly notes: readonly string[];
  /** The text in ISO 8601, if it is in no standard format but has only one meaning, such as January 19, 2025. */
  readonly meaning?: string;
  /** The clock change, if the text is a local time that clocks skip or repeat. */
  readonly change?: ClockChange;
}

interface Options {
  /** The time zone for texts without an offset. */
  readonly timeZone: string;
  /** The current time in milliseconds since 1970, on which two-digit years depend. */
  readonly now: number;
  readonly choice?: Choice | undefined;
}

const maximumLength = 500;

/**
 * Reads a date in one of the standard formats, strictly: ISO 8601, RFC 3339, RFC 9557, RFC 2822 and 822, the three HTTP
 * dates, `new Date(…)`, the output of Date.toString(), the dates of logs, git and Go, or an epoch, alone or as .NET and
 * GNU date write it. A text that is in none
 * of these but has only one meaning is read with a note. Nothing is guessed: an ambiguous text is an error that says so
 * and suggests possible meanings.
 * @example readDateText('2025-01-19T12:00', { timeZone: 'Asia/Kolkata', now: Date.now() })
 */
export function readDateText(text: string, { timeZone, now, choice }: Options): Result<ReadInstant, DateTextError> {
  const leading = text.length - text.trimStart().length;
  const trimmed = text.trim();
  if (trimmed.length > maximumLength) {
    return fail({
      code: 'too-long',
      message: `A date has at most ${formatNumber(maximumLength)} characters; this has ${formatNumber(trimmed.length)}.`,
    });
  }
  // Accepts quotes, as copied from JSON or code.
  const quoted = /^(["'])(.*)\1$/s.exec(trimmed)?.[2];
  const start = leading + (quoted === undefined ? 0 : 1);
  const content = quoted ?? trimmed;
  const result = readContent(content, { timeZone, now, choice });
  if (result.ok || result.error.position === undefined) {
    return result;
  }
  return fail({ ...result.error, position: textPosition(text, start + result.error.position.offset) });
}

function readContent(content: string, options: Options): Result<ReadInstant, DateTextError> {
  const compact = explainCompactDate(content);
  if (compact !== undefined) {
    return fail(compact);
  }
  // An underscore after the digits of a date comes before the time, as in the names of photos.
  if (/^(?!(?:19|20)\d{6}_)[+\-−]?[\d_]*(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(content)) {
    const digits = readDigits(content);
    if (digits !== undefined) {
      return digits;
    }
  }
  const marked = parseMarkedEpoch(content);
  if (marked !== undefined) {
    return marked.ok
      ? ok({
          nanoseconds: marked.value.nanoseconds,
          format: marked.value.format,
          notes: marked.value.isCut ? [cutBelowNanosecond] : [],
        })
      : marked;
  }
  const parsed: DateTextResult =
    parseIso(content) ??
    parseMailDate(content) ??
    parseHttpDate(content, options.now) ??
    parseJsDate(content) ??
    parseLogDate(content) ??
    fail(explainDateText(content));
  return parsed.ok ? placeInstant(parsed.value, options) : (readOnlyMeaning(parsed.error, options) ?? parsed);
}

/** Reads a text in no standard format by its meaning, if it has only one. */
function readOnlyMeaning(
  { code, suggestions = [] }: DateTextError,
  options: Options,
): Result<ReadInstant, DateTextError> | undefined {
  const [meaning, ...others] = suggestions;
  if (code !== 'unknown-format' || meaning === undefined || others.length > 0) {
    return undefined;
  }
  const parsed = parseIso(meaning);
  const read = parsed?.ok === true ? placeInstant(parsed.value, options) : undefined;
  return read?.ok === true
    ? ok({
        ...read.value,
        format: 'a date in no standard format',
        notes: [`It can only mean ${meaning}.`, ...read.value.notes],
        meaning,
      })
    : undefined;
}

/**
 * Reads digits alone as an epoch, unless they are a date.
 * @returns undefined if they are a date in ISO 8601 basic format
 */
function readDigits(content: string): Result<ReadInstant, DateTextError> | undefined {
  // YYYYMMDD and YYYYDDD would be times in 1970 if read as epochs.
  if (/^\d{7,8}$/.test(content) && parseIso(content)?.ok) {
    return undefined;
  }
  const epoch = parseEpoch(content);
  return epoch.ok
    ? ok({
        nanoseconds: epoch.value.nanoseconds,
        format: `Epoch in ${epoch.value.unit}, by its size`,
        notes: [
          ...(epoch.value.isCut ? [cutBelowNanosecond] : []),
          ...listOtherReadings(content, epoch.value.nanoseconds),
        ],
      })
    : epoch;
}

/** Applies the time zone, and performs the checks that require it. */
function placeInstant(
  { format, local, place, notes, leapSecondAt }: DateText,
  { timeZone, choice }: Options,
): Result<ReadInstant, DateTextError> {
  const resolved = resolvePlace(local, place, timeZone, choice);
  if (!resolved.ok) {
    return resolved;
  }
  const { nanoseconds, change } = resolved.value;
  const all = [...notes];
  if (leapSecondAt !== undefined) {
    if (!isStartOfUtcMonth(nanoseconds)) {
      return fail({
        code: 'second',
        message: 'Second 60 is a leap second: these come at 23:59:60 UTC at the end of a month.',
        position: textPosition(' '.repeat(leapSecondAt), leapSecondAt),
      });
    }
    all.push('This is a leap second, for which epoch time has no number: read as the second after it.');
  }
  if (place === undefined) {
    const offset = formatOffset(offsetSeconds(inTimeZone(nanoseconds, timeZone)));
    all.push(`The text has no offset: read in the time zone ${timeZone} (${offset}).`);
  }
  return ok({ nanoseconds, format, notes: all, ...(change === undefined ? {} : { change }) });
}

/** Whether an instant is the first second of a month, before which there can be a leap second. */
function isStartOfUtcMonth(nanoseconds: bigint): boolean {
  const { day, hour, minute, second } = inTimeZone(nanoseconds, 'UTC');
  return day === 1 && hour === 0 && minute === 0 && second === 0;
}
