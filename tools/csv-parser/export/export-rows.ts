import { createPacer, type WorkContext } from '../table/pacer.ts';
import type { PackedTable } from '../table/packed-table.ts';
import { type ExportFormat, type ExportOptions, exportFormats } from './export-options.ts';
import type { RowWriter, TableShape } from './row-writer.ts';
import { createCsvWriter } from './write-csv.ts';
import { createHtmlWriter } from './write-html.ts';
import { createJsonWriter } from './write-json.ts';
import { createMarkdownWriter } from './write-markdown.ts';
import { createSqlWriter } from './write-sql.ts';

/** The number of UTF-16 code units that are encoded at a time. */
const pieceLength = 1024 * 1024;

/** @param options how to write CSV, TSV and SQL; TSV ignores their delimiter, and the other formats all of them */
export function createWriter(format: ExportFormat, shape: TableShape, options: ExportOptions): RowWriter {
  switch (format) {
    case 'json':
    case 'ndjson':
      return createJsonWriter(format, shape);
    case 'csv':
      return createCsvWriter(shape, options);
    case 'tsv':
      return createCsvWriter(shape, { ...options, delimiter: '\t' });
    case 'markdown':
      return createMarkdownWriter(shape);
    case 'html':
      return createHtmlWriter(shape);
    case 'sql':
      return createSqlWriter(shape, options);
  }
}

/**
 * Writes rows into a Blob, piece by piece; browsers keep large Blobs on disk.
 * @param rows indexes in output order; undefined for all rows
 * @returns rejects with a StoppedError
 */
export async function exportRows(
  table: PackedTable,
  rows: Uint32Array | undefined,
  writer: RowWriter,
  mediaType: string,
  context: WorkContext,
): Promise<Blob> {
  const count = rows?.length ?? table.rowCount;
  const pace = createPacer(context);
  // Browsers take three times as long to create a Blob from strings.
  const encoder = new TextEncoder();
  const parts: Blob[] = [];
  let text = writer.start;
  for (let index = 0; index < count; index += 1) {
    text += writer.row(table.row(rows === undefined ? index : (rows[index] as number)), index, index === count - 1);
    if (text.length >= pieceLength) {
      parts.push(new Blob([encoder.encode(text)]));
      text = '';
      await pace(index / count);
    }
  }
  parts.push(new Blob([encoder.encode(text + writer.end)]));
  return new Blob(parts, { type: mediaType });
}

/**
 * Writes the first rows like `exportRows`, as a complete document.
 * @param maximumLength the number of UTF-16 code units after which no further row is started
 */
export function exportExcerpt(
  table: PackedTable,
  rows: Uint32Array | undefined,
  writer: RowWriter,
  maximumLength: number,
): { readonly text: string; readonly rowCount: number } {
  const count = rows?.length ?? table.rowCount;
  const at = (index: number) => table.row(rows === undefined ? index : (rows[index] as number));
  let text = writer.start;
  let index = 0;
  while (index < count && text.length < maximumLength) {
    const row = at(index);
    const isLast = index === count - 1;
    const written = writer.row(row, index, isLast);
    // The last row shown must be written as the last row of a document.
    const isEnd = isLast || text.length + written.length >= maximumLength;
    text += isEnd && !isLast ? writer.row(row, index, true) : written;
    index += 1;
  }
  return { text: text + writer.end, rowCount: index };
}

/** @example mediaTypeOf('csv') // 'text/csv' */
export function mediaTypeOf(format: ExportFormat): string {
  return exportFormats.find(({ value }) => value === format)?.mediaType ?? 'text/plain';
}
