import { describe, expect, it } from 'vitest';
import { tokenizeJson } from './json-tokens.ts';

const kindsOf = (text: string, isCut?: boolean) =>
  tokenizeJson(text, isCut).map(({ from, to, kind }) => [text.slice(from, to), kind]);

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

  it('reads a piece that was cut inside of a string', () => {
    expect(kindsOf('middle of it", "b": 1', true)).toEqual([
      ['middle of it"', 'string'],
      [',', 'punctuation'],
      ['"b"', 'property'],
      [':', 'punctuation'],
      ['1', 'number'],
    ]);
  });

  it('reads a piece that was cut between tokens', () => {
    expect(kindsOf('"b": 1', true)[0]).toEqual(['"b"', 'property']);
  });

  it('takes a piece of a very long string as a string', () => {
    expect(kindsOf('AbC+/'.repeat(800), true)).toEqual([['AbC+/'.repeat(800), 'string']]);
  });

  it('takes time in proportion to the text, whatever it is', () => {
    for (const text of ['"'.repeat(100_000), '\\'.repeat(100_000), '" '.repeat(50_000), '-'.repeat(100_000)]) {
      const start = performance.now();
      tokenizeJson(text, true);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
