import { expect, test } from 'vitest';
import { copiedMessage } from './write-clipboard.ts';

test.each([
  ['short', 'Content copied into clipboard: short …'],
  ['', 'Content copied into clipboard:  …'],
  ['1234567890123456789012345', 'Content copied into clipboard: 1234567890123456789012345 …'],
  ['12345678901234567890123456', 'Content copied into clipboard: 1234567890123456789012345 …'],
  ['a\nb\r\nc\rd', 'Content copied into clipboard: a b c d …'],
  ['😀'.repeat(30), `Content copied into clipboard: ${'😀'.repeat(25)} …`],
  ['\r\n'.repeat(30), `Content copied into clipboard: ${' '.repeat(25)} …`],
])('the message shows 25 characters of %j', (content, message) => {
  expect(copiedMessage(content)).toBe(message);
});
