import { expect, test } from 'vitest';
import { copiedMessage } from './write-clipboard.ts';

test.each([
  ['short', 'Content copied into clipboard: short …'],
  ['', 'Content copied into clipboard:  …'],
  ['1234567890123456789012345', 'Content copied into clipboard: 1234567890123456789012345 …'],
  ['12345678901234567890123456', 'Content copied into clipboard: 1234567890123456789012345 …'],
  ['a\nb\r\nc\rd', 'Content copied into clipboard: a b c d …'],
  ['😀'.repeat(30), `Content copied into clipboard: ${'😀'.repeat(12)} …`],
  ['👍🏽'.repeat(30), `Content copied into clipboard: ${'👍🏽'.repeat(6)} …`],
  [`${'a'.repeat(24)}e\u0301x`, `Content copied into clipboard: ${'a'.repeat(24)} …`],
  ['\r\n'.repeat(30), `Content copied into clipboard: ${' '.repeat(25)} …`],
])('the message shows up to 25 code units of %j, and no part of a character', (content, message) => {
  expect(copiedMessage(content)).toBe(message);
});
