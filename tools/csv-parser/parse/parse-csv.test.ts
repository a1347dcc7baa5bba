import { utf16fromString } from '@exodus/bytes/utf16.js';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test, vi } from 'vitest';
import { encodeText } from '#shared/formats/text-encoding/encode-text.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import type { ParsedCsv } from './csv-result.ts';
import { parseCsv } from './parse-csv.ts';
import { defaultOptions, type ParserOptions } from './parser-options.ts';

const context = { reportProgress: () => undefined, isStopped: () => false };

function parse(
  source: string | Blob,
  options: Partial<ParserOptions> = {},
  encoding: TextEncodingName = 'utf-8',
): Promise<ParsedCsv> {
  return parseCsv({ source, encoding, options: { ...defaultOptions, header: false, ...options } }, context);
}

function rowsOf({ table }: ParsedCsv): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) => table.row(row));
}

const problemsOf = ({ summary }: ParsedCsv) => summary.problems.map(({ code, row }) => [code, row]);

describe('RFC 4180', () => {
  test.each<[string, string, string[][]]>([
    [
      'lines of cells',
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      'no line break at the end',
      'aaa,bbb\r\nzzz,yyy',
      [
        ['aaa', 'bbb'],
        ['zzz', 'yyy'],
      ],
    ],
    ['spaces, which are part of a cell', ' a , b\r\n', [[' a ', ' b']]],
    [
      'quotes around cells',
      '"aaa","bbb"\r\nzzz,yyy',
      [
        ['aaa', 'bbb'],
        ['zzz', 'yyy'],
      ],
    ],
    [
      'line breaks, quotes and commas in quotes',
      '"aaa","b\r\nbb","c,""c"""\r\nz,y,x',
      [
        ['aaa', 'b\r\nbb', 'c,"c"'],
        ['z', 'y', 'x'],
      ],
    ],
    [
      'empty cells',
      ',,\r\n"",,""',
      [
        ['', '', ''],
        ['', '', ''],
      ],
    ],
    [
      'a quote inside a bare cell',
      'a,5" pipe\r\nb,c',
      [
        ['a', '5" pipe'],
        ['b', 'c'],
      ],
    ],
    [
      'Unicode',
      'é,😀\r\n"\u2028",ａ',
      [
        ['é', '😀'],
        ['\u2028', 'ａ'],
      ],
    ],
  ])('%s', async (_, text, expected) => {
    const parsed = await parse(text);
    expect(rowsOf(parsed)).toEqual(expected);
    expect(problemsOf(parsed)).toEqual([]);
  });
});

describe('what a value says does not change', () => {
  test('leading zeros, long digits, ids like 1e5, dates and white space stay', async () => {
    const cells = ['007', '12345678901234567890', '1e5', '01/02/2024', '1.50', '+49', 'TRUE', ' x ', '-0', '0x10'];
    expect(rowsOf(await parse(cells.join(','), { dynamicTyping: true }))).toEqual([cells]);
    expect(rowsOf(await parse(cells.join(',')))).toEqual([cells]);
  });
});

