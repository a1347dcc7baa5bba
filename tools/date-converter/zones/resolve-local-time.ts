import { fail, ok, type Result } from '#shared/result.ts';
import { rangeMessage, type Temporal } from '../temporal.ts';
import { formatOffset, offsetSeconds } from './time-zone.ts';

/** Which of the two instants is meant if a local time is skipped or repeated. */
export type Choice = 'earlier' | 'later';

/** A local time that a clock change skips (a gap) or repeats (an overlap). */
export interface ClockChange {
  readonly kind: 'gap' | 'overlap';
  /** A description of what happens at this time, in a sentence or two. */
  readonly message: string;
  /** Both readings, as local times with their offsets. */
  readonly earlier: string;
  readonly later: string;
  readonly chosen: Choice;
}

export interface ResolvedTime {
  readonly nanoseconds: bigint;
  readonly change?: ClockChange;
}

interface Preference {
  /**
   * The chosen reading; if undefined, the offset decides, or else Temporal's "compatible": in a gap, the offset before
   * it applies; in an overlap, the earlier time.
   */
  readonly choice?: Choice | undefined;
  /** The offset to keep in an overlap, in seconds east of UTC. */
  readonly offset?: number | undefined;
}

/**
 * Finds the instant at which clocks in a zone show a time.
 * @returns the instant, with both readings if clocks skip or repeat the time; an error if it is out of range
 * @example resolveLocalTime(PlainDateTime 2025-03-30T02:30, 'Europe/Paris') // … change: { kind: 'gap', … }
 */
export function resolveLocalTime(
  local: Temporal.PlainDateTime,
  timeZone: string,
  { choice, offset }: Preference = {},
): Result<ResolvedTime> {
  let earlier: Temporal.ZonedDateTime;
  let later: Temporal.ZonedDateTime;
  try {
    earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    later = local.toZonedDateTime(timeZone, { disambiguation: 'later' });
  } catch {
    return fail({ code: 'out-of-range', message: rangeMessage });
  }
  if (earlier.epochNanoseconds === later.epochNanoseconds) {
    return ok({ nanoseconds: earlier.epochNanoseconds });
  }
  const kind = earlier.toPlainDateTime().equals(local) ? 'overlap' : 'gap';
  const isLaterByOffset = kind === 'overlap' && offset !== undefined && offsetSeconds(later) === offset;
  const chosen = choice ?? (kind === 'gap' || isLaterByOffset ? 'later' : 'earlier');
  return ok({
    nanoseconds: (chosen === 'earlier' ? earlier : later).epochNanoseconds,
    change: {
      kind,
      message: describeChange(kind, local, earlier, later),
      earlier: nameReading(earlier),
      later: nameReading(later),
      chosen,
    },
  });
}

function describeChange(
  kind: ClockChange['kind'],
  local: Temporal.PlainDateTime,
  earlier: Temporal.ZonedDateTime,
  later: Temporal.ZonedDateTime,
): string {
  const what = `${timeOf(local)} on ${local.toPlainDate()}`;
  const zone = earlier.timeZoneId;
  const happens = kind === 'gap' ? `${what} does not exist in ${zone}` : `${what} happens twice in ${zone}`;
  const transition = earlier.getTimeZoneTransition('next');
  if (transition === null) {
    return `${happens}.`;
  }
  // The local time just before the change, and the one at the change.
  const from = transition.toInstant().toZonedDateTimeISO(formatWholeOffset(earlier)).toPlainDateTime();
  const to = transition.toPlainDateTime();
  const isSameDay = from.toPlainDate().equals(to.toPlainDate());
  const show = (time: Temporal.PlainDateTime) => (isSameDay ? timeOf(time) : `${time.toPlainDate()} ${timeOf(time)}`);
  return offsetSeconds(earlier) % 60 === 0 && later.offset !== earlier.offset
    ? `${happens}: clocks went ${kind === 'gap' ? 'forward' : 'back'} from ${show(from)} to ${show(to)}.`
    : `${happens}: the offset went from ${earlier.offset} to ${later.offset}.`;
}

/** Temporal accepts only offsets of whole minutes as time zones. */
function formatWholeOffset(time: Temporal.ZonedDateTime): string {
  return formatOffset(Math.trunc(offsetSeconds(time) / 60) * 60);
}

function timeOf(time: Temporal.PlainDateTime): string {
  const text = time.toPlainTime().toString();
  return text.endsWith(':00') ? text.slice(0, -3) : text;
}

function nameReading(time: Temporal.ZonedDateTime): string {
  return `${time.toPlainDate()} ${timeOf(time.toPlainDateTime())} ${formatOffset(offsetSeconds(time))}`;
}
