import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { convertDocument } from '../convert-document.ts';
import type { OptionChoices } from '../option-fields.ts';

async function run(text: string, options: OptionChoices = {}) {
  return convertDocument({ text, source: 'json', target: 'csv', rootName: '', options });
}

async function csvOf(text: string, options: OptionChoices = {}): Promise<string> {
  const result = await run(text, options);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value.files[0]?.text ?? '';
}

describe('a list becomes a table', () => {
  test.each<[string, string, OptionChoices]>([
    ['[]', '', {}],
    ['[{},{}]', '', {}],
    ['[[]]', '', {}],
    ['[{"a":1.0,"b":"x"},{"b":"y","c":true}]', 'a,b,c\n1.0,x,\n,y,true\n', {}],
    ['[{"id":12345678901234567890,"n":1e400}]', 'id,n\n12345678901234567890,1e400\n', {}],
    ['[{"a":{"b":1,"c":{"d":2}}}]', 'a.b,a.c.d\n1,2\n', {}],
    ['[{"a":{"b":1}}]', 'a\n"{""b"":1}"\n', { nested: 'json' }],
    ['[{"a":{},"b":[]}]', 'a,b\n{},[]\n', {}],
    ['[{"a":[1,{"b":2}]}]', 'a\n"[1,{""b"":2}]"\n', {}],
    ['[[1,"two"],[3]]', '1,two\n3,\n', {}],
    ['["a","b c"]', 'value\na\nb c\n', {}],
    ['[null]', 'value\n""\n', {}],
    ['{"a":1,"b":"x"}', 'a,b\n1,x\n', {}],
    ['[{"a":1,"b":2}]', 'a;b\n1;2\n', { delimiter: 'semicolon' }],
    ['[{"a":1,"b":"2,5"}]', 'a\tb\n1\t2,5\n', { delimiter: 'tab' }],
    ['[{"a":"say \\"hi\\"","b":"two\\nlines","c":"1,5"}]', 'a,b,c\n"say ""hi""","two\nlines","1,5"\n', {}],
    ['[{"ключ":"значение","💡":"é"}]', 'ключ,💡\nзначение,é\n', {}],
  ])('%s: %j', async (text, expected, options) => {
    expect(await csvOf(text, options)).toBe(expected);
  });

  test('an empty text differs from a value that is missing or null', async () => {
    expect(await csvOf('[{"a":"","b":1},{"b":2},{"a":null,"b":3}]')).toBe('a,b\n"",1\n,2\n,3\n');
  });
});

describe('what a table cannot hold is told, with its path', () => {
  test.each([
    ['[{"a":null}]', '1 value replaced', '$[0].a', 'null became an empty cell: CSV has no null.'],
    ['[{"a":1},{"a":[1]}]', '1 value replaced', '$[1].a', 'This list became JSON in its cell.'],
    [
      '[{"a.b":1,"a":{"b":2}}]',
      '1 key changed',
      '$[0].a.b',
      'The column is called “a.b (2)”: another is called “a.b”.',
    ],
    ['{"a":{"b":null}}', '1 value replaced, 1 note', '$.a.b', 'null became an empty cell: CSV has no null.'],
  ])('%s', async (text, summary, path, message) => {
    const result = await run(text);
    expect(result).toMatchObject({ ok: true, value: { warnings: { summary } } });
    expect(result.ok ? result.value.warnings.listed : []).toContainEqual({ path, text: message });
  });

  test('one object is one row, and a list in it may be what was meant', async () => {
    expect(await run('{"total":1,"items":[{"a":1}]}')).toMatchObject({
      value: { warnings: { listed: expect.arrayContaining([{ text: expect.stringContaining('rows of $.items') }]) } },
    });
  });
});

test.each([
  ['1', 'not-a-table', 'CSV has rows, and this is a single value. Put it in a list: [{…}, …].'],
  [
    '[{"a":1},2]',
    'mixed-rows',
    '$[1] is a single value, and the rows before it are not: each was an object. Convert rows of one kind.',
  ],
  [
    '[[1],{"a":1}]',
    'mixed-rows',
    '$[1] is an object, and the rows before it are not: each was a list. Convert rows of one kind.',
  ],
])('%s is refused', async (text, code, message) => {
  expect(await run(text)).toEqual({ ok: false, error: { code, message } });
});

test('a table of more cells than memory holds is refused before it is made', async () => {
  const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ [`key${index}`]: 1 })));
  expect(await run(text)).toMatchObject({ ok: false, error: { code: 'too-many-cells' } });
});

test('every text comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), { minLength: 1 }),
      fc.constantFrom('comma', 'semicolon', 'tab'),
      async (rows, delimiter) => {
        const text = await csvOf(JSON.stringify(rows.map(([a, b]) => ({ a, b }))), { delimiter });
        const delimiters: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t' };
        const parsed = Papa.parse(text.slice(0, -1), {
          delimiter: delimiters[delimiter] ?? '',
          newline: '\n',
        });
        expect(parsed.data).toEqual([['a', 'b'], ...rows]);
      },
    ),
  );
});
