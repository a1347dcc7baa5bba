import { textPosition } from '#shared/text-position.ts';
import type { DateTextError } from './date-text.ts';
import { parseIso } from './parse-iso.ts';

/** A date and time of the years 1900 to 2099 without a T between them: yyyyMMddHHmm, or with seconds and a fraction. */
const stampPattern = /^(?<date>(?:19|20)\d{6})(?<time>\d{6}|\d{4})(?<point>[.,]?)(?<fraction>\d*)$/;
/** Months from 01 to 12, days from 01 to 31, and a time, after the year. */
const plausibleStamp =
  /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d|60)?(?:\.\d+)?$/;

/**
 * Explains why digits alone are not read: they can be a date as well as an epoch, or they are a date that does not
 * exist, which as an epoch would be a time that nobody means.
 * @returns undefined if they are clearly a date or clearly an epoch, or are not digits alone
 * @example explainCompactDate('20250119103000123')?.suggestions // ['20250119T103000.123']
 */
export function explainCompactDate(text: string): DateTextError | undefined {
  if (/^\d{4}$/.test(text)) {
    return refuse(text, `${text} can be a year or an epoch. Write a date, or put an epoch into “Epoch value”.`, [
      `${text}-01-01`,
    ]);
  }
  if (/^(?:19|20)\d{4}$/.test(text)) {
    const month = `${text.slice(0, 4)}-${text.slice(4)}`;
    return refuse(
      text,
      `${text} can be a month, a short date or an epoch. Write the date with hyphens and all digits.`,
      parseIso(month)?.ok ? [`${month}-01`] : [],
    );
  }
  // As epochs, YYYYMMDD and YYYYDDD would be times in 1970.
  return /^(?:19|20)\d{5,6}$/.test(text) ? explainNoSuchDay(text, text) : explainStamp(text);
}

function explainStamp(text: string): DateTextError | undefined {
  const { date = '', time = '', point = '', fraction = '' } = stampPattern.exec(text)?.groups ?? {};
  // Epochs of 13, 16 and 19 digits that begin with 19 or 20 are times from 2030 to 2036, so they stay epochs.
  const isEpoch = point === '' && fraction !== '' && (time.length === 4 || [16, 19].includes(text.length));
  if (date === '' || isEpoch) {
    return undefined;
  }
  const iso = `${date}T${time}${fraction === '' ? '' : `.${fraction}`}`;
  if (parseIso(iso)?.ok) {
    return refuse(text, `${text} can be a date and time or an epoch. ISO 8601 puts a T between date and time.`, [iso]);
  }
  return plausibleStamp.test(iso) ? explainNoSuchDay(text, iso) : undefined;
}

/**
 * @param iso the text in ISO 8601, in which the day is at the same place
 * @returns undefined if there is such a day
 */
function explainNoSuchDay(text: string, iso: string): DateTextError | undefined {
  const read = parseIso(iso);
  return read === undefined || read.ok
    ? undefined
    : {
        ...read.error,
        message: `${read.error.message} If ${text} is an epoch, put it into “Epoch value”.`,
        position: textPosition(text, read.error.position?.offset ?? 0),
      };
}

function refuse(text: string, message: string, suggestions: readonly string[]): DateTextError {
  return { code: 'ambiguous', message, position: textPosition(text, 0), suggestions };
}
