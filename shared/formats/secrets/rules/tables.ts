import type { Finding } from '../kinds.ts';
import type { Place } from '../values/place.ts';
import { isValue } from '../values/read-value.ts';
import { judgeName, type NameJudgement } from './secret-names.ts';
import { cellsOfLine, type Delimiters, readRecord } from './table-cells.ts';

/** The columns of a table whose cells may be secret. */
interface Head {
  readonly count: number;
  readonly columns: readonly (readonly [column: number, name: string, judgement: NameJudgement])[];
  /** The columns of the names and of the values of settings, in a table with one in each row. */
  readonly pair: { readonly names: number; readonly values: number } | undefined;
}

/** Removes what may stand around the text of a cell: quotation marks, and the marks of Markdown. */
const nameOf = (cell: string) => cell.trim().replace(/^["'`*]{1,2}([^"'`*]*)["'`*]{1,2}$/, '$1');

const nameShape = /^[\p{L}_][\p{L}\p{N} _./()-]{0,60}$/u;
const pairNames = /^(?:key|name|variable|parameter|setting|property|env(?:ironment)?(?: variable)?|field|option)$/i;
const pairValues = /^(?:values?|default(?: value)?|wert)$/i;

/** Judges the name of a column; among results of tests, `pass` counts those that passed. */
function judgeColumn(name: string, names: readonly string[]): NameJudgement | undefined {
  if (/^pass$/i.test(name) && names.some((other) => /^(?:fail(?:ed|ures)?|skip(?:ped)?|warn)$/i.test(other))) {
    return undefined;
  }
  const judgement = judgeName(name === name.toUpperCase() ? name.toLowerCase() : name);
  // Nothing but tokens is in a column of that name.
  return judgement?.proof === 'random' && /token$/i.test(name) ? { ...judgement, proof: 'long' } : judgement;
}

/** @returns undefined if the cells are not names, or if none of them concerns secrets */
function readHead(text: string, cells: readonly Place[]): Head | undefined {
  const names = cells.map(({ start, end }) => nameOf(text.slice(start, end)));
  if (names.length < 2 || !names.every((name) => nameShape.test(name))) {
    return undefined;
  }
  const columns = names.flatMap((name, column) => {
    const judgement = judgeColumn(name, names);
    return judgement === undefined ? [] : [[column, name, judgement] as const];
  });
  const pair = {
    names: names.findIndex((name) => pairNames.test(name)),
    values: names.findIndex((name) => pairValues.test(name)),
  };
  const isPair = pair.names !== -1 && pair.values !== -1;
  return columns.length === 0 && !isPair
    ? undefined
    : { count: names.length, columns, pair: isPair ? pair : undefined };
}

const variableName = /^[A-Z][A-Z0-9]{0,40}(?:_[A-Z0-9]{1,40}){1,8}$/;

function tellCell(
  text: string,
  cell: Place,
  { kind, proof }: NameJudgement,
  why: string,
  tell: (finding: Finding) => void,
): void {
  const written = text.slice(cell.start, cell.end);
  const value = written.trim().replace(/^(["`'])(.*)\1$/s, '$2');
  const start = cell.start + written.indexOf(value);
  const place = { start, end: start + value.length };
  const isFound = kind === 'phone' ? /(?:\d\D{0,2}){7}/.test(value) : isValue(text, place, proof, true);
  const words = value.split(/[`,\s]+/).filter((word) => word !== '');
  // A column may also list the names of variables that are secret.
  if (words.some((word) => !variableName.test(word)) && isFound) {
    tell({ kind, ...place, why });
  }
}

/** Reports the secret cells of a row. If it has too many cells, a delimiter stands in one of them, perhaps in a secret. */
function tellRow(text: string, cells: readonly Place[], head: Head, tell: (finding: Finding) => void): void {
  const more = Math.max(0, cells.length - head.count);
  const cellAt = (column: number): Place | undefined => {
    const first = cells[column];
    const last = cells[column + more];
    return first && last && { start: first.start, end: last.end };
  };
  for (const [column, name, judgement] of head.columns) {
    const cell = cellAt(column);
    if (cell !== undefined) {
      tellCell(text, cell, judgement, `a cell in the column “${name}”`, tell);
    }
  }
  const named = head.pair && cells[head.pair.names];
  const valued = head.pair && cellAt(head.pair.values);
  if (named !== undefined && valued !== undefined) {
    const name = nameOf(text.slice(named.start, named.end));
    const judgement = judgeName(name);
    if (judgement !== undefined) {
      tellCell(text, valued, judgement, `the value of “${name}”`, tell);
    }
  }
}

const longestHead = 2000;
/** The number of rows with another number of cells after which a text is not read as a file with delimiters. */
const mostOdd = 3;

/** Finds secret cells of a text that is a file with delimiters (RFC 4180), whose first line names the columns. */
function findInFile(text: string, tell: (finding: Finding) => void): void {
  const from = /^\ufeff?(?:sep=.)?\s{0,20}/.exec(text)?.[0].length ?? 0;
  const line = text.slice(from, from + longestHead).split(/\r?\n/, 2);
  const [first = ''] = line;
  const countOf = (one: string) => first.split(one).length;
  const [delimiter = ','] = [',', ';', '\t', '|'].toSorted((one, other) => countOf(other) - countOf(one));
  // Bars with a line below the names are those of a table that is drawn.
  if (line.length < 2 || (delimiter === '|' && isDivider(line[1] ?? ''))) {
    return;
  }
  const delimiters: Delimiters = { delimiter, hasQuotes: true };
  const header = readRecord(text, from, delimiters);
  const head = header.end <= from + first.length + 2 ? readHead(text, header.cells) : undefined;
  if (head === undefined) {
    return;
  }
  let at = header.end;
  let odd = mostOdd - 1;
  while (at < text.length && odd < mostOdd) {
    const { cells, end, hasQuotes } = readRecord(text, at, delimiters);
    delimiters.hasQuotes = hasQuotes;
    if (text.slice(at, Math.min(end, at + 3)).trim() !== '') {
      odd = cells.length === head.count ? 0 : odd + 1;
      if (cells.length >= head.count && odd < mostOdd) {
        tellRow(text, cells, head, tell);
      }
    }
    at = end;
  }
}

/** Matches the line below the names of a table in Markdown, and around those of database clients. */
const dividerShape = /^[-+|: \t─━═┼╪├┤┬┴┐┌└┘╞╡]{3,4096}\r?$/;
const isDivider = (line: string) => dividerShape.test(line) && /[-─━═]/.test(line) && /[+|┼╪]/.test(line);
const expanded = /^-\[ RECORD \d+ \]/;

/** Finds secret cells of tables that are drawn with bars, wherever they are: of Markdown, and of database clients. */
function findInDrawn(text: string, tell: (finding: Finding) => void): void {
  let head: Head | undefined;
  let former: readonly Place[] = [];
  let isExpanded = false;
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at);
    const end = next === -1 ? text.length : next;
    const isBarred = isBarredLine(text, at, end);
    const line = isBarred || /[-+├╞┌└ ]/.test(text.charAt(at)) ? text.slice(at, Math.min(end, at + 4096)) : '';
    if (expanded.test(line)) {
      isExpanded = true;
    } else if (line !== '' && isDivider(line)) {
      head = former.length > 1 ? readHead(text, former) : head;
      former = [];
    } else if (isBarred) {
      former = cellsOfLine(text, at, end);
      const [name, value] = former;
      if (isExpanded && name !== undefined && value !== undefined) {
        const settings = { count: 2, columns: [], pair: { names: 0, values: 1 } };
        tellRow(text, former, settings, tell);
      } else if (head !== undefined) {
        tellRow(text, former, head, tell);
      }
    } else {
      head = undefined;
      former = [];
      isExpanded = false;
    }
    at = end + 1;
  }
}

function isBarredLine(text: string, at: number, end: number): boolean {
  for (let index = at; index < end; index += 1) {
    if (text[index] === '|' || text[index] === '│') {
      return true;
    }
  }
  return false;
}

/**
 * Finds the cells of table columns whose header names passwords, tokens or keys, and the values of rows whose first cell
 * does. The header of a file with delimiters counts only at the beginning of a text; elsewhere, such a line may as well
 * be prose.
 */
export function findInTable(text: string, tell: (finding: Finding) => void): void {
  findInFile(text, tell);
  findInDrawn(text, tell);
}
