import { readDefinition } from './read-definition.ts';
import { readTableName } from './read-names.ts';
import { skipRoutine } from './skip-routine.ts';
import type { SqlScanner } from './sql-scanner.ts';
import type { Column, SqlTables } from './sql-tables.ts';

/** What CREATE makes that has statements of its own. */
const routines = ['TRIGGER', 'PROCEDURE', 'PROC', 'FUNCTION', 'EVENT', 'RULE'];

/** Reads the columns of a table, after the word CREATE. @returns whether it is a table; what routines contain is skipped */
export function readCreate(scanner: SqlScanner, tables: SqlTables): boolean {
  while (scanner.takeWord('GLOBAL', 'LOCAL', 'TEMP', 'TEMPORARY', 'UNLOGGED', 'OR', 'REPLACE', 'ALTER')) {
    // Says only where it is kept, and whether there may be one.
  }
  if (!scanner.takeWord('TABLE')) {
    if (routines.includes(scanner.peekWord())) {
      skipRoutine(scanner);
    }
    return false;
  }
  while (scanner.takeWord('IF', 'NOT', 'EXISTS')) {
    // Says only whether it is created.
  }
  const table = readTableName(scanner);
  if (table === undefined || !scanner.take('(')) {
    return true;
  }
  const columns: Column[] = [];
  do {
    const column = readDefinition(scanner);
    if (column !== undefined) {
      columns.push(column);
    }
  } while (scanner.take(','));
  tables.define(table, columns);
  return true;
}
