import { expect, test } from 'vitest';
import { copiedMessage } from './write-clipboard.ts';

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
