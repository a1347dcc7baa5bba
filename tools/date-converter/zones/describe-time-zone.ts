import { weekdayName } from '../parse/date-text.ts';
import { maximumInstant, type Temporal, toMilliseconds } from '../temporal.ts';
import { formatOffset, inTimeZone, offsetSeconds } from './time-zone.ts';

export interface TimeZoneDescription {
  readonly id: string;
  /** The English name at this time: "Central European Standard Time"; undefined where it is but an offset. */
  readonly name: string | undefined;
  /** 2025-01-19 */
  readonly date: string;
  /** Sun */
  readonly weekday: string;
  /** 01:00:00, with decimals where there are any */
  readonly time: string;
  /** +01:00 */
  readonly offset: string;
  /** Whether daylight saving time is in force. */
  readonly isDaylightSaving: boolean;
  /** By how much clocks are ahead of standard time: `1 h`, `30 min`; undefined where that is not known. */
  readonly saving: string | undefined;
  readonly nextChange: NextChange | undefined;
}

export interface NextChange {
  /** What clocks show just before and just after the change: 2025-03-30 02:00 and 03:00. */
  readonly from: string;
  readonly to: string;
  readonly offset: string;
}

/**
 * What clocks show in a time zone at an instant, whether daylight saving time is in force, and when that changes.
 * @throws RangeError for what isInstant and isTimeZone refuse
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

/** Intl has no offsets as time zones in every browser, and no names for them. */
function zoneName(here: Temporal.ZonedDateTime): string | undefined {
  if (/^[+-]/.test(here.timeZoneId)) {
    return undefined;
  }
  return new Intl.DateTimeFormat('en', { timeZone: here.timeZoneId, timeZoneName: 'long' })
    .formatToParts(toMilliseconds(here.epochNanoseconds))
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/** Longer than daylight saving time lasts anywhere, and shorter than the year but Ramadan of Morocco's standard time. */
const longestSaving = 300;

/**
 * Neither Temporal nor Intl says outright whether daylight saving time is in force. The English name does, where there
 * is one ("Summer", "Daylight"; Ireland calls its summer time Irish Standard Time). Elsewhere it is in force where
 * clocks are ahead of what they were before and will be after, for less than ten months.
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

/** The time just before the last change of the offset, and that change. */
function lastChange(
  here: Temporal.ZonedDateTime,
): { before: Temporal.ZonedDateTime; start: Temporal.ZonedDateTime } | undefined {
  // The transition before the instant of a transition would be the one before it.
  const isLast = here.epochNanoseconds === maximumInstant;
  const start = (isLast ? here : here.add({ nanoseconds: 1 })).getTimeZoneTransition('previous');
  return start === null ? undefined : { before: start.subtract({ nanoseconds: 1 }), start };
}

/** Compared with the standard time before or after; undefined where that is not next to it, as in double summer time. */
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
