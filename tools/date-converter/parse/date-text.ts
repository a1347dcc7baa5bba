import { fail, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { nanosecondsPerDay, rangeMessage, Temporal } from '../temporal.ts';

/** The contents of a date text, before it is known which zone supplies a missing offset. */
export interface DateText {
  /** The format of the text: "RFC 2822". */
  readonly format: string;
  /** The date and time as written. */
  readonly local: Temporal.PlainDateTime;
  /** Where clocks show that time; undefined if the text does not say. */
  readonly place: Place | undefined;
  /** Further remarks for the reader. */
  readonly notes: readonly string[];
  /** The position in the text of a second 60, which is valid only at the end of a month in UTC. */
  readonly leapSecondAt?: number;
}

export interface Place {
  /** The offset in seconds east of UTC. */
  readonly offset?: number;
  /** An IANA name or an offset, if the text names one (RFC 9557). */
  readonly timeZone?: string;
  /** Whether the offset has no seconds, so that one with seconds matches when rounded (as in RFC 9557 and Temporal). */
  readonly isToTheMinute?: boolean;
}

export interface DateTextError extends ToolError {
  /** Texts that may have been intended. */
  readonly suggestions?: readonly string[];
}

export type DateTextResult = Result<DateText, DateTextError>;

/** The time of day, as parts of the text; missing parts are zero. */
export interface WrittenTime {
  readonly hour: string;
  readonly minute?: string | undefined;
  readonly second?: string | undefined;
  /** The digits after the decimal point of the last part. */
  readonly fraction?: string | undefined;
}

interface PlacedText {
  readonly text: string;
  /** The offsets of its named parts in the text. */
  readonly indices: Readonly<Record<string, readonly [number, number] | undefined>> | undefined;
}

/** Creates an error at the position of a part of the text. */
export function failAtPart(
  { text, indices }: PlacedText,
  part: string,
  code: string,
  message: string,
  suggestions?: readonly string[],
): { readonly ok: false; readonly error: DateTextError } {
  return fail({
    code,
    message,
    position: textPosition(text, indices?.[part]?.[0] ?? 0),
    ...(suggestions === undefined ? {} : { suggestions }),
  });
}

export const cutBelowNanosecond = 'Digits below a nanosecond are cut off.';

const nanosecondsOf = { hour: 3_600_000_000_000n, minute: 60_000_000_000n, second: 1_000_000_000n };

export interface TimeOfDay {
  readonly nanoseconds: bigint;
  readonly isCut: boolean;
  readonly isLeapSecond: boolean;
  readonly isEndOfDay: boolean;
}

/**
 * Reads a time of day: 00:00 to 24:00, with second 60 for a leap second; the last part may have a fraction.
 * @returns the nanoseconds since midnight, or an error with the position of the part that is out of range
 */
export function readTimeOfDay(time: WrittenTime, placed: PlacedText): Result<TimeOfDay, DateTextError> {
  const hour = Number(time.hour);
  const minute = Number(time.minute ?? 0);
  const second = Number(time.second ?? 0);
  if (hour > 24) {
    return failAtPart(placed, 'hour', 'hour', `Hours go from 00 to 23; this is ${time.hour}.`);
  }
  if (minute > 59) {
    return failAtPart(placed, 'minute', 'minute', `Minutes go from 00 to 59; this is ${time.minute}.`);
  }
  if (second > 60) {
    return failAtPart(
      placed,
      'second',
      'second',
      `Seconds go from 00 to 59, or 60 in a leap second; this is ${time.second}.`,
    );
  }
  const unit =
    time.second !== undefined
      ? nanosecondsOf.second
      : time.minute !== undefined
        ? nanosecondsOf.minute
        : nanosecondsOf.hour;
  const digits = time.fraction ?? '';
  const scale = 10n ** BigInt(digits.length);
  const fraction = BigInt(digits === '' ? 0 : digits) * unit;
  const isLeapSecond = second === 60;
  const nanoseconds =
    BigInt(hour) * nanosecondsOf.hour +
    BigInt(minute) * nanosecondsOf.minute +
    BigInt(second) * nanosecondsOf.second +
    fraction / scale;
  if (hour === 24 && nanoseconds > 24n * nanosecondsOf.hour) {
    return failAtPart(placed, 'hour', 'hour', 'Hour 24 is midnight at the end of the day: 24:00:00 and no later.');
  }
  return {
    ok: true,
    value: { nanoseconds, isCut: fraction % scale !== 0n, isLeapSecond, isEndOfDay: hour === 24 },
  };
}

/**
 * Combines a date and a time of day, and adds remarks about the time.
 * @returns an error if the result is out of Temporal's range
 */
export function placeTime(
  date: Temporal.PlainDate,
  time: TimeOfDay,
  placed: PlacedText,
  { format, place, notes }: Pick<DateText, 'format' | 'place' | 'notes'>,
): DateTextResult {
  const local = addTime(date, time.nanoseconds);
  if (local === undefined) {
    return fail({ code: 'out-of-range', message: rangeMessage });
  }
  const all = [...notes];
  if (time.isEndOfDay) {
    all.push('24:00 is midnight at the end of the day: read as 00:00 of the next day.');
  }
  if (time.isCut) {
    all.push(cutBelowNanosecond);
  }
  return {
    ok: true,
    value: {
      format,
      local,
      place,
      notes: all,
      ...(time.isLeapSecond ? { leapSecondAt: placed.indices?.second?.[0] ?? 0 } : {}),
    },
  };
}

function addTime(date: Temporal.PlainDate, nanoseconds: bigint): Temporal.PlainDateTime | undefined {
  const days = Number(nanoseconds / nanosecondsPerDay);
  const rest = nanoseconds % nanosecondsPerDay;
  const time = new Temporal.PlainTime().add({
    seconds: Number(rest / nanosecondsOf.second),
    nanoseconds: Number(rest % nanosecondsOf.second),
  });
  try {
    return date.add({ days }).toPlainDateTime(time);
  } catch {
    return undefined;
  }
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @returns 1 to 12; undefined if the text is not an English month name, in full or abbreviated */
export function readMonthName(text: string): number | undefined {
  const name = text.toLowerCase();
  // Names in other languages begin like English ones, and may be of another month: marraskuu is November.
  const index = monthNames.findIndex((full) => full === name || full.slice(0, 3) === name);
  return index < 0 ? (name === 'sept' ? 9 : undefined) : index + 1;
}

/** The English name of a weekday; 1 is Monday. */
export function weekdayName(dayOfWeek: number): string {
  return weekdayNames[dayOfWeek - 1] ?? '';
}

/**
 * @param written the name of a weekday, in full or abbreviated to three letters or more
 * @returns the problem with it; undefined if it matches the date
 */
export function explainWeekday(written: string, date: Temporal.PlainDate): string | undefined {
  const name = weekdayNames.find(
    (candidate) => written.length >= 3 && candidate.toLowerCase().startsWith(written.toLowerCase()),
  );
  if (name === undefined) {
    return `“${written}” is not a day of the week: expected Mon, Tue, Wed, Thu, Fri, Sat or Sun.`;
  }
  const right = weekdayName(date.dayOfWeek);
  return name === right ? undefined : `${date} is a ${right}, not a ${name}.`;
}

/** @returns the date; undefined if there is no such day */
export function plainDate(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}
