import { isBlank } from '#shared/text-checks.ts';
import { escapeText, joinLines } from './content-lines.ts';

export interface Event {
  readonly summary: string;
  /** As date and time fields give them, in local time: `2026-11-21T18:30`; for a whole day `2026-11-21`. */
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly location: string;
  readonly description: string;
}

/** @returns what is wrong with the event, or undefined */
export function checkEvent({ start, end, isAllDay }: Event): string | undefined {
  const [from, to] = [start, end].map((time) => (isAllDay ? time.slice(0, 10) : time));
  return isBlank(start) || isBlank(end) || from === undefined || to === undefined || to >= from
    ? undefined
    : 'The event ends before it starts.';
}

/**
 * Writes an event as iCalendar (RFC 5545). Times are written in UTC, so that they are the same moment everywhere;
 * whole days as dates, whose end is the day after the last.
 * @param now of the time stamp, which the standard asks for
 * @returns undefined while the event has no title or start, or ends before it starts
 * @example writeEvent({ …, summary: 'Tea', start: '2026-11-21', isAllDay: true }, new Date(0))
 */
export function writeEvent(event: Event, now: Date): string | undefined {
  const { summary, start, end, isAllDay, location, description } = event;
  if (isBlank(summary) || isBlank(start) || checkEvent(event) !== undefined) {
    return undefined;
  }
  const times = isAllDay ? wholeDays(start, end) : moments(start, end);
  if (times === undefined) {
    return undefined;
  }
  const stamp = utc(now);
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Web Toolbox//QR Code//EN',
    'BEGIN:VEVENT',
    `UID:${stamp}-${hash(JSON.stringify(event))}@web-toolbox`,
    `DTSTAMP:${stamp}`,
    ...times,
    `SUMMARY:${escapeText(summary.trim())}`,
    ...(isBlank(location) ? [] : [`LOCATION:${escapeText(location.trim())}`]),
    ...(isBlank(description) ? [] : [`DESCRIPTION:${escapeText(description.trim())}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function moments(start: string, end: string): string[] | undefined {
  const [from, to] = [start, end].map((text) => new Date(text));
  if (from === undefined || Number.isNaN(from.getTime())) {
    return undefined;
  }
  return [`DTSTART:${utc(from)}`, ...(to === undefined || Number.isNaN(to.getTime()) ? [] : [`DTEND:${utc(to)}`])];
}

function wholeDays(start: string, end: string): string[] | undefined {
  const first = start.slice(0, 10);
  const last = isBlank(end) ? first : end.slice(0, 10);
  const after = new Date(`${last}T00:00:00Z`);
  if (Number.isNaN(after.getTime())) {
    return undefined;
  }
  after.setUTCDate(after.getUTCDate() + 1);
  const day = (text: string) => text.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${day(first)}`, `DTEND;VALUE=DATE:${day(after.toISOString().slice(0, 10))}`];
}

/** @example utc(new Date(0)) // '19700101T000000Z' */
function utc(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** FNV-1a, 32 bits: tells the events of one second apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
