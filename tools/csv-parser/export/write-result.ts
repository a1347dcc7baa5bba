import type { ParsedSummary } from '../parse/csv-result.ts';
import type { RowWriter } from './row-writer.ts';

/** Returns the metadata and errors of a result under PapaParse's names; rows count from 0, without the header. */
export function describeResult(summary: ParsedSummary) {
  const { delimiter, newline, truncated, header, renamed, problems, rowCount, columnCount, encoding } = summary;
  return {
    meta: {
      delimiter,
      linebreak: newline,
      aborted: truncated === 'stopped',
      truncated: truncated !== undefined,
      ...(header && { fields: header }),
      renamedHeaders: renamed.length === 0 ? null : renamed.map(({ from, to }) => ({ from, to })),
      ...(encoding && { encoding }),
      rows: rowCount,
      columns: columnCount,
    },
    errors: problems.map(({ type, code, message, row, position }) => ({
      type,
      code,
      message,
      ...(row !== undefined && row > 0 && { row: row - 1 }),
      ...(position && { index: position.offset }),
    })),
  };
}

/**
 * Writes `{ meta, errors, data }`.
 * @param rows the writer for the array of rows
 */
export function writeResult(summary: ParsedSummary, rows: RowWriter): RowWriter {
  const head = JSON.stringify(describeResult(summary), null, 2);
  return {
    ...rows,
    start: `${head.slice(0, head.lastIndexOf('\n}'))},\n  "data": ${rows.start}`,
    end: `${rows.end.trimEnd()}\n}\n`,
  };
}
