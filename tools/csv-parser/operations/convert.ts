import * as v from 'valibot';
import { ok, type Result } from '#shared/result.ts';
import { longestText } from '#shared/text-checks.ts';
import {
  defineOperation,
  type MediaType,
  type OperationContext,
  type OperationOutput,
} from '#tools/define-operation.ts';
import { withNotes } from '#tools/place-note.ts';
import {
  batchSizes,
  defaultExportOptions,
  type ExportFormat,
  type ExportOptions,
  exportDelimiters,
  exportFormats,
  sqlDialects,
} from '../export/export-options.ts';
import { notesOf, type ParsingChoices, parseTable, parsingEntries } from './parsing.ts';

const accepts = ['text/csv', 'text/tab-separated-values', 'text/plain'] as const;
const initial = defaultExportOptions;

const hasHeader = v.optional(
  v.pipe(
    v.boolean(),
    v.title('Write the header'),
    v.description('Starts with the column names, if the first row is a header.'),
  ),
  initial.hasHeader,
);
const escapeFormulae = v.optional(
  v.pipe(
    v.boolean(),
    v.title('Disarm formulas'),
    v.description('Puts an apostrophe before each cell that a spreadsheet would run as a formula.'),
  ),
  initial.escapeFormulae,
);
const quotes = v.optional(v.pipe(v.picklist(['needed', 'all']), v.title('Quotes')), initial.quotes);
const lineBreak = v.optional(
  v.pipe(v.picklist(['\r\n', '\n']), v.title('Line break of the result')),
  initial.lineBreak,
);
const hasByteOrderMark = v.optional(
  v.pipe(v.boolean(), v.title('Byte order mark (for Excel)')),
  initial.hasByteOrderMark,
);

export const toJson = defineOperation({
  id: 'csv.to-json',
  title: 'Convert CSV to JSON',
  takes: 'bytes',
  accepts,
  produces: ['application/json'],
  options: v.object(parsingEntries),
  example: {
    input: 'a;b\n1;x\n',
    options: { header: true, dynamicTyping: true },
    output: '[\n  {"a":1,"b":"x"}\n]',
  },
  run: (bytes, options, context) => write('json', bytes, options, {}, context),
});

export const toNdjson = defineOperation({
  id: 'csv.to-ndjson',
  title: 'Convert CSV to lines of JSON',
  takes: 'bytes',
  accepts,
  produces: ['application/x-ndjson'],
  options: v.object(parsingEntries),
  example: { input: 'a;b\n1;x\n', options: { header: true }, output: '{"a":"1","b":"x"}\n' },
  run: (bytes, options, context) => write('ndjson', bytes, options, {}, context),
});

export const toSql = defineOperation({
  id: 'csv.to-sql',
  title: 'Convert CSV to SQL INSERTs',
  takes: 'bytes',
  accepts,
  produces: ['application/sql'],
  options: v.object({
    ...parsingEntries,
    dialect: v.optional(
      v.pipe(v.picklist(sqlDialects.map(({ value }) => value)), v.title('SQL dialect')),
      initial.dialect,
    ),
    tableName: v.optional(
      v.pipe(v.string(), v.title('Table name'), v.description('A dot separates schema and table.')),
      initial.tableName,
    ),
    isEmptyNull: v.optional(v.pipe(v.boolean(), v.title('Empty cells are NULL')), initial.isEmptyNull),
    batchSize: v.optional(v.pipe(v.picklist(batchSizes), v.title('Rows of each INSERT')), initial.batchSize),
  }),
  example: {
    input: "a;b\n1;it's\n",
    options: { header: true, tableName: 'public.notes' },
    output: `INSERT INTO "public"."notes" ("a", "b") VALUES\n  ('1', 'it''s');\n`,
  },
  run: (bytes, options, context) => write('sql', bytes, options, options, context),
});

export const toMarkdown = defineOperation({
  id: 'csv.to-markdown',
  title: 'Convert CSV to a Markdown table',
  takes: 'bytes',
  accepts,
  produces: ['text/markdown'],
  options: v.object(parsingEntries),
  example: { input: 'a;b\n1;x\n', options: { header: true }, output: '| a | b |\n' },
  run: (bytes, options, context) => write('markdown', bytes, options, {}, context),
});

export const toHtml = defineOperation({
  id: 'csv.to-html',
  title: 'Convert CSV to an HTML table',
  takes: 'bytes',
  accepts,
  produces: ['text/html'],
  options: v.object(parsingEntries),
  example: { input: 'a;b\n1;<x>\n', options: { header: true }, output: '<!doctype html>' },
  run: (bytes, options, context) => write('html', bytes, options, {}, context),
});

export const toCsv = defineOperation({
  id: 'csv.to-csv',
  title: 'Write CSV in another way',
  takes: 'bytes',
  accepts,
  produces: ['text/csv'],
  options: v.object({
    ...parsingEntries,
    exportDelimiter: v.optional(
      v.pipe(v.picklist(exportDelimiters), v.title('Delimiter of the result')),
      initial.delimiter,
    ),
    quotes,
    lineBreak,
    hasHeader,
    hasByteOrderMark,
    escapeFormulae,
  }),
  example: { input: 'a,b\n1,"x;y"\n', output: 'a;b\r\n1;"x;y"' },
  run: (bytes, options, context) =>
    write('csv', bytes, options, { ...options, delimiter: options.exportDelimiter }, context),
});

export const toTsv = defineOperation({
  id: 'csv.to-tsv',
  title: 'Convert CSV to TSV',
  takes: 'bytes',
  accepts,
  produces: ['text/tab-separated-values'],
  options: v.object({ ...parsingEntries, quotes, lineBreak, hasHeader, hasByteOrderMark, escapeFormulae }),
  example: { input: 'a,b\n1,x\n', output: 'a\tb\r\n1\tx' },
  run: (bytes, options, context) => write('tsv', bytes, options, options, context),
});

async function write(
  format: ExportFormat,
  bytes: Uint8Array<ArrayBuffer>,
  choices: ParsingChoices,
  settings: Partial<ExportOptions>,
  context: OperationContext,
): Promise<Result<OperationOutput>> {
  const parsed = await parseTable(bytes, choices, context);
  if (!parsed.ok) {
    return parsed;
  }
  const { tasks, result } = parsed.value;
  const written = await tasks.export({ format, settings: { ...initial, ...settings } }, parsed.value.context);
  if (!written.ok) {
    return written;
  }
  const blob = written.value;
  const { mediaType, extension }: { readonly mediaType: MediaType; readonly extension: string } =
    exportFormats.find(({ value }) => value === format) ?? exportFormats[0];
  return ok({
    data: blob.size > longestText ? blob.stream() : await textOf(blob),
    mediaType,
    fileName: `data.${extension}`,
    ...withNotes(notesOf(result)),
  });
}

/** `Blob.text` would drop the byte order mark that was requested. */
async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}
