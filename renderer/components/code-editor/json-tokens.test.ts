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

  it('takes time in proportion to the text, whatever it is', () => {
    for (const text of ['"'.repeat(100_000), '\\'.repeat(100_000), '" '.repeat(50_000), '-'.repeat(100_000)]) {
      const start = performance.now();
      tokenizeJson(text);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
