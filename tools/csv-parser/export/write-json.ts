import { typeOf } from '../table/typed-value.ts';
import type { RowWriter, TableShape } from './row-writer.ts';

/**
 * Writes rows as JSON: as objects if the columns have names, otherwise as arrays. As in PapaParse, surplus cells go
 * into an array `__parsed_extra`, and missing cells are left out. No JavaScript objects are created, since a column may
 * be called `__proto__`.
 * @param format `json` for one array with one row per line; `ndjson` for one row per line
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

/** Avoids the names of the columns, one of which may be `__parsed_extra`. */
function extraName(header: readonly string[]): string {
  let name = '__parsed_extra';
  while (header.includes(name)) {
    name += '_';
  }
  return name;
}
