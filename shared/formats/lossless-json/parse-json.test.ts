import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonDocument, keyOf, kindOf, sourceText } from './json-document.ts';
import { parseJson } from './parse-json.ts';

const encoder = new TextEncoder();
const parse = (text: string) => parseJson(encoder.encode(text));

function parsed(text: string): JsonDocument {
  const result = parse(text);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value.document;
}

function isValidForJavaScript(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const valid: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1.0',
  '1E+2',
  '-1.5e-10',
  '1e400',
  '12345678901234567890',
  '""',
  '" "',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"',
  '"\\ud83d\\ude00"',
  '"\\ud83d"',
  '"\\u0000"',
  '"é东😀\u2028\u007f\ufeff"',
  '[]',
  '{}',
  ' [ ] ',
  '\t{\r\n}\n',
  '[1,"a",null,true,false,[],{}]',
  '{"":0}',
  '{"a":{"b":[{"c":1}]}}',
  '{"a":1,"a":2}',
  '{"__proto__":[],"constructor":1}',
  '[[[[]]],[]]',
];

const invalid: readonly string[] = [
  '',
  ' ',
  ',',
  ':',
  '[',
  ']',
  '{',
  '}',
  '[1',
  '[1,',
  '[1,]',
  '[,1]',
  '[1,,2]',
  '[1 2]',
  '[1}',
  '{"a":1]',
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":1,',
  '{"a":1,}',
  '{,"a":1}',
  '{"a" 1}',
  '{"a"}',
  '{"a":}',
  '{"a"::1}',
  '{"a":1 "b":2}',
  '{a:1}',
  '{1:1}',
  '{null:1}',
  "{'a':1}",
  '[1]]',
  '[1]x',
  '1 2',
  '"a" "b"',
  'nul',
  'nulls',
  'True',
  'NaN',
  'Infinity',
  '-Infinity',
  '-',
  '+1',
  '.5',
  '1.',
  '1.e1',
  '1e',
  '1e+',
  '01',
  '-01',
  '0x1f',
  '1_000',
  '10n',
  '1.2.3',
  '--1',
  '"',
  '"a',
  '"\\"',
  '"\\x41"',
  '"\\u12"',
  '"\\u12g4"',
  '"\\',
  '"\\u',
  '"\n"',
  '"\t"',
  '"\u0000"',
  "'a'",
  '\u00a01',
  '\ufeff1',
  '1\ufeff',
  '\f1',
  '[1]\u0000',
  '// a\n1',
  '/* a */1',
];

