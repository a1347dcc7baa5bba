import { expect, test } from 'vitest';
import { copiedMessage, startOf } from './write-clipboard.ts';

/** A letter with dozens of marks. */
const marked = `e${'\u0301\u0323'.repeat(50)}`;

test.each([
  ['short', 'Content copied into clipboard: short …'],
  ['', 'Content copied into clipboard:  …'],
  ['1234567890123456789012345', 'Content copied into clipboard: 1234567890123456789012345 …'],
  ['12345678901234567890123456', 'Content copied into clipboard: 1234567890123456789012345 …'],
  ['a\nb\r\nc\rd', 'Content copied into clipboard: a b c d …'],
  ['😀'.repeat(30), `Content copied into clipboard: ${'😀'.repeat(25)} …`],
  ['👍🏽'.repeat(30), `Content copied into clipboard: ${'👍🏽'.repeat(25)} …`],
  [`${'a'.repeat(24)}e\u0301x`, `Content copied into clipboard: ${'a'.repeat(24)}e\u0301 …`],
  ['\r\n'.repeat(30), `Content copied into clipboard: ${' '.repeat(25)} …`],
])('the message shows the first 25 characters of %j, and no part of one', (content, message) => {
  expect(copiedMessage(content)).toBe(message);
});

test.each<readonly [what: string, content: string, shown: string]>([
  ['a short text', 'short', 'short'],
  ['letters with dozens of marks', `${marked}x`.repeat(10_000), `${`${marked}x`.repeat(12)}${marked}`],
  // It would fill the window, and nobody could tell what it is.
  ['a letter with thousands of marks, which is left out', `ab${'\u0301'.repeat(10_000)}c`, 'a'],
  // The start of the file ends somewhere in a character; what is left of it there is not one.
  ...[0, 1, 2, 3].map(
    (shift) =>
      [
        `a character that is too long, and what is ${shift} bytes further on in the file`,
        `${'a'.repeat(shift)}b${'🏽'.repeat(10_000)}`,
        'a'.repeat(shift),
      ] as const,
  ),
])('the message shows the same of a text and of a file: %s', async (_what, content, shown) => {
  const message = `Content copied into clipboard: ${shown} …`;
  expect(copiedMessage(content)).toBe(message);
  expect(copiedMessage(await startOf(new Blob([content], { type: 'text/plain' })))).toBe(message);
});
