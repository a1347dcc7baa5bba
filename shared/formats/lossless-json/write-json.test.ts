import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonDocument } from './json-document.ts';
import { parseJson } from './parse-json.ts';
import { type Indent, writeJson } from './write-json.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function parsed(text: string): JsonDocument {
  const result = parseJson(encoder.encode(text));
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value.document;
}

function written(text: string, indent?: Indent) {
  const result = writeJson(parsed(text), { maximumLength: 1e8, ...(indent !== undefined && { indent }) });
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return { text: decoder.decode(result.value.bytes), lineCount: result.value.lineCount };
}

const format = (text: string, indent: Indent = 2) => written(text, indent).text;
const minify = (text: string) => written(text).text;

describe('writeJson', () => {
  it.each([
    ['1', '1', '1'],
    [' "a" ', '"a"', '"a"'],
    [' [ ] ', '[]', '[]'],
    ['{ }', '{}', '{}'],
    ['[1,2]', '[\n  1,\n  2\n]', '[1,2]'],
    ['{"a" :\n1}', '{\n  "a": 1\n}', '{"a":1}'],
    ['[[],{},[[]]]', '[\n  [],\n  {},\n  [\n    []\n  ]\n]', '[[],{},[[]]]'],
    ['{"a":[1,{"b":null}],"c":""}', undefined, '{"a":[1,{"b":null}],"c":""}'],
    [
      '[1.0, 1E400, -0, 12345678901234567890]',
      '[\n  1.0,\n  1E400,\n  -0,\n  12345678901234567890\n]',
      '[1.0,1E400,-0,12345678901234567890]',
    ],
    ['{"a":1, "\\u0061":2}', '{\n  "a": 1,\n  "\\u0061": 2\n}', '{"a":1,"\\u0061":2}'],
    ['["\\/\\u00e9é\ufeff😀"]', '[\n  "\\/\\u00e9é\ufeff😀"\n]', '["\\/\\u00e9é\ufeff😀"]'],
    ['{"a : \\"b" \t:\r\n [ ] }', '{\n  "a : \\"b": []\n}', '{"a : \\"b":[]}'],
  ])('%j', (text, formatted, minified) => {
    expect(format(text)).toBe(formatted ?? JSON.stringify(JSON.parse(text), null, 2));
    expect(minify(text)).toBe(minified);
  });

  it.each([
    [2, 2],
    [4, 4],
    ['tab', '\t'],
  ] as const)('indents by %s as JSON.stringify does', (indent, space) => {
    const value = {
      a: [1, [2, { b: {}, c: [[]] }]],
      long: 'x'.repeat(1000),
      deep: JSON.parse('['.repeat(60) + ']'.repeat(60)),
    };
    expect(format(JSON.stringify(value), indent)).toBe(JSON.stringify(value, null, space));
  });

  it('counts the lines', () => {
    expect(written('[1,{"a":[]},[[2]]]', 2).lineCount).toBe(11);
    expect(written('[1,{"a":[]},[[2]]]').lineCount).toBe(1);
    expect(written('{}', 2).lineCount).toBe(1);
  });

  it('refuses a result over the limit before writing it', () => {
    const depth = 1_000_000;
    const document = parsed('['.repeat(depth) + ']'.repeat(depth));
    expect(writeJson(document, { indent: 2, maximumLength: 1e9 })).toEqual({
      ok: false,
      error: {
        code: 'result-too-large',
        message: 'The result would take 2000 GB; at most 1 GB are possible. Minify it, or indent it less.',
      },
    });
    expect(writeJson(document, { maximumLength: 2 * depth - 1 }).ok).toBe(false);
    expect(writeJson(document, { maximumLength: 2 * depth })).toMatchObject({ ok: true, value: { lineCount: 1 } });
  });

  describe('laws', () => {
    /** Documents with unusual whitespace, duplicate keys, escape sequences and numbers that JavaScript would change. */
    const documents = fc.letrec<{ value: string }>((tie) => {
      const gap = fc.constantFrom('', ' ', '\n', '\t', '\r\n ');
      const string = fc.oneof(
        fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)),
        fc.constantFrom('"\\u0061"', '"a"', '"\\ud800"', '"\\/"', '""'),
      );
      const number = fc.constantFrom('0', '-0', '1.0', '1e400', '1E-2', '12345678901234567890', '0.1');
      const list = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 5 }).map((items) => items.join(','));
      const member = fc
        .tuple(gap, string, gap, gap, tie('value'))
        .map(([a, key, b, c, value]) => `${a}${key}${b}:${c}${value}`);
      return {
        value: fc
          .tuple(
            gap,
            fc.oneof(
              { depthSize: 'small', withCrossShrink: true },
              fc.constantFrom('null', 'true', 'false'),
              number,
              string,
              list(tie('value')).map((items) => `[${items || ' '}]`),
              list(member).map((items) => `{${items || '\n'}}`),
            ),
            gap,
          )
          .map(([before, value, after]) => before + value + after),
      };
    }).value;
    const indents = fc.constantFrom<Indent>(2, 4, 'tab');

    it('minify(format(x)) = minify(x)', () => {
      fc.assert(
        fc.property(documents, indents, (text, indent) => {
          expect(minify(format(text, indent))).toBe(minify(text));
        }),
      );
    });

    it('format(format(x)) = format(x), and format(minify(x)) = format(x)', () => {
      fc.assert(
        fc.property(documents, indents, (text, indent) => {
          expect(format(format(text, indent), indent)).toBe(format(text, indent));
          expect(format(minify(text), indent)).toBe(format(text, indent));
        }),
      );
    });

    it('JSON.parse(format(x)) equals JSON.parse(x)', () => {
      fc.assert(
        fc.property(documents, indents, (text, indent) => {
          expect(JSON.parse(format(text, indent))).toEqual(JSON.parse(text));
          expect(JSON.parse(minify(text))).toEqual(JSON.parse(text));
        }),
      );
    });

    it('format(x) = JSON.stringify(JSON.parse(x), null, 2) where JavaScript loses nothing', () => {
      fc.assert(
        fc.property(fc.json({ stringUnit: 'grapheme' }), (text) => {
          // The output of JSON.stringify survives JavaScript unchanged, except that keys resembling array indices move
          // to the front.
          const kept = JSON.stringify(JSON.parse(text));
          expect(format(kept)).toBe(JSON.stringify(JSON.parse(kept), null, 2));
          expect(minify(kept)).toBe(kept);
        }),
      );
    });
  });
});
