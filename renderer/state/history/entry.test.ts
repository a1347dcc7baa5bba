import { expect, it } from 'vitest';
import { previewOf } from './entry.ts';

it.each([
  ['{\n  "a": 1,\n\t"b": 2\n}', '{ "a": 1, "b": 2 }'],
  [`${' '.repeat(100_000)}far`, 'far'],
  ['x'.repeat(500), `${'x'.repeat(160)}…`],
  ['👩‍👩‍👧'.repeat(100), `${'👩‍👩‍👧'.repeat(20)}…`],
])('the preview of %.30j is one line of its beginning', (text, preview) => {
  expect(previewOf(text)).toBe(preview);
});
