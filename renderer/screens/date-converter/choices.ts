import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { dateConverter } from '#tools/date-converter/tool.ts';
import { isTimeZone, localTimeZone } from '#tools/date-converter/zones/time-zone.ts';

const timeZoneSchema = v.pipe(v.string(), v.check(isTimeZone));

/** This is enough for a list of all time zones. */
const mostZones = 1000;

export const choices = createKeptValue(
  dateConverter.id,
  1,
  v.object({
    view: v.fallback(v.picklist(['formats', 'zones', 'difference']), 'formats'),
    /** Undefined for the machine's own zone. */
    timeZone: v.fallback(v.optional(timeZoneSchema), undefined),
    /** The zones that are compared; undefined until they are changed. */
    zones: v.fallback(
      v.optional(
        v.pipe(
          v.array(v.unknown()),
          v.maxLength(mostZones),
          // A zone that this browser does not know is dropped without affecting the others.
          v.transform((zones) => [...new Set(zones)].filter((zone) => v.is(timeZoneSchema, zone))),
        ),
      ),
      undefined,
    ),
    secondText: v.fallback(v.string(), ''),
    /** When the second date was typed, in milliseconds since 1970: "tomorrow" is relative to that. */
    secondTypedAt: v.fallback(v.pipe(v.number(), v.finite()), 0),
  }),
);

const usualZones = [
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Europe/Paris',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
];

/** The time zones that are compared initially. */
export function firstZones(): readonly string[] {
  return [...new Set([localTimeZone(), ...usualZones])];
}
