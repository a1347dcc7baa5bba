import { describe, expect, test } from 'vitest';
import { type ConversionRequest, convertDocument } from './convert-document.ts';
import { allFiles, fileChoices, resultFile } from './result-file.ts';
import type { SourceId, TargetId } from './targets.ts';

const request: ConversionRequest = { text: '', source: 'json', target: 'json', rootName: 'RootClass', options: {} };

async function run(change: Partial<ConversionRequest>) {
  const result = await convertDocument({ ...request, ...change });
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return { ...result.value, text: result.value.files[0]?.text };
}

/** The same document in each notation that can nest. */
const equal = {
  json: '{"a":{"b":[1.0,12345678901234567890,"yes"]}}',
  jsObject: "const x = {a: {b: [1.0, 12345678901234567890, 'yes']}};",
  yaml: 'a:\n  b:\n    - 1.0\n    - 12345678901234567890\n    - "yes"\n',
  toml: '[a]\nb = [ 1.0, 12345678901234567890, "yes" ]\n',
} satisfies Partial<Record<SourceId, string>>;
const written: Partial<Record<TargetId, string>> = {
  json: equal.json,
  jsObject: "const rootClass = {a:{b:[1.0,12345678901234567890,'yes']}};\n",
  yaml: equal.yaml,
  toml: '[a]\nb = [ 1.0, 12345678901234567890.0, "yes" ]\n',
};

describe.each(Object.entries(equal) as [SourceId, string][])('from %s', (source, text) => {
  test.each(Object.entries(written) as [TargetId, string][])('to %s', async (target, expected) => {
    expect((await run({ source, text, target, options: { indent: 'none' } })).text).toBe(expected);
  });

  test('to types', async () => {
    const { text: types } = await run({ source, text, target: 'typescript', options: { 'just-types': true } });
    expect(types).toContain('export interface RootClass {');
    expect(types).toMatch(/b:\s+Array<number \| string>;/u);
  });
});

test.each<[SourceId, string, TargetId, string, string]>([
  [
    'jsObject',
    '{a: undefined, b: [undefined, NaN]}',
    'json',
    '{"b":[null,null]}',
    '1 value left out, 2 values replaced',
  ],
  ['jsObject', '{a: undefined, b: NaN}', 'jsObject', 'const rootClass = {a:undefined,b:NaN};\n', ''],
  ['jsObject', '{a: undefined, b: NaN}', 'yaml', 'b: .nan\n', '1 value left out'],
  ['jsObject', 'undefined', 'json', 'null', '1 value replaced'],
  ['yaml', '[.inf]', 'json', '[null]', '1 value replaced'],
  ['toml', 'a = 1979-05-27', 'json', '{"a":"1979-05-27"}', '1 value replaced'],
  ['toml', 'a = 1979-05-27', 'yaml', 'a: 1979-05-27\n', ''],
  ['toml', 'a = 1979-05-27', 'toml', 'a = 1979-05-27\n', ''],
  ['markdown', '| a |\n|---|\n| 1 |', 'csv', 'a\n1\n', ''],
  ['markdown', '| a |\n|---|\n| 1 |', 'yaml', '- a: "1"\n', ''],
  ['sql', 'INSERT INTO t (a) VALUES (1.0), (NULL)', 'csv', 'a\n1.0\n""\n', '1 value replaced'],
  ['sql', 'INSERT INTO t (a, b) VALUES (1.0, DEFAULT)', 'json', '[{"a":1.0}]', '1 value left out'],
  ['json', '[12345678901234567890]', 'json', '[12345678901234567890]', ''],
  ['json', '[12345678901234567890]', 'yaml', '- 12345678901234567890\n', ''],
  ['json', '[1e400]', 'jsObject', 'const rootClass = [1e400];\n', '1 number that does not fit'],
  ['json', '{"a":1,"a":2}', 'json', '{"a":2}', '1 duplicate key'],
])('%s %s to %s is %j, with the warning %j', async (source, text, target, expected, summary) => {
  const result = await convertDocument({ ...request, source, text, target, options: { indent: 'none' } });
  expect(result).toMatchObject({ ok: true, value: { files: [{ text: expected }], warnings: { summary } } });
});

