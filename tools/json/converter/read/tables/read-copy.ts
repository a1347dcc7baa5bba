import { quoted } from '../../conversion-warnings.ts';
import { readCopyCell, readCopyCells } from './copy-line.ts';
import { readColumns, readTableName } from './read-names.ts';
import type { SqlScanner } from './sql-scanner.ts';
import type { Column, SqlTables } from './sql-tables.ts';
import type { SqlWarnings } from './sql-warnings.ts';

/** The line after the rows. */
const endOfRows = '\\.';

/**
 * Reads COPY … FROM stdin, with which PostgreSQL dumps its tables: the lines after it are the rows.
 * @returns whether it has rows: not if they are in a file
 * @throws SqlError if a row has a wrong length
 */
export function readCopy(scanner: SqlScanner, tables: SqlTables, warnings: SqlWarnings): boolean {
  scanner.skipBlank();
  const start = scanner.at;
  scanner.takeWord('COPY');
  const table = readTableName(scanner);
  const given = table === undefined ? undefined : readColumns(scanner);
  if (table === undefined || !scanner.takeWord('FROM') || !scanner.takeWord('STDIN')) {
    scanner.skipTo(';');
    scanner.take(';');
    return false;
  }
  if (scanner.take(';')) {
    readRows(scanner, { table, given, tables, warnings });
    return true;
  }
  warnings.addAt(start, 'leftOut', `The rows of ${quoted(table)} were left out: COPY with options is not read.`);
  scanner.skipTo(';');
  while (!scanner.isAtEnd && scanner.readLine() !== endOfRows) {
    // The rows are in a format of their own, which is skipped.
  }
  return true;
}

interface Copy {
  readonly table: string;
  readonly given: readonly string[] | undefined;
  readonly tables: SqlTables;
  readonly warnings: SqlWarnings;
}

/** PostgreSQL ignores the case of a name unless it is quoted. */
const hasName = (column: Column, name: string) => column.name.toLowerCase() === name.toLowerCase();

function readRows(scanner: SqlScanner, { table, given, tables, warnings }: Copy): void {
  const end = scanner.text.trimEnd().length;
  const columns = tables.columnsOf(table);
  const names = given ?? columns?.map(({ name }) => name) ?? [];
  const types = names.map((name) => columns?.find((column) => hasName(column, name))?.type ?? '');
  const add = tables.open(table, given);
  if (columns === undefined) {
    warnings.add(
      'note',
      `The values of ${quoted(table)} are read as texts: the CREATE TABLE that gives their types is missing.`,
    );
  }
  // The first row is on the next line.
  scanner.readLine();
  while (scanner.at < end) {
    const start = scanner.at;
    const line = scanner.readLine();
    if (line === endOfRows) {
      return;
    }
    const cells = readCopyCells(line);
    add(
      cells.map((cell, index) => readCopyCell(cell, types[index] ?? '')),
      start,
    );
  }
  warnings.add(
    'note',
    `The end of the rows of ${quoted(table)}, \\., is missing: all lines to the last one were read.`,
  );
}