describe('line breaks', () => {
  test.each([
    ['LF', 'a,b\nc,d\n', '\n'],
    ['CR LF', 'a,b\r\nc,d\r\n', '\r\n'],
    ['CR', 'a,b\rc,d\r', '\r'],
    ['CR LF, with LF in quotes', 'a,"x\ny"\r\nc,d\r\n', '\r\n'],
    ['LF, with CR LF in quotes', 'a,"x\r\ny"\nc,d\n', '\n'],
    ['LF, with a quote that is never closed', 'a,b\nc,d\n"e,f\n', '\n'],
  ] as const)('%s', async (_, text, newline) => {
    const parsed = await parse(text);
    expect(parsed.summary).toMatchObject({ newline, isMixed: false });
    expect(rowsOf(parsed)[0]?.[0]).toBe('a');
    expect(rowsOf(parsed)[1]?.[0]).toBe('c');
  });

  test('CR LF and LF in one text both end a row', async () => {
    const parsed = await parse('a,b\r\nc,d\ne,"f\r\n"\r\n');
    expect(rowsOf(parsed)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f\r\n'],
    ]);
    expect(problemsOf(parsed)).toEqual([['MixedLineBreaks', undefined]]);
  });

  test('an option that says another than the text has is told of', async () => {
    expect(problemsOf(await parse('a,b\r\nc,d\r\n', { newline: '\n' }))[0]).toEqual(['OtherLineBreak', undefined]);
  });

  test('empty lines are rows, but for the end of the last line', async () => {
    const text = 'a\n\nb\n\n';
    expect(rowsOf(await parse(text))).toEqual([['a'], [''], ['b'], ['']]);
    expect(rowsOf(await parse(text, { skipEmptyLines: true }))).toEqual([['a'], ['b']]);
    expect(rowsOf(await parse('a,b\n , \nc,d', { skipEmptyLines: 'greedy' }))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});

describe('options', () => {
  test('comments, other quotes and escapes', async () => {
    expect(rowsOf(await parse("#no\n'a,''b',c\n", { comments: '#', quoteChar: "'", escapeChar: "'" }))).toEqual([
      ["a,'b", 'c'],
    ]);
    expect(rowsOf(await parse('"a\\"b",c\n', { escapeChar: '\\' }))).toEqual([['a"b', 'c']]);
  });

  test('fastMode reads quotes as text', async () => {
    expect(rowsOf(await parse('"a","b\n', { fastMode: true }))).toEqual([['"a"', '"b']]);
  });

  test('preview ends after so many rows, and says so only if there are more', async () => {
    const parsed = await parse('h\n1\n2\n3\n', { header: true, preview: 2 });
    expect(rowsOf(parsed)).toEqual([['1'], ['2']]);
    expect(parsed.summary.truncated).toBe('preview');
    expect((await parse('h\n1\n2\n', { header: true, preview: 2 })).summary.truncated).toBeUndefined();
  });

  test('skipFirstNLines leaves lines out', async () => {
    expect(rowsOf(await parse('x\r\ny\r\na,b', { skipFirstNLines: 2 }))).toEqual([['a', 'b']]);
    expect(rowsOf(await parse('x\ny', { skipFirstNLines: 5 }))).toEqual([]);
  });

  test('a first line sep=; is Excel’s, and no data', async () => {
    const parsed = await parse('sep=;\r\na;b,c\r\n');
    expect(rowsOf(parsed)).toEqual([['a', 'b,c']]);
    expect(parsed.summary).toMatchObject({ delimiter: ';', delimiterFrom: 'sep-line' });
    expect(rowsOf(await parse('sep=;\n1,2', { delimiter: ',' }))[0]).toEqual(['sep=;']);
  });
});

describe('the header', () => {
  test('loses no column of the same or of no name', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { summary } = await parse('a,a,,,a_1,__proto__\n1,2,3,4,5,6', { header: true });
    expect(summary.header).toEqual(['a', 'a_2', '', '_1', 'a_1', '__proto__']);
    expect(summary.renamed).toEqual([
      { index: 1, from: 'a', to: 'a_2' },
      { index: 3, from: '', to: '_1' },
    ]);
  });

  test('is not data, and rows are counted after it', async () => {
    const parsed = await parse('a,b\n1,2\n3\n', { header: true });
    expect(rowsOf(parsed)).toEqual([['1', '2'], ['3']]);
    expect(problemsOf(parsed)).toEqual([['TooFewFields', 2]]);
  });
});

describe('problems are told with their row', () => {
  test.each([
    ['a NUL in the header', 'a\0,b\n1,2', { header: true }, [['NulCharacter', 0]]],
    ['a replacement character in the header', 'a,\ufffd\n1,2', { header: true }, [['WrongEncoding', 0]]],
    [
      'both, each once a row',
      'a\0,\ufffd,b\0\nc,d,e\n\ufffd,\0,x',
      { header: false },
      [
        ['NulCharacter', 1],
        ['WrongEncoding', 1],
        ['NulCharacter', 3],
        ['WrongEncoding', 3],
      ],
    ],
    ['a carriage return in a row', 'a,b\nc,d\r\n', { header: false, newline: '\n' }, [['CarriageReturn', 2]]],
    ['a carriage return in the header', 'a,b\r\nc,d\n', { header: true, newline: '\n' }, [['CarriageReturn', 0]]],
    ['none in a row that is not read', 'a,b\nc,d\r\n', { header: false, newline: '\n', preview: 1 }, []],
  ] as const)('%s', async (_, text, options, problems) => {
    const told = problemsOf(await parse(text, options)).filter(([code]) => !String(code).endsWith('LineBreaks'));
    expect(told.toSorted()).toEqual(problems.toSorted());
  });

  test('rows that are too short, too long or empty', async () => {
    const parsed = await parse('a,b\n1,2\n3\n4,5,6\n\n7,8\n', { header: true });
    expect(problemsOf(parsed)).toEqual([
      ['TooFewFields', 2],
      ['TooManyFields', 3],
      ['EmptyLine', 4],
    ]);
    expect(parsed.summary.columnCount).toBe(3);
  });

  test('a quote that is never closed, where it opens', async () => {
    const parsed = await parse('a,b\n1,2\n3,"4\n5,6\n7,8', { header: true });
    expect(problemsOf(parsed)).toContainEqual(['MissingQuotes', 2]);
    expect(parsed.summary.problems.find(({ code }) => code === 'MissingQuotes')?.position).toEqual({
      offset: 10,
      line: 3,
      column: 3,
    });
    expect(rowsOf(parsed).at(-1)).toEqual(['3', '4\n5,6\n7,8']);
  });

  test('a quote in a quoted cell, once a cell', async () => {
    const parsed = await parse('a,b\n"x" y "z" w,2\n3,4\n');
    expect(problemsOf(parsed).filter(([code]) => code === 'InvalidQuotes')).toEqual([['InvalidQuotes', 2]]);
  });

  test('in later pieces of a large text too, and only once', async () => {
    const lines = Array.from({ length: 400_000 }, (_, row) => `${row},"value ${row}"`);
    lines[399_990] = '399990,"x" y';
    lines[399_995] = '1,2,3';
    const parsed = await parse(`${lines.join('\n')}\n`);
    expect(parsed.summary.rowCount).toBe(399_999);
    expect(problemsOf(parsed)).toContainEqual(['InvalidQuotes', 399_991]);
    const place = parsed.summary.problems.find(({ code }) => code === 'InvalidQuotes')?.position;
    expect(place).toMatchObject({ line: 399_991, column: 8 });
  });

  test('also if there are a hundred thousand, without looking at the text for each', async () => {
    const { summary } = await parse('é\r\n"x" y",2\r\n'.repeat(100_000));
    expect(summary.problemCounts).toMatchObject({ InvalidQuotes: 100_000 });
    const places = summary.problems.flatMap(({ position }) => (position === undefined ? [] : [position]));
    expect(places).toHaveLength(200);
    expect(places[0]).toEqual({ offset: 3, line: 2, column: 1 });
    expect(places[199]).toEqual({ offset: 199 * 13 + 3, line: 400, column: 1 });
  });

  test('a row that goes on for too long ends the work', async () => {
    const parsed = await parse(`a,b\nc,"d\n${'e,f\n'.repeat(5_000_000)}`, { header: true });
    expect(problemsOf(parsed)).toContainEqual(['RowTooLong', 1]);
    expect(parsed.summary).toMatchObject({ rowCount: 0, truncated: 'row-too-long' });
  });

  test('a table that takes too much memory ends with the rows so far', async () => {
    const source = 'abc,def\n'.repeat(1_000_000);
    const { summary } = await parseCsv(
      { source, encoding: 'utf-8', options: { ...defaultOptions, header: false } },
      { ...context, memoryLimit: 5_000_000 },
    );
    expect(summary.truncated).toBe('memory');
    expect(summary.rowCount).toBeGreaterThan(1000);
    expect(summary.rowCount).toBeLessThan(1_000_000);
  });

  test('all are counted, the first of each kind are listed', async () => {
    const { summary } = await parse(`a,b\n${'1\n'.repeat(5000)}1,2,3\n`, { header: true, delimiter: ',' });
    expect(summary.problemCounts).toEqual({ TooFewFields: 5000, TooManyFields: 1 });
    expect(summary.problems).toHaveLength(201);
  });
});

test('stopped work gives the rows so far', async () => {
  let pieces = 0;
  const source = new Blob(['abc,def\n'.repeat(1_000_000)]);
  const { summary, table } = await parseCsv(
    { source, encoding: 'utf-8', options: { ...defaultOptions, header: false } },
    {
      reportProgress: () => {
        pieces += 1;
      },
      isStopped: () => pieces === 2,
    },
  );
  expect(summary.truncated).toBe('stopped');
  expect(table.rowCount).toBeGreaterThan(100_000);
  expect(table.rowCount).toBeLessThan(1_000_000);
  expect(table.row(table.rowCount - 1)).toEqual(['abc', 'def']);
});

describe('encodings', () => {
  const text = 'name,town\r\nZoë,Köln\r\n';
  const bytes = async (value: string, encoding: TextEncodingName) => {
    const encoded = await encodeText(value, encoding);
    return encoded.ok ? encoded.value.bytes : new Uint8Array();
  };

  test.each<[TextEncodingName, string]>([
    ['utf-8', text],
    ['utf-16le', text],
    ['utf-16be', text],
    ['windows-1252', text],
    ['iso-8859-15', 'a,b\n€,ž\n'],
    ['windows-1251', 'имя,город\nАда,Лондон\n'],
    ['shift_jis', '名前,町\nエイダ,ロンドン\n'],
    ['euc-jp', '名前,町\nエイダ,ロンドン\n'],
    ['gb18030', '姓名,城市\n艾达,伦敦😀\n'],
    ['gbk', '姓名,城市\n艾达,伦敦\n'],
    ['big5', '姓名,城市\n艾達,倫敦\n'],
    ['euc-kr', '이름,도시\n에이다,런던\n'],
    ['koi8-r', 'имя,город\nАда,Лондон\n'],
  ])('%s', async (encoding, content) => {
    const parsed = await parse(new Blob([await bytes(content, encoding)]), {}, encoding);
    expect(Papa.unparse(rowsOf(parsed), { newline: '\n' })).toBe(content.replaceAll('\r\n', '\n').trimEnd());
    expect(parsed.summary).toMatchObject({ encoding, hasByteOrderMark: false, likelyEncodings: [], problems: [] });
  });

  test.each<[string, TextEncodingName, Uint8Array<ArrayBuffer>]>([
    ['UTF-8', 'utf-8', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16LE', 'utf-16le', utf16fromString(`\ufeff${text}`, 'uint8-le')],
    ['UTF-16BE', 'utf-16be', utf16fromString(`\ufeff${text}`, 'uint8-be')],
  ])('a byte order mark of %s wins over the choice', async (_, encoding, content) => {
    const parsed = await parse(new Blob([content]), { header: true }, 'shift_jis');
    expect(parsed.summary).toMatchObject({ encoding, hasByteOrderMark: true, header: ['name', 'town'], problems: [] });
    expect(rowsOf(parsed)).toEqual([['Zoë', 'Köln']]);
  });

  test.each<[TextEncodingName, TextEncodingName, string]>([
    ['windows-1252', 'utf-8', text],
    ['windows-1251', 'utf-8', 'имя,город\nАда,Лондон\n'],
    ['shift_jis', 'utf-8', '名前,町\nエイダ,ロンドン\n'],
    ['euc-kr', 'utf-8', '이름,도시\n에이다,런던\n'],
    ['gb18030', 'utf-8', '姓名,城市\n艾达,伦敦\n'],
    ['utf-8', 'windows-1252', text],
    ['utf-8', 'shift_jis', text],
    ['utf-16le', 'utf-8', text],
    ['utf-16be', 'windows-1252', text],
    ['utf-8', 'utf-16le', 'a,b\nc,d\n'],
  ])('a file of %s read as %s is told of', async (real, chosen, content) => {
    const { summary } = await parse(new Blob([await bytes(content, real)]), {}, chosen);
    expect(summary.likelyEncodings).toContain(real);
  });

  test('bytes of another encoding are told with their row', async () => {
    const parsed = await parse(new Blob([await bytes('a,b\n1,2\n3,é\n4,5\nü,6\n', 'windows-1252')]), { header: true });
    expect(problemsOf(parsed)).toEqual([
      ['WrongEncoding', 2],
      ['WrongEncoding', 4],
    ]);
  });

  test('a character that is cut by the end of a piece is whole', async () => {
    const content = `a,b\n${'漢字,😀é\n'.repeat(400_000)}`;
    const parsed = await parse(new Blob([content]));
    expect(parsed.summary).toMatchObject({ rowCount: 400_001, problems: [] });
    expect(parsed.table.row(400_000)).toEqual(['漢字', '😀é']);
  });
});

test('what is written is read again', async () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\t', '|', '\r', '\n', "'", '=', '1', 'é', '😀') }),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(',', ';', '\t', '|', '~'),
      fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const),
      fc.boolean(),
      async (rows, delimiter, newline, isFile) => {
        const text = Papa.unparse(rows, { delimiter, newline });
        fc.pre(!text.startsWith('\ufeff'));
        const parsed = await parse(isFile ? new Blob([text]) : text, { delimiter, newline });
        expect(rowsOf(parsed)).toEqual(rows);
      },
    ),
    { numRuns: 100 },
  );
});

test('an empty text has no rows', async () => {
  expect((await parse('')).summary).toMatchObject({ rowCount: 0, columnCount: 0, problems: [] });
  expect((await parse(new Blob([]))).summary).toMatchObject({ rowCount: 0, problems: [] });
  expect((await parse('\ufeff')).summary.rowCount).toBe(0);
});
