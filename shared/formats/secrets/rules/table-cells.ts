import type { Place } from '../values/place.ts';

/** How the cells of a file are delimited. */
export interface Delimiters {
  readonly delimiter: string;
  /** Whether quotation marks may enclose a cell; not after one that nothing closes. */
  hasQuotes: boolean;
}

interface TableRecord {
  readonly cells: readonly Place[];
  /** The start of the next record. */
  readonly end: number;
  readonly hasQuotes: boolean;
}

/** The offset of the quotation mark that closes a cell; two of them stand for one. */
function endOfQuoted(text: string, start: number): number | undefined {
  let at = text.indexOf('"', start);
  while (at !== -1 && text[at + 1] === '"') {
    at = text.indexOf('"', at + 2);
  }
  return at === -1 ? undefined : at;
}

/** Reads a record with its cells (RFC 4180), which may have several lines in quotation marks. */
export function readRecord(text: string, from: number, { delimiter, hasQuotes }: Delimiters): TableRecord {
  const cells: Place[] = [];
  let canQuote = hasQuotes;
  let start = from;
  let index = from;
  for (;;) {
    if (index === start && canQuote && text[index] === '"') {
      const end = endOfQuoted(text, index + 1);
      canQuote = end !== undefined;
      index = (end ?? index) + 1;
    }
    const character = text[index];
    if (character === undefined || character === '\n' || character === delimiter) {
      const isReturn = character === '\n' && text[index - 1] === '\r';
      cells.push({ start, end: Math.max(start, isReturn ? index - 1 : index) });
      if (character !== delimiter) {
        return { cells, end: index + 1, hasQuotes: canQuote };
      }
      start = index + 1;
    }
    index += 1;
  }
}

/** Splits a line of a drawn table at its bars, without those at its ends; a backslash before a bar escapes it. */
export function cellsOfLine(text: string, from: number, to: number): readonly Place[] {
  const line = text.slice(from, to);
  const first = /^\s*[|│]?/.exec(line)?.[0].length ?? 0;
  const last = /[|│]\s*$/.test(line.slice(-8)) ? Math.max(line.lastIndexOf('|'), line.lastIndexOf('│')) : line.length;
  const cells: Place[] = [];
  let start = first;
  for (let index = first; index <= last; index += 1) {
    const character = line[index];
    if (index === last || ((character === '|' || character === '│') && line[index - 1] !== '\\')) {
      cells.push({ start: from + start, end: from + index });
      start = index + 1;
    }
  }
  return cells;
}
