import { Temporal } from '../temporal.ts';
import { newerZoneName } from './renamed-zones.ts';

/** @returns whether an IANA name or an offset such as `+05:30` is a time zone that this browser supports */
export function isTimeZone(id: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(id);
    return id !== '';
  } catch {
    return false;
  }
}

/** The time zone of this machine; UTC if unknown. */
export function localTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? newerZoneName(timeZone) : 'UTC';
}

/**
 * Writes an offset from UTC, with seconds only if it has any (as before about 1920).
 * @param seconds the offset in seconds east of UTC
 * @example formatOffset(-19800) // '-05:30'
 */
export function formatOffset(seconds: number): string {
  const magnitude = Math.abs(seconds);
  const parts = [Math.floor(magnitude / 3600), Math.floor(magnitude / 60) % 60];
  if (magnitude % 60 !== 0) {
    parts.push(magnitude % 60);
  }
  return `${seconds < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** The offset of a time zone at an instant, in seconds east of UTC. */
export function offsetSeconds(time: Temporal.ZonedDateTime): number {
  return Math.round(time.offsetNanoseconds / 1_000_000_000);
}

/** @throws RangeError for an instant out of range or an unknown time zone: see isInstant and isTimeZone */
export function inTimeZone(nanoseconds: bigint, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochNanoseconds(nanoseconds).toZonedDateTimeISO(timeZone);
}
