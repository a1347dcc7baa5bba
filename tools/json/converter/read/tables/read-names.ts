import { SqlError } from './sql-error.ts';
import type { SqlScanner } from './sql-scanner.ts';

/** Reads the name of a table, with its schema if it has one. */
export function readTableName(scanner: SqlScanner): string | undefined {
  const parts: string[] = [];
  do {
    const part = scanner.readName();
    if (part === undefined) {
      return undefined;
    }
    parts.push(part);
  } while (scanner.take('.'));
  return parts.join('.');
}

/** Reads the list of columns; undefined if there is none. */
export function readColumns(scanner: SqlScanner): readonly string[] | undefined {
  if (!scanner.take('(')) {
    return undefined;
  }
  const columns: string[] = [];
  do {
    const name = scanner.readName();
    if (name === undefined) {
      throw new SqlError('The name of a column is missing.', scanner.at);
    }
    columns.push(name);
  } while (scanner.take(','));
  scanner.expect(')', 'after the names of the columns');
  return columns;
}
