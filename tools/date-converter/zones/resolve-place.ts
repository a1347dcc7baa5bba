import { fail, ok, type Result } from '#shared/result.ts';
import type { Place } from '../parse/date-text.ts';
import { isInstant, nanosecondsPerSecond, rangeMessage, Temporal } from '../temporal.ts';
import { type Choice, type ResolvedTime, resolveLocalTime } from './resolve-local-time.ts';
import { formatOffset, inTimeZone, offsetSeconds } from './time-zone.ts';

/**
 * Resolves a local time to an instant, given what a text says about its place: an offset, a zone, both, or nothing, in
 * which case the chosen time zone applies.
 * @returns an error if it is out of range, or if the zone does not have the offset at that time (RFC 9557, section 3.4)
 */
export function resolvePlace(
  local: Temporal.PlainDateTime,
  place: Place | undefined,
  chosenTimeZone: string,
  choice: Choice | undefined,
): Result<ResolvedTime> {
  const { offset, timeZone } = place ?? {};
  if (offset === undefined) {
    return resolveLocalTime(local, timeZone ?? chosenTimeZone, { choice });
  }
  const nanoseconds = localNanoseconds(local) - BigInt(offset) * nanosecondsPerSecond;
  if (!isInstant(nanoseconds)) {
    return fail({ code: 'out-of-range', message: rangeMessage });
  }
  if (timeZone === undefined) {
    return ok({ nanoseconds });
  }
  const inZone = offsetSeconds(inTimeZone(nanoseconds, timeZone));
  if (inZone === offset) {
    return ok({ nanoseconds });
  }
  if (place?.isToTheMinute === true) {
    // Offsets with seconds, as before about 1920, are written rounded.
    const exact = nanoseconds - BigInt(inZone - offset) * nanosecondsPerSecond;
    if (Math.abs(inZone - offset) < 60 && isInstant(exact) && Math.round(inZone / 60) * 60 === offset) {
      return ok({ nanoseconds: exact });
    }
  }
  return fail({
    code: 'offset-of-zone',
    message: `The offset ${formatOffset(offset)} is not that of ${timeZone} at this time, which is ${formatOffset(inZone)}. Leave one of them out.`,
  });
}

/** The local time as if in UTC, in nanoseconds since 1970, which may be up to a day beyond the range of instants. */
function localNanoseconds(local: Temporal.PlainDateTime): bigint {
  const days = Temporal.PlainDate.from('1970-01-01').until(local.toPlainDate(), { largestUnit: 'days' }).days;
  const { hour, minute, second, millisecond, microsecond, nanosecond } = local;
  const seconds = BigInt(days) * 86_400n + BigInt(hour * 3600 + minute * 60 + second);
  return seconds * nanosecondsPerSecond + BigInt(millisecond * 1_000_000 + microsecond * 1000 + nanosecond);
}
