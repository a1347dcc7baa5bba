import Papa from 'papaparse';
import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { WarningCollector } from '../conversion-warnings.ts';
import { type Data, type DataObject, DateText, isDataArray, isDataObject, NumberText } from '../data.ts';
import { formatPath } from '../format-path.ts';
import { writeJsonText } from './write-json-text.ts';

export interface TableLayout {
  readonly delimiter: string;
  /** Whether each member of a nested object has a column of its own, such as `address.city`, instead of being JSON. */
  readonly isFlat: boolean;
}

/** A cell; null is a value that is missing, which is written without the quotes of an empty text. */
type Cell = string | null;

/** The most cells: the text of more would hardly fit into memory. */
const mostCells = 20_000_000;

/**
 * Writes a list of objects, lists or values as CSV (RFC 4180, with LF as the line break). Objects get a header with all
 * their keys, in the order in which they first occur; a single object becomes one row. Numbers keep their digits.
 * Nested lists are written as JSON.
 * @returns the text; fails with `not-a-table` for a single value, with `mixed-rows` and the path if the rows are not of
 * one kind, and with `too-many-cells`
 * @example writeTable([new Map([['a', new NumberText('1.0')]])], { delimiter: ',', isFlat: true }, warnings) // 'a\n1.0\n'
 */
export function writeTable(data: Data, { delimiter, isFlat }: TableLayout, warnings: WarningCollector): Result<string> {
  if (!isDataArray(data) && !isDataObject(data)) {
    return fail({
      code: 'not-a-table',
      message: 'CSV has rows, and this is a single value. Put it in a list: [{…}, …].',
    });
  }
  const items = isDataArray(data) ? data : [data];
  const [first] = items;
  const kind = kindOf(first);
  const other = items.findIndex((item) => kindOf(item) !== kind);
  if (other !== -1) {
    const message = `${formatPath([other])} is ${kindOf(items[other])}, and the rows before it are not: each was ${kind}. Convert rows of one kind.`;
    return fail({ code: 'mixed-rows', message });
  }
  if (isDataObject(data)) {
    warnings.add('note', explainOneRow(data));
  }
  const table = new TableRows(isFlat, warnings, isDataArray(data));
  const count = table.countColumns(items);
  if (count === 0) {
    return ok('');
  }
  if (count * items.length > mostCells) {
    const size = `${countOf(items.length, 'row')} and ${countOf(count, 'column')}`;
    const message = `The table would have ${size}, with ${countOf(mostCells, 'cell')} at most. Convert a part of the list.`;
    return fail({ code: 'too-many-cells', message });
  }
  const rows = table.write(items);
  const text = Papa.unparse(rows, { delimiter, newline: '\n', quotes: (value) => value === '' });
  return ok(`${text}\n`);
}

type Kind = 'an object' | 'a list' | 'a single value';

function kindOf(value: Data): Kind {
  if (isDataObject(value)) {
    return 'an object';
  }
  return isDataArray(value) ? 'a list' : 'a single value';
}

function explainOneRow(data: DataObject): string {
  for (const [key, member] of data) {
    if (isDataArray(member) && isDataObject(member[0])) {
      return `The object became one row. For the rows of ${formatPath([key])}, convert that list alone.`;
    }
  }
  return 'The object became one row.';
}

type Path = readonly (string | number)[];

/** A column's key: the keys that lead to its values, which a dot in one of them must not blur. */
const keyOf = (path: readonly string[]) => JSON.stringify(path);

class TableRows {
  readonly #isFlat: boolean;
  readonly #warnings: WarningCollector;
  readonly #isList: boolean;
  /** The indices of the columns by key, for rows that are objects. */
  readonly #columns = new Map<string, number>();
  readonly #header: string[] = [];
  readonly #names = new Set<string>();
  #count = 0;

  /** @param isList whether the rows are the elements of a list, so that their indices are in the paths of warnings */
  constructor(isFlat: boolean, warnings: WarningCollector, isList: boolean) {
    this.#isFlat = isFlat;
    this.#warnings = warnings;
    this.#isList = isList;
  }

  /** Finds the columns of all rows. */
  countColumns(items: readonly Data[]): number {
    items.forEach((item, index) => {
      if (isDataObject(item)) {
        this.#visit(item, [], (path) => this.#addColumn(path, index));
      } else {
        this.#count = Math.max(this.#count, isDataArray(item) ? item.length : 1);
      }
    });
    this.#count = Math.max(this.#count, this.#header.length);
    return this.#count;
  }

  /** Writes the rows, after the header if they have one. */
  write(items: readonly Data[]): (readonly Cell[])[] {
    const rows = items.map((item, index) => this.#row(item, this.#isList ? [index] : []));
    const [first] = items;
    return isDataArray(first) ? rows : [isDataObject(first) ? this.#header : ['value'], ...rows];
  }

  #row(item: Data, path: Path): readonly Cell[] {
    // The line of an empty row with one column would be blank, and be skipped by most readers.
    const cells = Array<Cell>(this.#count).fill(this.#count === 1 ? '' : null);
    const set = (column: number, value: Data, at: Path) => {
      cells[column] = this.#cell(value, at) ?? cells[column] ?? null;
    };
    if (isDataObject(item)) {
      this.#visit(item, [], (keys, value) => set(this.#columns.get(keyOf(keys)) ?? 0, value, [...path, ...keys]));
    } else if (isDataArray(item)) {
      for (const [column, value] of item.entries()) {
        set(column, value, [...path, column]);
      }
    } else {
      set(0, item, path);
    }
    return cells;
  }

  /** Calls back for each value that has a cell. */
  #visit(item: DataObject, path: readonly string[], take: (path: readonly string[], value: Data) => void): void {
    for (const [key, value] of item) {
      const inner = [...path, key];
      if (this.#isFlat && isDataObject(value) && value.size > 0) {
        this.#visit(value, inner, take);
      } else {
        take(inner, value);
      }
    }
  }

  #addColumn(path: readonly string[], row: number): void {
    const key = keyOf(path);
    if (this.#columns.has(key)) {
      return;
    }
    this.#columns.set(key, this.#header.length);
    const name = path.join('.');
    let unique = name;
    for (let number = 2; this.#names.has(unique); number += 1) {
      unique = `${name} (${number})`;
    }
    if (unique !== name) {
      const at = this.#isList ? [row, ...path] : path;
      this.#warnings.add('key', `The column is called “${unique}”: another is called “${name}”.`, { path: at });
    }
    this.#names.add(unique);
    this.#header.push(unique);
  }

  #cell(value: Data, path: Path): Cell {
    if (value === null || value === undefined) {
      this.#warnings.add('replaced', `${String(value)} became an empty cell: CSV has no ${String(value)}.`, { path });
      return null;
    }
    if (typeof value === 'string') {
      return value;
    }
    if (typeof value === 'boolean') {
      return String(value);
    }
    if (value instanceof NumberText || value instanceof DateText) {
      return value.text;
    }
    const what = isDataArray(value) ? 'list' : 'object';
    this.#warnings.add('replaced', `This ${what} became JSON in its cell.`, { path });
    return writeJsonText(value, '');
  }
}
