import { weekdayName } from '../parse/date-text.ts';
import { maximumInstant, type Temporal, toMilliseconds } from '../temporal.ts';
import { formatOffset, inTimeZone, offsetSeconds } from './time-zone.ts';

export interface TimeZoneDescription {
  readonly id: string;
  /** The English name at this time: "Central European Standard Time"; undefined if it is merely an offset. */
  readonly name: string | undefined;
  /** The date: 2025-01-19 */
  readonly date: string;
  /** The weekday: Sun */
  readonly weekday: string;
  /** The time: 01:00:00, with decimals if there are any */
  readonly time: string;
  /** The offset: +01:00 */
  readonly offset: string;
  /** Whether daylight saving time is in force. */
  readonly isDaylightSaving: boolean;
  /** How far clocks are ahead of standard time: `1 h`, `30 min`; undefined if unknown. */
  readonly saving: string | undefined;
  readonly nextChange: NextChange | undefined;
}

export interface NextChange {
  /** The local time just before and just after the change: 2025-03-30 02:00 and 03:00. */
  readonly from: string;
  readonly to: string;
  readonly offset: string;
}

/**
 * Describes the local time in a time zone at an instant, whether daylight saving time is in force, and when that
 * changes.
 * @throws RangeError for values that isInstant or isTimeZone rejects
 * @example describeTimeZone(1737244800n * 10n ** 9n, 'Europe/Paris').isDaylightSaving // false
 */
export function describeTimeZone(nanoseconds: bigint, id: string): TimeZoneDescription {
  const here = inTimeZone(nanoseconds, id);
  const next = here.getTimeZoneTransition('next');
  const name = zoneName(here);
  const isDaylightSaving = isInDaylightSaving(here, next, name);
  return {
    id,
    name: name === undefined || /^(?:GMT|UTC)[+-]/.test(name) ? undefined : name,
    date: here.toPlainDate().toString(),
    weekday: weekdayName(here.dayOfWeek).slice(0, 3),
    time: here.toPlainTime().toString(),
    offset: formatOffset(offsetSeconds(here)),
    isDaylightSaving,
    saving: isDaylightSaving ? describeSaving(here, next) : undefined,
    nextChange: next === null ? undefined : describeChange(here, next),
  };
}

/** Not every browser's Intl accepts offsets as time zones, and none has names for them. */
function zoneName(here: Temporal.ZonedDateTime): string | undefined {
  if (/^[+-]/.test(here.timeZoneId)) {
    return undefined;
  }
  return new Intl.DateTimeFormat('en', { timeZone: here.timeZoneId, timeZoneName: 'long' })
    .formatToParts(toMilliseconds(here.epochNanoseconds))
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/**
 * Longer than daylight saving time lasts anywhere, but shorter than Morocco's standard time, which lasts all year
 * except during Ramadan.
 */
const longestSaving = 300;

/**
 * Determines whether daylight saving time is in force, which neither Temporal nor Intl states directly. The English
 * name does, if there is one ("Summer", "Daylight"; Ireland calls its summer time Irish Standard Time). Otherwise, it
 * is in force if clocks are ahead both of the time before and of the time after, for less than ten months.
 */
function isInDaylightSaving(
  here: Temporal.ZonedDateTime,
  next: Temporal.ZonedDateTime | null,
  name: string | undefined,
): boolean {
  if (isSavingName(name)) {
    return true;
  }
  if (next === null || name === undefined || /\bStandard\b/.test(name)) {
    return false;
  }
  const last = lastChange(here);
  if (last === undefined) {
    return false;
  }
  const offset = offsetSeconds(here);
  const isAhead = offset > offsetSeconds(next) && offset > offsetSeconds(last.before);
  const days = last.start.until(next, { largestUnit: 'days' }).days;
  // The war time of 1942 to 1945 in North America has no name in Intl.
  return isAhead && (days < longestSaving || next.year <= 1945);
}

function isSavingName(name: string | undefined): boolean {
  return name !== undefined && /\b(?:Daylight|Summer)\b|^Irish Standard/.test(name);
}

/** The last change of the offset, and the time just before it. */
function lastChange(
  here: Temporal.ZonedDateTime,
): { before: Temporal.ZonedDateTime; start: Temporal.ZonedDateTime } | undefined {
  // At the instant of a transition itself, the previous transition would be the one before it.
  const isLast = here.epochNanoseconds === maximumInstant;
  const start = (isLast ? here : here.add({ nanoseconds: 1 })).getTimeZoneTransition('previous');
  return start === null ? undefined : { before: start.subtract({ nanoseconds: 1 }), start };
}

/**
 * Compares with the standard time before or after; undefined if neither neighbour is standard time, as in double summer
 * time.
 */
function describeSaving(here: Temporal.ZonedDateTime, next: Temporal.ZonedDateTime | null): string | undefined {
  const neighbours = [next, lastChange(here)?.before];
  const standard = neighbours.find((time) => time && !isSavingName(zoneName(time)));
  if (!standard || offsetSeconds(standard) >= offsetSeconds(here)) {
    return undefined;
  }
  const minutes = (offsetSeconds(here) - offsetSeconds(standard)) / 60;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
}

function describeChange(here: Temporal.ZonedDateTime, next: Temporal.ZonedDateTime): NextChange {
  const shift = offsetSeconds(next) - offsetSeconds(here);
  const to = next.toPlainDateTime();
  const from = to.subtract({ seconds: shift });
  const show = (time: Temporal.PlainDateTime) =>
    `${time.toPlainDate()} ${time.toPlainTime().toString().replace(/:00$/, '')}`;
  return {
    from: show(from),
    to: from.toPlainDate().equals(to.toPlainDate()) ? show(to).replace(/^\S+ /, '') : show(to),
    offset: formatOffset(offsetSeconds(next)),
  };
}
