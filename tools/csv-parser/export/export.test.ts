import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { ParsedSummary } from '../parse/csv-result.ts';
import { StoppedError } from '../table/pacer.ts';
import { PackedTable } from '../table/packed-table.ts';
import { defaultExportOptions, type ExportFormat, type ExportOptions, exportFormats } from './export-options.ts';
import { createWriter, exportExcerpt, exportRows } from './export-rows.ts';
import type { TableShape } from './row-writer.ts';
import { writeResult } from './write-result.ts';

const context = { reportProgress: () => undefined, isStopped: () => false };

interface Setup extends Partial<ExportOptions> {
  readonly header?: string[];
  readonly isTyped?: boolean;
  readonly rows?: Uint32Array;
}

async function write(format: ExportFormat, cells: string[][], setup: Setup = {}): Promise<string> {
  const { header, isTyped = false, rows, ...options } = setup;
  const table = new PackedTable();
  table.append(cells);
  const shape: TableShape = {
    header,
    columnCount: Math.max(table.widest, header?.length ?? 0),
    isTyped: () => isTyped,
  };
  const writer = createWriter(format, shape, { ...defaultExportOptions, ...options });
  const blob = await exportRows(table, rows, writer, 'text/plain', context);
  // Blob.text would drop a byte order mark.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}

const header = ['id', 'name'];

describe('JSON', () => {
  test('objects by the names of the columns, arrays without', async () => {
    expect(
      JSON.parse(
        await write(
          'json',
          [
            ['1', 'a"\n'],
            ['2', 'é😀'],
          ],
          { header },
        ),
      ),
    ).toEqual([
      { id: '1', name: 'a"\n' },
      { id: '2', name: 'é😀' },
    ]);
    expect(JSON.parse(await write('json', [['1', 'a'], ['2']]))).toEqual([['1', 'a'], ['2']]);
    expect(await write('json', [], { header })).toBe('[\n]\n');
  });

  test('cells that are missing, or too many, as PapaParse gives them', async () => {
    expect(JSON.parse(await write('json', [['1'], ['2', 'b', 'c', 'd']], { header }))).toEqual([
      { id: '1' },
      { id: '2', name: 'b', __parsed_extra: ['c', 'd'] },
    ]);
    const twice = await write('json', [['1', '2']], { header: ['__parsed_extra'] });
    expect(JSON.parse(twice)).toEqual([{ __parsed_extra: '1', __parsed_extra_: ['2'] }]);
  });

  test('a column called __proto__ is one as any other', async () => {
    const [row] = JSON.parse(await write('json', [['1', '2']], { header: ['__proto__', 'constructor'] })) as object[];
    expect(Object.entries(row ?? {})).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
    expect(({} as Record<string, unknown>)['1']).toBeUndefined();
  });

  test('types where they lose nothing', async () => {
    const cells = [['1.50', '007', '', 'TRUE', '12345678901234567890', '1e5']];
    expect(await write('ndjson', cells, { isTyped: true })).toBe(
      '[1.50,"007",null,true,"12345678901234567890","1e5"]\n',
    );
  });

  test('is read back as it was, by JSON.parse', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        async (cells) => {
          expect(JSON.parse(await write('json', cells))).toEqual(cells);
          const lines = (await write('ndjson', cells)).split('\n').slice(0, -1);
          expect(lines.map((line) => JSON.parse(line))).toEqual(cells);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('CSV and TSV', () => {
  test.each<[string, Setup, string]>([
    ['by semicolons', {}, 'id;name\r\n1;"a;b"\r\n'],
    ['by tabs', { delimiter: '\t' }, 'id\tname\r\n1\ta;b\r\n'],
    ['all in quotes', { quotes: 'all' }, '"id";"name"\r\n"1";"a;b"\r\n'],
    ['with LF', { lineBreak: '\n' }, 'id;name\n1;"a;b"\n'],
    ['with a byte order mark', { hasByteOrderMark: true }, '\ufeffid;name\r\n1;"a;b"\r\n'],
    ['without a header', { hasHeader: false }, '1;"a;b"\r\n'],
  ])('%s', async (_, setup, expected) => {
    expect(await write('csv', [['1', 'a;b']], { header, ...setup })).toBe(expected);
  });

  test('TSV', async () => {
    expect(
      await write('tsv', [
        ['1', 'a\tb'],
        ['2', 'c;d'],
      ]),
    ).toBe('1\t"a\tb"\r\n2\tc;d\r\n');
  });

  test('an empty cell alone in its row is not an empty line', async () => {
    expect(await write('csv', [['a'], [''], ['b']])).toBe('a\r\n""\r\nb\r\n');
  });

  test('formulas are disarmed on request, numbers are none', async () => {
    const cells = ['=1+1', '+49 170', '-1+2', '@x', '\tx', '=1\n2', '＝1', '-5', '+1.5', 'a=b', ''];
    const text = await write('csv', [cells], { escapeFormulae: true, delimiter: ',' });
    expect(Papa.parse(text.trimEnd(), { delimiter: ',', newline: '\r\n' }).data).toEqual([
      ["'=1+1", "'+49 170", "'-1+2", "'@x", "'\tx", "'=1\n2", "'＝1", '-5', '+1.5', 'a=b', ''],
    ]);
    expect(await write('csv', [['=1+1']])).toBe('=1+1\r\n');
  });

  test('are read back as they were', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\r', '\n', ' ', '=', '😀') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n' as const, '\r\n' as const),
        fc.constantFrom('needed' as const, 'all' as const),
        async (cells, delimiter, lineBreak, quotes) => {
          const text = await write('csv', cells, { delimiter, lineBreak, quotes });
          const { data } = Papa.parse(text, { delimiter, newline: lineBreak });
          // The line break at the end is parsed as an additional row.
          expect(data.slice(0, -1)).toEqual(cells);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('Markdown', () => {
  test('cells show their text as it is', async () => {
    const text = await write('markdown', [['a|b', '*x* <b>\r\ny\\'], ['1']], { header: ['id', ''] });
    expect(text).toBe('| id | Column 2 |\n| --- | --- |\n| a\\|b | \\*x\\* \\<b\\><br>y\\\\ |\n| 1 |  |\n');
  });

  test('names columns by their number where there is no header', async () => {
    expect(await write('markdown', [['1', '2']])).toBe('| Column 1 | Column 2 |\n| --- | --- |\n| 1 | 2 |\n');
  });
});

test('HTML is text, never markup', async () => {
  const text = await write('html', [['<script>alert(1)</script>', '"&\''], ['x']], { header: ['<a>', 'b'] });
  expect(text).toContain('<meta charset="utf-8">');
  expect(text).toContain('<th scope="col">&lt;a&gt;</th>');
  expect(text).toContain("<td>&lt;script&gt;alert(1)&lt;/script&gt;</td><td>&quot;&amp;'</td>");
  expect(text).toContain('<tr><td>x</td><td></td></tr>');
});

describe('SQL', () => {
  test('doubles quotes, and has NULL for what is missing', async () => {
    expect(
      await write('sql', [['1', "O'Hara\\"], ['2']], { header: ['id', 'na"me'], tableName: 'public.people' }),
    ).toBe(`INSERT INTO "public"."people" ("id", "na""me") VALUES\n  ('1', 'O''Hara\\'),\n  ('2', NULL);\n`);
  });

  test.each([
    ['mysql', "INSERT INTO `t` (`a``b`) VALUES\n  ('x''\\\\');\n"],
    ['sqlserver', "INSERT INTO [t] ([a`b]) VALUES\n  (N'x''\\');\n"],
    ['sqlite', `INSERT INTO "t" ("a\`b") VALUES\n  ('x''\\');\n`],
  ] as const)('as %s takes it', async (dialect, expected) => {
    expect(await write('sql', [["x'\\"]], { header: ['a`b'], dialect, tableName: 't' })).toBe(expected);
  });

  test('empty cells as the user wishes, types where they are asked for', async () => {
    expect(await write('sql', [['', 'b']], { isEmptyNull: true, tableName: 't' })).toContain("(NULL, 'b')");
    expect(await write('sql', [['', 'b']], { tableName: 't' })).toContain("('', 'b')");
    const typed = await write('sql', [['1', 'true', '007', '']], { isTyped: true, dialect: 'sqlserver' });
    expect(typed).toContain("(1, 1, N'007', NULL)");
  });

  test('begins an INSERT after so many rows', async () => {
    const cells = Array.from({ length: 5 }, (_, row) => [String(row)]);
    const text = await write('sql', cells, { batchSize: 2, tableName: 't' });
    expect(text.match(/INSERT/g)).toHaveLength(3);
    expect(text.match(/;$/gm)).toHaveLength(3);
    expect(text.endsWith("  ('4');\n")).toBe(true);
  });

  test('columns have names of their own, without regard to case', async () => {
    expect(await write('sql', [['1', '2', '3', '4']], { header: ['a', 'A', '', 'column_3'] })).toContain(
      '("a", "A_2", "column_3", "column_3_2")',
    );
  });
});

describe('all formats', () => {
  test.each(exportFormats.map(({ value }) => value))('%s of the rows of a view, in its order', async (format) => {
    const text = await write(format, [['first'], ['second'], ['third']], { rows: Uint32Array.of(2, 0) });
    expect(text).not.toContain('second');
    expect(text.indexOf('third')).toBeLessThan(text.indexOf('first'));
  });

  test('an excerpt is a whole document', () => {
    const table = new PackedTable();
    table.append(Array.from({ length: 1000 }, (_, row) => [`row ${row}`]));
    const shape = { header: ['a'], columnCount: 1, isTyped: () => false };
    const json = exportExcerpt(table, undefined, createWriter('json', shape, defaultExportOptions), 200);
    expect(JSON.parse(json.text)).toHaveLength(json.rowCount);
    expect(json.rowCount).toBeLessThan(20);
    const sql = exportExcerpt(table, undefined, createWriter('sql', shape, defaultExportOptions), 200);
    expect(sql.text.endsWith(');\n')).toBe(true);
  });

  test('end if they are stopped', async () => {
    const table = new PackedTable();
    table.append(Array.from({ length: 200_000 }, (_, row) => [`a value of some length in row ${row}`]));
    const writer = createWriter(
      'html',
      { header: undefined, columnCount: 1, isTyped: () => false },
      defaultExportOptions,
    );
    await expect(exportRows(table, undefined, writer, '', { ...context, isStopped: () => true })).rejects.toThrow(
      StoppedError,
    );
  });
});

test('the result with metadata is JSON as PapaParse gives it', async () => {
  const table = new PackedTable();
  table.append([['1', '2'], ['3']]);
  const summary: ParsedSummary = {
    delimiter: ';',
    delimiterFrom: 'guess',
    newline: '\r\n',
    isMixed: false,
    hasByteOrderMark: false,
    likelyEncodings: [],
    rowCount: 2,
    columnCount: 2,
    header: ['a', 'b'],
    headerFrom: 'options',
    renamed: [],
    problems: [{ type: 'FieldMismatch', code: 'TooFewFields', message: 'Too few', row: 2 }],
    problemCounts: { TooFewFields: 1 },
    byteLength: 0,
  };
  const rows = createWriter('json', { header: ['a', 'b'], columnCount: 2, isTyped: () => false }, defaultExportOptions);
  const blob = await exportRows(table, undefined, writeResult(summary, rows), 'application/json', context);
  expect(JSON.parse(await blob.text())).toEqual({
    meta: {
      delimiter: ';',
      linebreak: '\r\n',
      aborted: false,
      truncated: false,
      fields: ['a', 'b'],
      renamedHeaders: null,
      rows: 2,
      columns: 2,
    },
    errors: [{ type: 'FieldMismatch', code: 'TooFewFields', message: 'Too few', row: 1 }],
    data: [{ a: '1', b: '2' }, { a: '3' }],
  });
});
