import { expect, test } from 'vitest';
import { readDateText } from './read-date-text.ts';

function notesOf(text: string): readonly string[] {
  const result = readDateText(text, { timeZone: 'UTC', now: 0 });
  return result.ok ? result.value.notes : [result.error.message];
}

test.each([
  ['133817556000000000', 'As a Windows FILETIME or LDAP time it is 2025-01-19T10:20:00Z.'],
  ['638728788000000001', 'As ticks of .NET it is 2025-01-19T10:20:00.0000001Z.'],
  ['13381755600000000', 'As a time of Chrome and WebKit it is 2025-01-19T10:20:00Z.'],
  ['758975400.25', 'As a time of Cocoa, in seconds from 2001 it is 2025-01-19T10:30:00.25Z.'],
  ['45676.5', 'As a serial number of Excel it is 2025-01-19T12:00:00.'],
  ['45676', 'As a serial number of Excel it is 2025-01-19T00:00:00.'],
])('%s may be something else than Unix time, which it is read as', (text, note) => {
  expect(notesOf(text)).toContain(note);
});

test.each(['1737244800', '1737244800000', '1737244800000000000', '0', '12', '-45676', '4000000000', '45676e0'])(
  'of %s nothing else is told',
  (text) => expect(notesOf(text)).toEqual([]),
);
