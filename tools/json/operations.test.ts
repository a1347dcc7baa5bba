import { describe, expect, test } from 'vitest';
import { operationContext } from '#tests/support/operations/operation-context.ts';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

async function answer(id: string, input: string, options = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : { ...result.error, text: result.error.code };
}

describe('json.format, json.minify and json.query', () => {
  test.each([
    ['json.format', '{"a":[1.0]}', {}, '{\n  "a": [\n    1.0\n  ]\n}'],
    ['json.format', '{"a":1}', { indent: 'tab' }, '{\n\t"a": 1\n}'],
    ['json.format', '\ufeff[]', { indent: 4 }, '[]'],
    ['json.format', '"\ufeffé"', {}, '"\ufeffé"'],
    ['json.format', '{"a":1}', { indent: 3 }, 'bad-option'],
    ['json.format', '"\ud800"', {}, 'lone-surrogate'],
    ['json.minify', '{ "b": 12345678901234567890, "a": 1e2 }', {}, '{"b":12345678901234567890,"a":1e2}'],
    ['json.minify', '{ "b": 1, "a": 2 }', { sortKeys: true }, '{"a":2,"b":1}'],
    ['json.query', '{"a":{"b":[1,2]}}', { query: '$..b[1]', layout: 'minified' }, '[2]'],
    ['json.query', '{"a":1}', { layout: 'minified' }, '{"a":1}'],
    ['json.query', '{"a":1}', { query: '$[' }, 'invalid-query'],
  ])('%s of %j %j', async (id, input, options, text) => {
    expect(await answer(id, input, options)).toMatchObject({ text });
  });

  test('say where the text is wrong', async () => {
    expect(await answer('json.minify', '{\n  "a": 1,\n}')).toMatchObject({
      position: { offset: 10, line: 2, column: 9 },
    });
  });

  test('note what JavaScript would lose', async () => {
    expect(await answer('json.minify', '{"a":1,"a":12345678901234567890}')).toMatchObject({
      notes: [
        'Line 1, column 8: The key "a" is also on line 1; JavaScript keeps only the last one.',
        'Line 1, column 12: 12345678901234567890 would become 12345678901234567000.',
      ],
    });
    expect(await answer('json.query', '{}', { query: '$.a' })).toMatchObject({ notes: ['Nothing matches the query.'] });
  });

  test('give a result as bytes that a string may not hold', async () => {
    const text = `["${'a'.repeat(17_000_000)}"]`;
    const operation = operationOf(operations, 'json.minify');
    const result = await operation.run(text, { sortKeys: false }, operationContext());
    const data = result.ok ? result.value.data : '';
    expect(data).toBeInstanceOf(Uint8Array);
    expect(data).toHaveLength(text.length);
  });
});

describe('json.convert', () => {
  test.each([
    ['{"a":1}', { target: 'toml' }, { text: 'a = 1\n', fileName: 'RootClass.toml', mediaType: 'application/toml' }],
    ['a: [1, 2]', { source: 'yaml', target: 'json', choices: { indent: 'none' } }, { text: '{"a":[1,2]}' }],
    ['{a: "b"}', { source: 'jsObject', target: 'yaml' }, { text: 'a: b\n', mediaType: 'application/yaml' }],
    ['[{"a":1}]', { target: 'csv' }, { text: 'a\n1\n', fileName: 'RootClass.csv', mediaType: 'text/csv' }],
    ['[1]', { target: 'jsObject', rootName: 'list' }, { text: 'const list = [\n  1,\n];\n' }],
    ['{"a":1}', {}, { text: expect.stringContaining('class RootClass'), fileName: 'RootClass.cs' }],
    ['{"a":1}', { rootName: ' ' }, { code: 'blank-root-name' }],
    ['{"a":}', {}, { position: { offset: 5 } }],
    ['{}', { target: 'cobol' }, { code: 'bad-option' }],
    [
      '{}',
      { target: 'toml', choices: { indent: '2' } },
      { message: 'The target has no option “indent”. It has none.' },
    ],
    ['{}', { target: 'json', choices: { indent: '3' } }, { message: 'choices.indent must be one of 2, 4, tab, none.' }],
    [
      '{}',
      { target: 'csharp', choices: { allPropertiesOptional: 'yes' } },
      { message: 'choices.allPropertiesOptional must be true or false.' },
    ],
  ])('%j %j', async (input, options, expected) => {
    expect(await answer('json.convert', input, options)).toMatchObject(expected);
  });

  test('notes what is lost', async () => {
    expect(await answer('json.convert', '{"a":1,"a":2}', { target: 'yaml' })).toMatchObject({
      notes: [expect.stringMatching(/^Line 1, column 8: /)],
    });
  });
});

test.each([
  ["{'a': None}", { text: '{"a": null}' }],
  ['{"a":1}\n{"a":2}', { text: '[\n{"a":1},\n{"a":2}\n]' }],
  [
    '[1,,2]',
    {
      text: '[1,null,2]',
      notes: ['Some repairs are guesses: check the changes.', expect.stringContaining('became null')],
    },
  ],
  ['{"a":1}', { text: '{"a":1}', notes: ['The text was valid JSON already.'] }],
  ['', { code: 'unrepairable', position: { offset: 0 } }],
])('json.repair of %j', async (input, expected) => {
  expect(await answer('json.repair', input)).toMatchObject(expected);
});
