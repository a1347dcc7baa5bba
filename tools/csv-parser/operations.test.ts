import { describe, expect, test } from 'vitest';
import { operationContext } from '#tests/support/operations/operation-context.ts';
import { inputFor, operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { readOptions } from '#tools/define-operation.ts';
import { operations } from './operations.ts';

async function answer(id: string, input: string | Uint8Array<ArrayBuffer>, options = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : { ...result.error, text: result.error.code };
}

test.each([
  ['csv.to-json', 'a,b\n1,x', {}, '[\n  {"a":"1","b":"x"}\n]\n'],
  ['csv.to-json', 'a,b\n1,x', { header: false }, '[\n  ["a","b"],\n  ["1","x"]\n]\n'],
  ['csv.to-json', 'a,b\n1,x', { header: true, dynamicTyping: { a: true } }, '[\n  {"a":1,"b":"x"}\n]\n'],
  ['csv.to-json', '# a\n1;2', { comments: true, delimiter: ';' }, '[\n  ["1","2"]\n]\n'],
  ['csv.to-json', '', {}, '[\n]\n'],
  ['csv.to-json', Uint8Array.of(0xe9), { encoding: 'windows-1252' }, '[\n  ["é"]\n]\n'],
  ['csv.to-ndjson', 'a\n1\n2', { header: true }, '{"a":"1"}\n{"a":"2"}\n'],
  ['csv.to-ndjson', 'a\n1\n2\n3', { header: true, preview: 1 }, '{"a":"1"}\n'],
  ['csv.to-markdown', 'a,b\n1,x|y', { header: true }, '| a | b |\n| --- | --- |\n| 1 | x\\|y |\n'],
  ['csv.to-csv', 'a,b', { exportDelimiter: '|', quotes: 'all', lineBreak: '\n' }, '"a"|"b"'],
  ['csv.to-csv', 'a,b', { hasByteOrderMark: true, lineBreak: '\n' }, '\ufeffa;b'],
  ['csv.to-csv', '=1+1', { escapeFormulae: true, lineBreak: '\n' }, `"'=1+1"`],
  ['csv.to-tsv', 'a;b', { lineBreak: '\n' }, 'a\tb'],
])('%s of %j %j', async (id, input, options, text) => {
  expect((await answer(id, input, options)).text.trimEnd()).toBe(text.trimEnd());
});

test.each([
  ['mysql', 'INSERT INTO `my_table` (`a`) VALUES\n'],
  ['sqlserver', 'INSERT INTO [my_table] ([a]) VALUES\n'],
])('csv.to-sql for %s', async (dialect, start) => {
  const { text } = await answer('csv.to-sql', 'a\n1', { header: true, dialect });
  expect(text.slice(0, start.length)).toBe(start);
});

describe('notes say', () => {
  test.each([
    ['the delimiter', 'a;b\n1;2', {}, 'The delimiter is guessed: ; (semicolon).'],
    ['what is renamed', 'a,a\n1,2', { header: true }, 'Column 2, “a”, is renamed to “a_1”.'],
    ['a header that is guessed', 'a,b\n1,2', {}, 'The first row is treated as a header, because it looks like one.'],
    ['what is cut', 'a,b\n1,2\n3,4', { preview: 1 }, 'Only 1 row was read, as the option preview says.'],
    ['a row that is too short', 'a,b\n1,2\n3', { header: true }, 'Row 2: Too few fields: expected 2 but found 1.'],
    [
      'what stays text',
      'a\n007',
      { header: true, dynamicTyping: true },
      '1 value stays text, since a type would change what it says: 007.',
    ],
  ])('%s', async (_, input, options, note) => {
    expect(await answer('csv.to-json', input, options)).toMatchObject({ notes: expect.arrayContaining([note]) });
  });

  test('which encoding it may be', async () => {
    const bytes = Uint8Array.from('caf\u00e9;cr\u00e8me\n'.repeat(20), (character) => character.charCodeAt(0));
    expect(await answer('csv.to-json', bytes)).toMatchObject({
      notes: expect.arrayContaining([expect.stringMatching(/^The file seems to be in another encoding: windows-1252/)]),
    });
  });
});

test.each([
  [{ delimiter: '\n' }, 'delimiter must be a string without line breaks and double quotes, or "" to have it guessed.'],
  [{ quoteChar: 'ab' }, /^quoteChar must be one character/],
  [{ comments: ';', delimiter: ';' }, 'comments and delimiter must differ.'],
  [{ preview: -1 }, 'Rows to read must be at least 0; this is -1.'],
])('refuses the options %j', async (options, message) => {
  expect(await answer('csv.to-json', 'a', options)).toMatchObject({
    code: 'bad-option',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

test('csv.statistics describes each column', async () => {
  const { text } = await answer('csv.statistics', 'n,t\n1.5,x\n2.5,\n', { header: true });
  expect(JSON.parse(text)).toMatchObject([
    { column: 'n', filled: 2, empty: 0, distinct: 2, minimum: '1.5', maximum: '2.5', sum: 4, mean: 2, mark: '.' },
    { column: 't', filled: 1, empty: 1, longest: 1, longestRow: 1 },
  ]);
});

test('csv.statistics tells how it read ambiguous numbers', async () => {
  const operation = operationOf(operations, 'csv.statistics');
  const options = { header: true, delimiter: ';' };
  const result = await runOperation(operation, 'a;b;c;d\n1,234;1.234;1,5;1,234\n2,345;2.345;2,5;2.345\n', options);
  expect(result).toMatchObject({
    ok: true,
    value: {
      notes: [
        'Numbers in the column a such as 1,234 are read as whole numbers, with a separator between thousands.',
        'Numbers in the column d have both marks before three digits: one is read as a separator between thousands, the other as the decimal mark.',
        'Numbers in the column b such as 1.234 are read as decimals.',
      ],
    },
  });
});

test('an abort ends the work', async () => {
  const operation = operationOf(operations, 'csv.to-json');
  expect(await runOperation(operation, 'a;b\n'.repeat(100_000), {}, AbortSignal.abort())).toMatchObject({
    ok: false,
    error: { code: 'cancelled' },
  });
});

test('progress goes up to the end, and a large result is streamed', async () => {
  const operation = operationOf(operations, 'csv.to-json');
  const seen: number[] = [];
  const context = operationContext({ reportProgress: (fraction) => seen.push(fraction) });
  const input = inputFor(operation, `${'x'.repeat(98)};\n`.repeat(200_000));
  const read = readOptions(operation.options);
  const result = read.ok ? await operation.run(input, read.value, context) : read;
  expect(result.ok && result.value.data).toBeInstanceOf(ReadableStream);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});
