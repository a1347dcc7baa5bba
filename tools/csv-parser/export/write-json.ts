import { typeOf } from '../table/typed-value.ts';
import type { RowWriter, TableShape } from './row-writer.ts';

/**
 * Writes rows as JSON: an object each where the columns have names, else an array. As PapaParse does, cells beyond the
 * names are in an array `__parsed_extra`, and cells that a row lacks are left out. The objects are only ever text: a
 * column may be called `__proto__`.
 * @param format `json`: one array, a row a line; `ndjson`: a row a line
 */
export function createJsonWriter(format: 'json' | 'ndjson', { header, isTyped }: TableShape): RowWriter {
  const keys = header?.map((name) => `${JSON.stringify(name)}:`);
  const extraKey = `${JSON.stringify(extraName(header ?? []))}:`;
  const value = (cell: string, column: number) => (isTyped(column) ? typedValue(cell) : JSON.stringify(cell));
  const write = (cells: readonly string[]): string => {
    if (keys === undefined) {
      return `[${cells.map(value).join(',')}]`;
    }
    const members = cells.slice(0, keys.length).map((cell, column) => `${keys[column]}${value(cell, column)}`);
    if (cells.length > keys.length) {
      const extra = cells.slice(keys.length).map((cell, index) => value(cell, keys.length + index));
      members.push(`${extraKey}[${extra.join(',')}]`);
    }
    return `{${members.join(',')}}`;
  };
  return format === 'ndjson'
    ? { start: '', row: (cells) => `${write(cells)}\n`, end: '' }
    : { start: '[\n', row: (cells, _, isLast) => `  ${write(cells)}${isLast ? '' : ','}\n`, end: ']\n' };
}

function typedValue(cell: string): string {
  const type = typeOf(cell);
  switch (type.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return String(type.value);
    case 'number':
      return cell;
    default:
      return JSON.stringify(cell);
  }
}

/** A column may have that name. */
function extraName(header: readonly string[]): string {
  let name = '__parsed_extra';
  while (header.includes(name)) {
    name += '_';
  }
  return name;
}
