import { describe, expect, it } from 'vitest';
import { lineBreaksOf, withLineBreaks } from './line-breaks.ts';

describe('line breaks', () => {
  it.each([
    ['', 'lf'],
    ['a', 'lf'],
    ['a\nb\n', 'lf'],
    ['a\r\nb', 'crlf'],
    ['\r\n\r\n', 'crlf'],
    ['a\rb', 'mixed'],
    ['a\r\nb\n', 'mixed'],
    ['\n\r\n', 'mixed'],
    ['\r\r\n', 'mixed'],
  ] as const)('of %j are %s', (text, lineBreaks) => {
    expect(lineBreaksOf(text)).toBe(lineBreaks);
    expect(withLineBreaks(text, lineBreaks)).toBe(text);
    expect(lineBreaksOf(withLineBreaks(text, 'lf'))).toBe('lf');
  });

  it('keeps the count of lines', () => {
    expect(withLineBreaks('a\r\nb\rc\nd', 'lf')).toBe('a\nb\nc\nd');
    expect(withLineBreaks('a\r\nb\rc\nd', 'crlf')).toBe('a\r\nb\r\nc\r\nd');
  });
});
