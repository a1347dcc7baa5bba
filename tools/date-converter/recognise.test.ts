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
  ['1737244800', '2025-01-19T00:00:00.000Z'],
  ['1737244800000000001', '2025-01-19T00:00:00.000000001Z'],
  ['2025-01-19T00:00:00Z', '1737244800'],
  ['2025-01-19T00:00:00.250+01:00', '1737241200250'],
])('%s is copied as %s', (text, copied) => {
  expect(answer({ text, size: text.length }, { confidence: 1, preview: '', screen: 'DateConverter' })).toBe(copied);
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
  '192.168.0.1',
  '01/02/2025',
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
