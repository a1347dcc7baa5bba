import Papa from 'papaparse';
import type { ExportOptions } from './export-options.ts';
import type { RowWriter, TableShape } from './row-writer.ts';

/**
 * Matches cells that a spreadsheet would run as a formula (OWASP, "CSV Injection"), including full-width characters;
 * plain numbers are excluded. PapaParse's own pattern misses cells with a line break
 * (docs/decisions/upstream-reports.md).
 */
const formula = /^(?:[=@\t\r\n＝＠＋－]|[+-](?!\d+(?:[.,]\d+)?$))/;

/** Writes rows as CSV (RFC 4180) with PapaParse and any delimiter. Rows keep their own number of cells. */
export function createCsvWriter(
  { header, columnCount }: TableShape,
  { delimiter, quotes, lineBreak, hasByteOrderMark, escapeFormulae, hasHeader }: ExportOptions,
): RowWriter {
  const config = {
    delimiter,
    newline: lineBreak,
    // A row with a single empty cell would become an empty line.
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
