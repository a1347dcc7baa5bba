import { type Data, NumberText } from '../../data.ts';
import { normalizeDecimal } from '../../number-text.ts';
import { decodeBytes } from './string-escapes.ts';

const numberTypes = new Set(
  (
    'SMALLINT INTEGER INT INT2 INT4 INT8 BIGINT NUMERIC DECIMAL REAL FLOAT FLOAT4 FLOAT8 DOUBLE ' +
    'SMALLSERIAL SERIAL BIGSERIAL SERIAL2 SERIAL4 SERIAL8'
  ).split(' '),
);

/** What stands for a character after a backslash; any other character stands for itself. */
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/**
 * Splits a line of COPY in PostgreSQL's text format into its cells.
 * Source: https://www.postgresql.org/docs/current/sql-copy.html, "Text Format".
 * @returns null for what is NULL
 * @example readCopyCells('1\ta\\tb\t\\N') // ['1', 'a\tb', null]
 */
export function readCopyCells(line: string): readonly (string | null)[] {
  const cells: string[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') {
      at += 1;
    } else if (line[at] === '\t') {
      cells.push(line.slice(start, at));
      start = at + 1;
    }
  }
  cells.push(line.slice(start));
  return cells.map((cell) => (cell === '\\N' ? null : readEscapes(cell)));
}

function readEscapes(cell: string): string {
  return cell.replace(/(?:\\(?:[0-7]{1,3}|x[\da-f]{1,2}))+|\\(?<character>.)/gisu, (found, character?: string) =>
    character === undefined ? decodeBytes(found) : (escapes[character] ?? character),
  );
}

/**
 * Converts a cell to the type of its column. If it has no value of that type, as with NaN, it stays a text.
 * @param type the first word of the type in capitals
 * @example readCopyCell('t', 'BOOLEAN') // true
 */
export function readCopyCell(cell: string | null, type: string): Data {
  if (cell === null) {
    return null;
  }
  if (type === 'BOOLEAN' || type === 'BOOL') {
    return cell === 't' ? true : cell === 'f' ? false : cell;
  }
  const digits = numberTypes.has(type) ? normalizeDecimal(cell) : undefined;
  return digits === undefined ? cell : new NumberText(digits);
}
