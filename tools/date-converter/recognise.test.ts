import { expect, it } from 'vitest';
import { answer, recognise } from './recognise.ts';

const look = (text: string) => recognise({ text, size: text.length });

it.each([
  ['1737244800', 0.7, /2025.*(?:ago|now)$/],
  [' 1737244800\n', 0.7, /2025.*(?:ago|now)$/],
  ['1737244800000', 0.7, /2025.*(?:ago|now)$/],
  ['1737244800000000', 0.7, /2025.*(?:ago|now)$/],
  ['1737244800000000001', 0.7, /2025.*(?:ago|now)$/],
  ['1737244800.5', 0.7, /2025.*(?:ago|now)$/],
  ['/Date(1737244800000)/', 0.95, /2025.*(?:ago|now)$/],
  ['"\\/Date(1737244800000+0100)\\/"', 0.95, /2025.*(?:ago|now)$/],
  ['@1737244800', 0.95, /2025.*(?:ago|now)$/],
  ['20250119', 0.65, /^epoch \d+ s, /],
  ['20250119_103000', 0.65, /^epoch \d+ s, /],
  ['2025-01-19', 0.95, /^epoch \d+ s, /],
  ['2025-01-19T00:00:00Z', 0.95, /^epoch 1737244800 s, /],
  ['2025-01-19T00:00:00.250+01:00', 0.95, /^epoch 1737241200250 ms, /],
  ['"2025-01-19T00:00:00Z"', 0.95, /^epoch 1737244800 s, /],
  ['Sun, 19 Jan 2025 00:00:00 GMT', 0.95, /^epoch 1737244800 s, /],
  ['Sun, 19 Jan 2025 01:00:00 +0100', 0.95, /^epoch 1737244800 s, /],
  ['Sun Jan 19 2025 00:00:00 GMT+0000 (Coordinated Universal Time)', 0.95, /^epoch 1737244800 s, /],
  ['2025-01-19T01:00:00+01:00[Europe/Paris]', 0.95, /^epoch 1737244800 s, /],
])('%s', (text, confidence, preview) => {
  expect(look(text)).toMatchObject({ confidence, preview: expect.stringMatching(preview), operation: 'date.convert' });
});

it.each([
  ['January 19, 2025', '2025-01-19'],
  ['19 Jan 2025', '2025-01-19'],
  ['Jan 19, 2025', '2025-01-19'],
  ['Jan. 19th, 2025', '2025-01-19'],
  ['Sunday, January 19, 2025', '2025-01-19'],
  ['Sun, 19 Jan 2025', '2025-01-19'],
  ['2025/01/19', '2025-01-19'],
  ['2025.01.19', '2025-01-19'],
  ['2025-1-9', '2025-01-09'],
  ['19.01.2025', '2025-01-19'],
  ['19.1.2025', '2025-01-19'],
  ['01/19/2025', '2025-01-19'],
  ['19-01-2025', '2025-01-19'],
  ['05/05/2025', '2025-05-05'],
  ['"01/19/2025"', '2025-01-19'],
  ['1/19/2025 4:05 PM', '2025-01-19T16:05'],
  ['January 19, 2025 at 10:30:00 AM', '2025-01-19T10:30:00'],
])('%s is read as %s, which is passed on', (text, meant) => {
  const recognition = look(text);
  expect(recognition).toMatchObject({ confidence: 0.7, text: meant, operation: 'date.convert' });
  expect(recognition?.preview).toMatch(new RegExp(`^read as ${meant}: epoch \\d+ s, .*(?:ago|now)$`));
});

it.each([
  ['01/02/2025', 'ambiguous: 2025-01-02 or 2025-02-01'],
  ['3.4.2025', 'ambiguous: 2025-03-04 or 2025-04-03'],
  ['03-11-2026', 'ambiguous: 2026-03-11 or 2026-11-03'],
])('%s can be read in two ways', (text, preview) => {
  expect(look(text)).toMatchObject({ confidence: 0.5, preview });
  expect(look(text)?.text).toBeUndefined();
});

it.each([
  ['1737244800', '2025-01-19T00:00:00.000Z'],
  ['1737244800000000001', '2025-01-19T00:00:00.000000001Z'],
  ['/Date(1737244800123)/', '2025-01-19T00:00:00.123Z'],
  ['@1737244800', '2025-01-19T00:00:00.000Z'],
  ['2025-01-19T00:00:00Z', '1737244800'],
  ['2025-01-19T00:00:00.250+01:00', '1737241200250'],
])('%s is copied as %s', (text, copied) => {
  expect(answer({ text, size: text.length }, { confidence: 1, preview: '', screenId: 'DateConverter' })).toBe(copied);
});

it.each([
  '',
  ' ',
  '0',
  '42',
  '2025',
  '123456',
  '12345678901',
  '99999999999999999999',
  '1.2.3',
  '2024.1.2',
  '24.04',
  '10.2.3-beta.4',
  '192.168.0.1',
  '10.1.20.25',
  '10.1.2025.4',
  '10.1.2025:80',
  '12.1.2025/24',
  '01/02/25',
  '13/13/2025',
  '31.02.2025',
  '12-11-9999',
  '12-34-5678',
  '1.234,50',
  '$19.01',
  '19.01.2025 €',
  '1/2',
  'May 5',
  'Mayor 5, 2025',
  '5 marbles 2025',
  '2025 1 19',
  'Version 3 May 2025',
  'Released January 19, 2025',
  'January 19, 2025 was a Sunday',
  'On 19 Jan 2025 we met',
  '19 bottles 2025',
  '2025/01/19 is a day',
  '2025-01-19: a note',
  '2025/01/19 10:30:00 [error] 1#1',
  'Sunday',
  '2025-13-45',
  '20250229',
  '20251301',
  '2025366',
  '202501191030',
  '20250119103000',
  '20250119103000123',
  '20250119103000.123',
  '20250119103000,123',
  '20250229103000',
  '#123456',
  '@12345678',
  '@me',
  '/Date(x)/',
  'deadbeef',
  '1e3',
  '1e-9',
  'a date: 2025-01-19',
  '550e8400-e29b-41d4-a716-446655440000',
  '{"date":"2025-01-19"}',
  '\ud800',
  '9'.repeat(100_000),
  '['.repeat(100_000),
])('is nothing of this tool: %.40s', (text) => {
  expect(look(text)).toBeUndefined();
});

it('of bytes it knows nothing', () => {
  expect(recognise({ bytes: new Uint8Array(8), size: 8 })).toBeUndefined();
});