describe('the name of the root class', () => {
  test.each<[TargetId]>([['csharp'], ['typescript'], ['jsObject']])('is asked for by %s', async (target) => {
    expect(await convertDocument({ ...request, text: '{}', target, rootName: ' \t' })).toEqual({
      ok: false,
      error: { code: 'blank-root-name', message: 'Give the root class a name.' },
    });
  });

  test.each<[TargetId]>([['json'], ['yaml'], ['toml'], ['csv']])('is not asked for by %s', async (target) => {
    expect(await convertDocument({ ...request, text: '{"a":1}', target, rootName: '' })).toMatchObject({ ok: true });
  });

  test('what is wrong in the document is said first: the field says the other by itself', async () => {
    expect(await convertDocument({ ...request, text: '{', target: 'csharp', rootName: '' })).toMatchObject({
      ok: false,
      error: { position: { line: 1 } },
    });
  });
});

const nested = (open: string, close: string) => (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

describe('a document may be nested as deep as both notations go', () => {
  test.each<[SourceId, TargetId, (depth: number) => string, limit: number, column: number, subject: string]>([
    ['json', 'json', nested('[', ']'), 500, 501, 'JSON can be read'],
    ['json', 'jsObject', nested('{"a":', '}'), 500, 2501, 'JSON can be read'],
    ['json', 'toml', nested('{"a":', '}'), 500, 2501, 'JSON can be read'],
    ['json', 'yaml', nested('{"a":', '}'), 150, 751, 'YAML can be written'],
    ['json', 'yaml', nested('[', ']'), 150, 151, 'YAML can be written'],
    ['json', 'typescript', nested('[', ']'), 150, 151, 'types can be made'],
    ['yaml', 'json', nested('[', ']'), 150, 151, 'YAML can be read'],
    ['jsObject', 'json', nested('[', ']'), 100, 101, 'JavaScript can be read'],
    ['jsObject', 'yaml', nested('{a:', '}'), 100, 301, 'JavaScript can be read'],
    ['toml', 'json', (depth) => `a=${nested('[', ']')(depth - 1)}`, 500, 502, 'TOML can be read'],
    ['toml', 'json', (depth) => `a=${nested('{a=', '}')(depth - 1)}`, 500, 1500, 'TOML can be read'],
    ['toml', 'json', (depth) => `${Array(depth).fill('a').join('.')} = 1`, 500, 1, 'TOML can be read'],
    ['toml', 'json', (depth) => `[${Array(depth).fill('a').join('.')}]`, 499, 2, 'TOML can be read'],
    ['toml', 'yaml', (depth) => `a=${nested('[', ']')(depth - 1)}`, 150, 152, 'YAML can be written'],
  ])('%s to %s: %#', async (source, target, textOf, limit, column, subject) => {
    expect(await convertDocument({ ...request, source, target, text: textOf(limit) })).toMatchObject({ ok: true });
    for (const depth of [limit + 1, 100_000]) {
      expect(await convertDocument({ ...request, source, target, text: textOf(depth) })).toMatchObject({
        ok: false,
        error: { code: 'too-deep', message: expect.stringContaining(subject), position: { line: 1 } },
      });
    }
    expect(await convertDocument({ ...request, source, target, text: textOf(limit + 1) })).toMatchObject({
      error: { position: { column } },
    });
  });
});

test('files can be shown one by one or all together', async () => {
  const conversion = await run({ text: '{"a":{"b":1}}', target: 'java' });
  expect(fileChoices(conversion).map(({ label }) => label)).toEqual([
    'All 3 files',
    'Converter.java',
    'RootClass.java',
    'A.java',
  ]);
  const all = resultFile(conversion, allFiles, 'RootClass');
  expect(all.name).toBe('RootClass.java');
  expect(all.text).toMatch(/^\/\/ Converter\.java\n[\s\S]*\/\/ RootClass\.java\n[\s\S]*\/\/ A\.java\n/u);
  const one = resultFile(conversion, 'A.java', 'RootClass');
  expect(one.name).toBe('A.java');
  expect(one.text).not.toContain('class RootClass');
  expect(resultFile(conversion, 'Gone.java', 'RootClass').text).toBe(all.text);
});
