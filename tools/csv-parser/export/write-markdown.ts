import { escapeMarkdown } from '#shared/formats/escape-markdown.ts';
import { nameOfColumn } from './name-of-column.ts';
import type { RowWriter, TableShape } from './row-writer.ts';

/**
 * Writes rows as a table of GitHub Flavored Markdown, whose cells display their text literally, with URLs as links; a
 * line break becomes `<br>`.
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
    .trim()
    .split(/\r\n|\r|\n/u)
    .map(escapeMarkdown)
    .join('<br>');
}