describe('parseJson', () => {
  it.each(valid)('accepts %j', (text) => {
    expect(isValidForJavaScript(text)).toBe(true);
    expect(parse(text).ok).toBe(true);
  });

  it.each(invalid)('refuses %j', (text) => {
    expect(isValidForJavaScript(text)).toBe(false);
    expect(parse(text).ok).toBe(false);
  });

  it('lists every value with its kind, text and key', () => {
    const document = parsed('{"a":[1.0,"x"],"b":{},"\\u0063":null}');
    const nodes = Array.from({ length: document.nodeCount }, (_, node) => ({
      kind: kindOf(document, node),
      text: sourceText(document.bytes, document.starts[node] ?? 0, document.ends[node] ?? 0),
      key: document.keys[node] === 0 ? undefined : keyOf(document, node),
      next: document.nexts[node],
    }));
    expect(nodes).toEqual([
      { kind: 'object', text: '{"a":[1.0,"x"],"b":{},"\\u0063":null}', key: undefined, next: 6 },
      { kind: 'array', text: '[1.0,"x"]', key: 'a', next: 4 },
      { kind: 'number', text: '1.0', key: undefined, next: 3 },
      { kind: 'string', text: '"x"', key: undefined, next: 4 },
      { kind: 'object', text: '{}', key: 'b', next: 5 },
      { kind: 'null', text: 'null', key: 'c', next: 6 },
    ]);
  });

  it('keeps every node when the table has to grow', () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => String(index % 10));
    const document = parsed(`[${texts.join(',')}]`);
    const kept = texts.map((_, index) => {
      return sourceText(document.bytes, document.starts[index + 1] ?? 0, document.ends[index + 1] ?? 0);
    });
    expect(kept).toEqual(texts);
  });

  it('takes a million nested arrays', () => {
    const depth = 1_000_000;
    expect(parsed('['.repeat(depth) + ']'.repeat(depth)).nodeCount).toBe(depth);
    expect(parsed(`${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`).nodeCount).toBe(depth + 1);
  });

  it.each([
    ['a stray continuation byte', [0x22, 0x80, 0x22]],
    ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
    ['an overlong form of three bytes', [0x22, 0xe0, 0x80, 0xaf, 0x22]],
    ['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a code point above U+10FFFF', [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
    ['an impossible byte', [0x22, 0xff, 0x22]],
    ['a cut code point', [0x22, 0xe2, 0x82, 0x22]],
    ['Latin-1 in a key', [0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]],
    ['a byte between tokens', [0x5b, 0xff, 0x5d]],
  ])('refuses %s', (_, bytes) => {
    const result = parseJson(Uint8Array.from(bytes));
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-utf-8', position: { line: 1 } } });
  });

  it('accepts exactly what JSON.parse accepts', () => {
    const fragment = fc.constantFrom(...'{}[]:,"\\/ \n\t-+.0123eEtruefalsn\'é\ufeff', '""', '{"a":', '\\u00e9', '1e5');
    const soup = fc.array(fragment, { maxLength: 12 }).map((fragments) => fragments.join(''));
    const mutated = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.nat(3), fc.array(fragment, { maxLength: 2 }))
      .map(([text, place, removed, inserted]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + inserted.join('') + text.slice(at + removed);
      });
    fc.assert(
      fc.property(fc.oneof(soup, mutated), (text) => {
        // Half of a split surrogate pair has no UTF-8 form; encodeJsonText is responsible for rejecting it.
        fc.pre(!/\p{Surrogate}/u.test(text));
        expect(parse(text).ok).toBe(isValidForJavaScript(text));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('warnings', () => {
  function warningsOf(text: string) {
    const result = parse(text);
    return result.ok ? result.value.warnings : undefined;
  }

  it.each([
    ['{"a":1,"b":2}', 0],
    ['{"a":1,"a":2}', 1],
    ['{"a":1,"\\u0061":2}', 1],
    ['{"\\u0061":1,"a":2,"\\u0061":3}', 2],
    ['{"a":{"a":{"a":1}}}', 0],
    ['[{"a":1},{"a":1}]', 0],
    ['{"":1,"":2}', 1],
    ['{"é":1,"\\u00e9":2,"e\u0301":3}', 1],
    ['{"😀":1,"\\ud83d\\ude00":2}', 1],
    ['{"\\ud800":1,"\\ud801":2,"\ufffd":3}', 0],
    ['{"\\"":1,"\\u0022":2}', 1],
    ['{"__proto__":1,"__proto__":2}', 1],
    ['{"a":1,"a ":2,"A":3}', 0],
  ])('%s has %i duplicate keys', (text, count) => {
    expect(warningsOf(text)?.duplicateKeys.total).toBe(count);
  });

  it('says where a duplicate key is and where it was before', () => {
    expect(warningsOf('{"x":[\n {"😀":1, "😀":2}]}')?.duplicateKeys.listed).toEqual([
      {
        key: '😀',
        path: { normalized: "$['x'][0]['😀']", dotted: '$.x[0].😀' },
        position: { offset: 17, line: 2, column: 10 },
        earlierPosition: { offset: 9, line: 2, column: 3 },
      },
    ]);
  });

  // Comparing every key with every other would take hours.
  it('finds the duplicates among very many keys', () => {
    const members = Array.from({ length: 200_000 }, (_, index) => `"key${index % 199_000}":${index}`);
    const duplicateKeys = warningsOf(`{${members.join(',')}}`)?.duplicateKeys;
    expect(duplicateKeys?.total).toBe(1000);
    expect(duplicateKeys?.listed).toHaveLength(100);
    expect(duplicateKeys?.listed[0]).toMatchObject({ key: 'key0', path: { normalized: "$['key0']" } });
  });

  it('says what JavaScript makes of the numbers that it changes', () => {
    const text = '{"ids": [1, 12345678901234567890,\r\n 1e400, -1e-400, 0.1]}';
    expect(warningsOf(text)?.changedNumbers).toEqual({
      total: 3,
      listed: [
        {
          number: '12345678901234567890',
          javaScript: '12345678901234567000',
          path: { normalized: "$['ids'][1]", dotted: '$.ids[1]' },
          position: { offset: 12, line: 1, column: 13 },
        },
        {
          number: '1e400',
          javaScript: 'Infinity',
          path: { normalized: "$['ids'][2]", dotted: '$.ids[2]' },
          position: { offset: 36, line: 2, column: 2 },
        },
        {
          number: '-1e-400',
          javaScript: '0',
          path: { normalized: "$['ids'][3]", dotted: '$.ids[3]' },
          position: { offset: 43, line: 2, column: 9 },
        },
      ],
    });
  });

  it('lists a hundred numbers and counts the rest', () => {
    const changedNumbers = warningsOf(`[${Array(500).fill('1e999').join(',')}]`)?.changedNumbers;
    expect(changedNumbers?.total).toBe(500);
    expect(changedNumbers?.listed).toHaveLength(100);
  });
});
