import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repairJson } from './repair-json.ts';

function repaired(text: string): string {
  const result = repairJson(text);
  return result.ok ? result.value.json : `${result.error.code}: ${result.error.message}`;
}

describe('a backslash that begins no escape stays', () => {
  test.each([
    ['a path', String.raw`{"path": "C:\Users\john\docs"}`, String.raw`{"path": "C:\\Users\\john\\docs"}`],
    ['a path whose names begin like escapes', String.raw`["C:\new\temp\users",]`, String.raw`["C:\\new\\temp\\users"]`],
    ['a path that ends in one', String.raw`{"a": "C:\x\", "b": "D:\"}`, String.raw`{"a": "C:\\x\\", "b": "D:\\"}`],
    ['a path without quotes', String.raw`{a: C:\Users\new}`, String.raw`{"a": "C:\\Users\\new"}`],
    ['a path of a server', String.raw`['\\server\share\new']`, String.raw`["\\\\server\\share\\new"]`],
    ['a path that is escaped', String.raw`["C:\\Users\\new",]`, String.raw`["C:\\Users\\new"]`],
    ['an expression', String.raw`{"regex": "^\d+\.\w*$"}`, String.raw`{"regex": "^\\d+\\.\\w*$"}`],
    ['an expression with a border', String.raw`["\bfoo\d\b\n"]`, String.raw`["\\bfoo\\d\\b\\n"]`],
    ['an expression that is partly escaped', String.raw`["\\d+\.\w"]`, String.raw`["\\d+\\.\\w"]`],
    ['a literal of an expression', String.raw`[/^\d+\.\//]`, String.raw`["/^\\d+\\.\\//"]`],
    ['Markdown', String.raw`["snake\_case\nnext",]`, String.raw`["snake\\_case\nnext"]`],
    ['what is not an escape of Unicode', String.raw`["\u12zz"]`, String.raw`["\\u12zz"]`],
    [
      'a text with quotes in it',
      String.raw`{"a": "say \"hi\" in C:\Users",}`,
      String.raw`{"a": "say \"hi\" in C:\\Users"}`,
    ],
    ['a string over two lines', '["a\\d\nb\\w"]', '["a\\\\d\\nb\\\\w"]'],
    ['a raw string of Python', String.raw`[r'\n\d']`, String.raw`["\\n\\d"]`],
  ])('%s', (_, text, expected) => {
    expect(repaired(text)).toBe(expected);
  });

  test('and the reader is told', () => {
    expect(repairJson(String.raw`["a\.b"]`)).toMatchObject({
      value: { kind: 'punctuation', notes: ['Backslashes that begin no escape were doubled, so that they stay.'] },
    });
    expect(repairJson(String.raw`["C:\new",]`)).toMatchObject({
      value: { kind: 'guess', notes: [expect.stringContaining(String.raw`the path “C:\new” were doubled`)] },
    });
  });
});

test.each([
  [String.raw`['it\'s', "\x41\u{1f600}\0\v"]`, '["it\'s", "A😀\\u0000\\u000b"]'],
  [String.raw`["\x22quoted\x5c"]`, String.raw`["\"quoted\\"]`],
])('escapes of JavaScript become what they mean: %s', (text, expected) => {
  expect(repaired(text)).toBe(expected);
  expect(repairJson(text)).toMatchObject({ value: { kind: 'punctuation' } });
});

/** A piece of a string as written, and the texts that it may stand for. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[String.raw`\d`, String.raw`\.`, String.raw`\U`, String.raw`\_`, String.raw`\u12`, String.raw`\xZ`].map(
      (text) => ({
        written: text,
        visible: text,
      }),
    ),
    { written: '\\\\', visible: '\\' },
    { written: String.raw`\"`, visible: '"' },
  ),
  fc.stringMatching(/^[\p{L}\p{N} .*+?^$()|#=-]{1,6}$/u).map((text) => ({ written: text, visible: text })),
);

test('no repair loses a visible character of a string', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(',', '', ', // so'), (pieces, fault) => {
      const written = pieces.map((part) => part.written).join('');
      const visible = pieces.map((part) => part.visible).join('');
      // Paths and prefixes of Unicode escapes are read as a whole, so neighbouring pieces would change their meaning.
      fc.pre(!/^\s*(?:[a-z]:\\|\\\\)/iu.test(written) && !/\\(?:u12[\da-f]{2}|x[\da-f]{2})/iu.test(written));
      const result = repairJson(`{'key': "${written}"${fault}\n}`);
      expect(result.ok && JSON.parse(result.value.json)).toEqual({ key: visible });
    }),
    { numRuns: 3000 },
  );
});

test('nor of a path', () => {
  const name = fc.stringMatching(/^[\p{L}\p{N} ._-]{1,8}$/u);
  const start = fc.constantFrom('C:\\', 'd:\\', '\\\\server\\');
  fc.assert(
    fc.property(start, fc.array(name, { minLength: 1, maxLength: 5 }), fc.boolean(), (root, names, endsInOne) => {
      const path = root + names.join('\\') + (endsInOne ? '\\' : '');
      const result = repairJson(`{'path': "${path}", 'next': ["${path}",]}`);
      expect(result.ok && JSON.parse(result.value.json)).toEqual({ path, next: [path] });
    }),
    { numRuns: 1000 },
  );
});
