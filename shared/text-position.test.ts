import { expect, test } from 'vitest';
import { textPosition, textPositions } from './text-position.ts';

test.each([
  { text: '', offset: 0, line: 1, column: 1 },
  { text: 'abc', offset: 2, line: 1, column: 3 },
  { text: 'abc', offset: 3, line: 1, column: 4 },
  { text: 'a\nb', offset: 1, line: 1, column: 2 },
  { text: 'a\nb', offset: 2, line: 2, column: 1 },
  { text: 'a\r\nb', offset: 3, line: 2, column: 1 },
  { text: 'a\rb', offset: 2, line: 2, column: 1 },
  { text: '\n\n\n', offset: 3, line: 4, column: 1 },
  { text: 'é👋x', offset: 3, line: 1, column: 3 },
  { text: '\ud83dx', offset: 1, line: 1, column: 2 },
  { text: '\udc4b\udc4bx', offset: 2, line: 1, column: 3 },
])('$offset in $text is line $line, column $column', ({ text, offset, line, column }) => {
  expect(textPosition(text, offset)).toEqual({ offset, line, column });
});

test('a place beyond the end is the end', () => {
  expect(textPosition('ab', 9)).toEqual({ offset: 2, line: 1, column: 3 });
});

test('several places are those that each would be', () => {
  for (const text of ['', 'ab\r\ncd\n\r\r\n👋x\n', '\udc4b\ud83d\udc4b\n']) {
    const offsets = Array.from({ length: text.length + 2 }, (_, offset) => offset);
    expect(textPositions(text, offsets)).toEqual(offsets.map((offset) => textPosition(text, offset)));
    expect(textPositions(text, [1, 1, 5])).toEqual([1, 1, 5].map((offset) => textPosition(text, offset)));
  }
});
