import { formatNumber } from '#shared/formats/words/locale.ts';

/** A time in a claim (NumericDate, RFC 7519, section 2). */
export interface NumericDate {
  /** The intended time in milliseconds since 1970; undefined if it cannot be a time. */
  readonly time?: number;
  /** The problem with its format. */
  readonly problem?: string;
}

/**
 * The units that programs write instead of seconds, from the smallest. As seconds, values from 1e11 on would be after
 * the year 5138; in milliseconds, they are after March 1973, and so on for each smaller unit.
 */
const wrongUnits = [
  { name: 'nanoseconds', fewest: 1e17, perMillisecond: 1_000_000 },
  { name: 'microseconds', fewest: 1e14, perMillisecond: 1000 },
  { name: 'milliseconds', fewest: 1e11, perMillisecond: 1 },
] as const;

/** The maximum number of milliseconds in a Date (ECMA-262, section 21.4.1.1). */
const latestTime = 8.64e15;

/**
 * Reads a time, including common wrong formats, which are reported as problems.
 * @param value the value of the claim, of any type
 * @param source a number as it is written, whose digits JavaScript may have rounded
 * @example readNumericDate(1737244800) // { time: 1737244800000 }
 * @example readNumericDate('1737244800').problem // 'It is a string, not a number: …'
 */
export function readNumericDate(value: unknown, source?: string): NumericDate {
  if (typeof value === 'number') {
    return readNumber(value, source ?? String(value));
  }
  if (typeof value !== 'string') {
    return { problem: `It must be a number of seconds since 1970, and is ${describeType(value)}.` };
  }
  const text = value.trim();
  if (text !== '' && Number.isFinite(Number(text))) {
    const { time, problem } = readNumber(Number(text), text);
    return {
      ...(time === undefined ? {} : { time }),
      problem: `It is a string, not a number: write it without the quotes. Many servers refuse it in this form.${problem === undefined ? '' : ` ${problem}`}`,
    };
  }
  const day = /^\d{4}-\d\d-\d\d/u.exec(text)?.[0];
  if (day !== undefined && !isDay(day)) {
    return { problem: `It must be a number of seconds since 1970, and is a string; there is no day ${day}.` };
  }
  const time = day === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time)
    ? { problem: 'It must be a number of seconds since 1970, and is a string.' }
    : {
        time,
        problem: `It is a date as text; it must be the number ${Math.floor(time / 1000)}. Many servers refuse it in this form.`,
      };
}

/**
 * Whether there is such a day. Some engines read 2025-02-30 as 2025-03-02.
 * @param day in the form YYYY-MM-DD
 */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function readNumber(value: number, written: string): NumericDate {
  const size = Math.abs(value);
  const unit = wrongUnits.find(({ fewest }) => size >= fewest);
  if (unit === undefined) {
    return { time: value * 1000 };
  }
  const time = value / unit.perMillisecond;
  if (Math.abs(time) > latestTime) {
    return { problem: 'It is too large to be a time.' };
  }
  const year = size * 1000 <= latestTime ? ` (the year ${formatNumber(new Date(value * 1000).getUTCFullYear())})` : '';
  return {
    time,
    problem: `It looks like ${unit.name}, and is shown as such. Servers take it as seconds${year}: write ${wholeSeconds(written, unit.perMillisecond) ?? Math.floor(time / 1000)}.`,
  };
}

/** More digits than any time has are not worth exact arithmetic. */
const mostDigits = 100;

/**
 * Rounds a time down to seconds from its digits: doubles of nanoseconds are up to 256 apart until the year 2043, so the
 * last nanoseconds of a second would count as the next one.
 * @param written a number in decimal notation, in a unit of which so many make a millisecond
 * @returns undefined if it is in another notation or too long
 */
function wholeSeconds(written: string, perMillisecond: number): bigint | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^([-+]?)(\d+)(?:\.(\d*))?(?:e([-+]?\d+))?$/iu.exec(written) ?? [];
  const scale = Number(exponent) - fraction.length;
  if (whole === '' || whole.length + fraction.length > mostDigits || Math.abs(scale) > mostDigits) {
    return undefined;
  }
  const digits = BigInt(`${whole}${fraction}`) * 10n ** BigInt(Math.max(0, scale));
  const perSecond = 1000n * BigInt(perMillisecond) * 10n ** BigInt(Math.max(0, -scale));
  // Division of BigInts rounds towards zero.
  return sign === '-' ? -((digits + perSecond - 1n) / perSecond) : digits / perSecond;
}

function describeType(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  return Array.isArray(value) ? 'an array' : typeof value === 'boolean' ? String(value) : 'an object';
}
