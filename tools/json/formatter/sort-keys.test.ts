import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { sortKeys } from './sort-keys.ts';

function sorted(text: string): string {
  const parsed = parseJson(new TextEncoder().encode(text));
  const written = parsed.ok ? writeJson(sortKeys(parsed.value.document), { maximumLength: 1e8 }) : undefined;
  if (!written?.ok) {
    throw new Error(`Not JSON: ${text}`);
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(written.value.bytes);
}

/**
 * The expected result, computed with plain JavaScript, for documents without duplicate keys, array indices as keys or
 * unusual numbers.
 */
function sortedByJavaScript(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(sortedByJavaScript).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${sortedByJavaScript(member)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

describe('sortKeys', () => {
  it.each([
    ['1', '1'],
    ['[2,1]', '[2,1]'],
    ['{}', '{}'],
    ['{"b":1,"a":2}', '{"a":2,"b":1}'],
    ['{"b":{"d":[{"z":1,"y":2}],"c":[]},"a":{}}', '{"a":{},"b":{"c":[],"d":[{"y":2,"z":1}]}}'],
    ['{"a":1,"b":2,"a":3,"\\u0061":4}', '{"a":1,"a":3,"\\u0061":4,"b":2}'],
    ['{"10":1,"9":2,"":3,"aa":4,"a":5}', '{"":3,"10":1,"9":2,"a":5,"aa":4}'],
    ['{"\\u007a":1,"y":2,"x\\n":3}', '{"x\\n":3,"y":2,"\\u007a":1}'],
    // UTF-16 sorts surrogates, and therefore 😀, before U+FF21; UTF-8 does not.
    ['{"\uff21":1,"😀":2,"\ue000":3,"\ud7ff":4,"é":5}', '{"é":5,"\ud7ff":4,"😀":2,"\ue000":3,"\uff21":1}'],
    ['{"\\uff21":1,"😀":2,"\\ud83d":3}', '{"\\ud83d":3,"😀":2,"\\uff21":1}'],
    ['{"b":1.0,"a":12345678901234567890}', '{"a":12345678901234567890,"b":1.0}'],
  ])('%s', (text, expected) => {
    expect(sorted(text)).toBe(expected);
  });

  it('sorts as JavaScript does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5, stringUnit: 'binary' }), (text) => {
        fc.pre(!/\p{Surrogate}/u.test(text));
        const minified = JSON.stringify(JSON.parse(text));
        expect(sorted(minified)).toBe(sortedByJavaScript(JSON.parse(text)));
      }),
    );
  });

  it('takes a hundred thousand nested objects and as many members', () => {
    const depth = 100_000;
    const deep = `${'{"b":0,"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(sorted(deep)).toBe(`${'{"a":'.repeat(depth)}1${',"b":0}'.repeat(depth)}`);
    const keys = Array.from({ length: depth }, (_, index) => `"${(index * 7919) % depth}":0`);
    expect(sorted(`{${keys.join(',')}}`)).toBe(`{${keys.toSorted().join(',')}}`);
  });
});
