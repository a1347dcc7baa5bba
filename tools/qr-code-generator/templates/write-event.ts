import { isBlank } from '#shared/text-checks.ts';
import { escapeText, joinContentLines } from './content-lines.ts';

export interface Event {
  readonly summary: string;
  /** Local time in the format of date and time fields: `2026-11-21T18:30`, or `2026-11-21` for a whole day. */
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly location: string;
  readonly description: string;
}

/** @returns the problem with the event, or undefined */
export function checkEvent({ start, end, isAllDay }: Event): string | undefined {
  const [from, to] = [start, end].map((time) => (isAllDay ? time.slice(0, 10) : momentOf(time)));
  return isBlank(start) || isBlank(end) || from === undefined || to === undefined || to >= from
    ? undefined
    : 'The event ends before it starts.';
}

/**
 * Writes an event as iCalendar (RFC 5545). Times are written in UTC, so they denote the same moment everywhere; whole
 * days are written as dates, with the day after the last one as their end.
 * @param now the time of the time stamp that the standard requires
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
  return joinContentLines([
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

/**
 * Gives a date the time at which its day begins, as when switching from whole days to times; a Date would take a date
 * alone for midnight in UTC.
 * @example momentOf('2026-11-21') // '2026-11-21T00:00'
 */
export function momentOf(text: string): string {
  return /^\d{4}-\d\d-\d\d$/u.test(text) ? `${text}T00:00` : text;
}

function moments(start: string, end: string): string[] | undefined {
  const [from, to] = [start, end].map((text) => new Date(momentOf(text)));
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

/** FNV-1a with 32 bits, which distinguishes events created in the same second. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
