import { fail, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { nanosecondsPerDay, rangeMessage, Temporal } from '../temporal.ts';

/** What a text says of a date, before it is known which zone fills in a missing offset. */
export interface DateText {
  /** The format that the text is in: "RFC 2822". */
  readonly format: string;
  /** Date and time as written. */
  readonly local: Temporal.PlainDateTime;
  /** Where clocks show that time; undefined: the text does not say. */
  readonly place: Place | undefined;
  /** What else the reader should know. */
  readonly notes: readonly string[];
  /** Where in the text a second 60 is, which only the end of a month in UTC can have. */
  readonly leapSecondAt?: number;
}

export interface Place {
  /** Seconds east of UTC. */
  readonly offset?: number;
  /** An IANA name or an offset, where the text names one (RFC 9557). */
  readonly timeZone?: string;
  /** The offset has no seconds: one of a zone that has them matches when rounded (as RFC 9557 and Temporal do). */
  readonly isToTheMinute?: boolean;
}

export interface DateTextError extends ToolError {
  /** Texts that may have been meant. */
  readonly suggestions?: readonly string[];
}

export type DateTextResult = Result<DateText, DateTextError>;

/** The time of a day, as the parts of a text; what is left out is zero. */
export interface WrittenTime {
  readonly hour: string;
  readonly minute?: string | undefined;
  readonly second?: string | undefined;
  /** The digits after the point of the last part that is written. */
  readonly fraction?: string | undefined;
}

interface PlacedText {
  readonly text: string;
  /** Offsets in the text of its named parts. */
  readonly indices: Readonly<Record<string, readonly [number, number] | undefined>> | undefined;
}

/** An error at the place of a part of the text. */
export function failAt(
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

const nanosecondsOf = { hour: 3_600_000_000_000n, minute: 60_000_000_000n, second: 1_000_000_000n };

export interface TimeOfDay {
  readonly nanoseconds: bigint;
  readonly isCut: boolean;
  readonly isLeapSecond: boolean;
  readonly isEndOfDay: boolean;
}

/**
 * Reads a time of day: 00:00 to 24:00, with second 60 for a leap second; the last part can have a fraction.
 * @returns nanoseconds from midnight, or what is out of range and where
 */
export function readTimeOfDay(time: WrittenTime, placed: PlacedText): Result<TimeOfDay, DateTextError> {
  const hour = Number(time.hour);
  const minute = Number(time.minute ?? 0);
  const second = Number(time.second ?? 0);
  if (hour > 24) {
    return failAt(placed, 'hour', 'hour', `Hours go from 00 to 23; this is ${time.hour}.`);
  }
  if (minute > 59) {
    return failAt(placed, 'minute', 'minute', `Minutes go from 00 to 59; this is ${time.minute}.`);
  }
  if (second > 60) {
    return failAt(
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
    return failAt(placed, 'hour', 'hour', 'Hour 24 is midnight at the end of the day: 24:00:00 and no later.');
  }
  return {
    ok: true,
    value: { nanoseconds, isCut: fraction % scale !== 0n, isLeapSecond, isEndOfDay: hour === 24 },
  };
}

/**
 * Puts a date and a time of day together, and says what there is to know about the time.
 * @returns an error if that is out of the range of Temporal
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
    all.push('Digits below a nanosecond are cut off.');
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

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @returns 1 to 12; undefined where the text is not an English month name, whole or of three letters */
export function readMonthName(text: string): number | undefined {
  const index = monthNames.indexOf(text.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : index + 1;
}

/** The English name of a day of the week: 1 is Monday. */
export function weekdayName(dayOfWeek: number): string {
  return weekdayNames[dayOfWeek - 1] ?? '';
}

/**
 * @param written the name of a day, whole or of three letters
 * @returns what is wrong with it; undefined where it is the date's day
 */
export function explainWeekday(written: string, date: Temporal.PlainDate): string | undefined {
  const name = weekdayNames.find((candidate) =>
    [candidate.toLowerCase(), candidate.slice(0, 3).toLowerCase()].includes(written.toLowerCase()),
  );
  if (name === undefined) {
    return `“${written}” is not a day of the week: expected Mon, Tue, Wed, Thu, Fri, Sat or Sun.`;
  }
  const right = weekdayName(date.dayOfWeek);
  return name === right ? undefined : `${date} is a ${right}, not a ${name}.`;
}

/** @returns the date; undefined where there is no such day */
export function plainDate(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}
