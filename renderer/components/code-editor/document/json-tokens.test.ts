import { describe, expect, it } from 'vitest';
import { tokenizeJson } from './json-tokens.ts';

const kindsOf = (text: string) => tokenizeJson(text).map(({ from, to, kind }) => [text.slice(from, to), kind]);

describe('tokenizeJson', () => {
  it('knows every token of JSON', () => {
    expect(kindsOf('{"a" : "b\\"", "c":[-1.5e+3, true,null]}')).toEqual([
      ['{', 'punctuation'],
      ['"a"', 'property'],
      [':', 'punctuation'],
      ['"b\\""', 'string'],
      [',', 'punctuation'],
      ['"c"', 'property'],
      [':', 'punctuation'],
      ['[', 'punctuation'],
      ['-1.5e+3', 'number'],
      [',', 'punctuation'],
      ['true', 'literal'],
      [',', 'punctuation'],
      ['null', 'literal'],
      [']', 'punctuation'],
      ['}', 'punctuation'],
    ]);
  });

  it('marks what is not JSON', () => {
    expect(kindsOf("{a: 'b'}")).toContainEqual(['a', 'invalid']);
  });

  it('ends an unfinished string with its line', () => {
    expect(kindsOf('"a\n1')).toEqual([
      ['"a', 'string'],
      ['1', 'number'],
    ]);
  });

  // A pattern that scans the rest of the text from each position would take hours.
  it.each([
    ['quotes', '"', 500_000],
    ['backslashes', '\\', 1],
    ['strings', '" ', 250_000],
    ['signs', '-', 1],
  ])('goes through a million characters once, of %s', (_, piece, tokens) => {
    expect(tokenizeJson(piece.repeat(1_000_000 / piece.length))).toHaveLength(tokens);
  });
});
