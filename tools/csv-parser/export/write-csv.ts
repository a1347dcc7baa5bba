import Papa from 'papaparse';
import type { ExportOptions } from './export-options.ts';
import type { RowWriter, TableShape } from './row-writer.ts';

/**
 * What a spreadsheet takes for a formula (OWASP, "CSV Injection"), with the wide forms of Japanese; a plain number is
 * none. PapaParse's own pattern misses a cell with a line break.
 */
const formula = /^(?:[=@\t\r\n＝＠＋－]|[+-](?!\d+(?:[.,]\d+)?$))/;

/**
 * Writes rows as CSV (RFC 4180) by PapaParse, by any delimiter. Rows keep their own number of cells.
 */
export function createCsvWriter(
  { header, columnCount }: TableShape,
  { delimiter, quotes, lineBreak, hasByteOrderMark, escapeFormulae, hasHeader }: ExportOptions,
): RowWriter {
  const config = {
    delimiter,
    newline: lineBreak,
    // A row of one empty cell would be an empty line.
    quotes: (value: string) => quotes === 'all' || (value === '' && columnCount === 1),
    escapeFormulae: escapeFormulae && formula,
  };
  const row = (cells: readonly string[]) => `${Papa.unparse([cells], config)}${lineBreak}`;
  return {
    start: `${hasByteOrderMark ? '\ufeff' : ''}${hasHeader && header ? row(header) : ''}`,
    row,
    end: '',
  };
}
