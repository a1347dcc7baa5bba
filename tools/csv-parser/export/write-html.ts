import { escapeHtml } from '#shared/escape-html.ts';
import { nameOfColumn } from './name-of-column.ts';
import type { RowWriter, TableShape } from './row-writer.ts';

/** Writes rows as an HTML document with a table; the document declares UTF-8. */
export function createHtmlWriter({ header, columnCount }: TableShape): RowWriter {
  const columns = Array.from({ length: columnCount }, (_, column) => column);
  const head = columns.map((column) => `<th scope="col">${escapeCell(nameOfColumn(header, column))}</th>`).join('');
  return {
    start: `<!doctype html>\n<meta charset="utf-8">\n<title>Table</title>\n<style>td { white-space: pre-wrap }</style>\n<table>\n<thead>\n<tr>${head}</tr>\n</thead>\n<tbody>\n`,
    row: (cells) => `<tr>${columns.map((column) => `<td>${escapeCell(cells[column] ?? '')}</td>`).join('')}</tr>\n`,
    end: '</tbody>\n</table>\n',
  };
}

/** A carriage return that is not a character reference would become a line feed (HTML, "Preprocessing the input stream"). */
const escapeCell = (text: string) => escapeHtml(text).replaceAll('\r', '&#13;');
