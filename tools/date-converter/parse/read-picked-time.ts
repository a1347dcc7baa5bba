import { fail, type Result } from '#shared/result.ts';
import { rangeMessage, Temporal } from '../temporal.ts';
import { type Choice, type ResolvedTime, resolveLocalTime } from '../zones/resolve-local-time.ts';
import { plainDate } from './date-text.ts';

/** The values of the date and time pickers, in the format of HTML inputs; empty while incomplete. */
export interface PickedTime {
  /** The date: 2025-01-19 */
  readonly date: string;
  /** The time: 10:30, 10:30:00 or 10:30:00.123 */
  readonly time: string;
  /** The part that the time picker cannot show: 0 to 999,999. */
  readonly nanosecondsBelow: number;
  /**
   * The offset in seconds east of UTC that distinguishes two equal local times; undefined if the time is not repeated.
   */
  readonly offset: number | undefined;
}

/**
 * Converts an instant in a time zone to the values of the pickers.
 * @returns an empty date for years before 1, which a date picker does not support
 */
export function toPickedTime(time: Temporal.ZonedDateTime): PickedTime {
  const { year, month, day, microsecond, nanosecond } = time;
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return {
    date: year < 1 ? '' : `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`,
    time: time.toPlainTime().toString({ fractionalSecondDigits: 3 }),
    nanosecondsBelow: microsecond * 1000 + nanosecond,
    offset: isRepeated(time) ? Math.round(time.offsetNanoseconds / 1_000_000_000) : undefined,
  };
}

/** A time that actually occurs in its zone is not in a gap, so any change there is an overlap. */
function isRepeated(time: Temporal.ZonedDateTime): boolean {
  const resolved = resolveLocalTime(time.toPlainDateTime(), time.timeZoneId);
  return resolved.ok && resolved.value.change !== undefined;
}

/**
 * Finds the instant at which clocks in a time zone show the picked time.
 * @example readPickedTime({ date: '2025-03-30', time: '02:30', … }, 'Europe/Paris') // … change: { kind: 'gap', … }
 */
export function readPickedTime(
  { date, time, nanosecondsBelow, offset }: PickedTime,
  timeZone: string,
  choice: Choice | undefined,
): Result<ResolvedTime> {
  const day = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(date);
  if (day === null) {
    return fail({ code: 'no-date', message: 'Choose a date.' });
  }
  const clock = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?$/.exec(time);
  if (clock === null) {
    return fail({ code: 'no-time', message: 'Choose a time.' });
  }
  const picked = plainDate(Number(day[1]), Number(day[2]), Number(day[3]));
  if (picked === undefined) {
    return fail({ code: 'out-of-range', message: rangeMessage });
  }
  const [, hour, minute, second = 0, fraction = ''] = clock;
  const local = picked.toPlainDateTime(
    Temporal.PlainTime.from({
      hour: Number(hour),
      minute: Number(minute),
      second: Number(second),
      millisecond: Number(fraction.padEnd(3, '0')),
      microsecond: Math.floor(nanosecondsBelow / 1000),
      nanosecond: nanosecondsBelow % 1000,
    }),
  );
  return resolveLocalTime(local, timeZone, { choice, offset });
}
