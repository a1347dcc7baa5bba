import { nameOfColumn } from './name-of-column.ts';
import type { RowWriter, TableShape } from './row-writer.ts';

/**
 * Writes rows as a table of GitHub Flavored Markdown, whose cells show their text as it is: what Markdown would take
 * for a mark is escaped, a line break becomes `<br>`.
 */
export function createMarkdownWriter({ header, columnCount }: TableShape): RowWriter {
  const columns = Array.from({ length: columnCount }, (_, column) => column);
  const line = (cells: readonly string[]) =>
    `| ${columns.map((column) => escapeCell(cells[column] ?? '')).join(' | ')} |\n`;
  return {
    start:
      columnCount === 0
        ? ''
        : `${line(columns.map((column) => nameOfColumn(header, column)))}|${' --- |'.repeat(columnCount)}\n`,
    row: line,
    end: '',
  };
}

function escapeCell(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>~&|$]/gu, '\\$&')
    .trim()
    .replaceAll(/\r\n|\r|\n/gu, '<br>');
}
