import { quoted } from '../../conversion-warnings.ts';
import type { Data } from '../../data.ts';
import { readColumns, readTableName } from './read-names.ts';
import { readValue } from './read-value.ts';
import { SqlError } from './sql-error.ts';
import type { SqlScanner } from './sql-scanner.ts';
import type { SqlTables } from './sql-tables.ts';
import type { SqlWarnings } from './sql-warnings.ts';

/** Words that may stand between INSERT and INTO. */
const modifiers = ['LOW_PRIORITY', 'DELAYED', 'HIGH_PRIORITY', 'IGNORE'];
/** Words with which SQLite says what to do with a conflict. */
const conflicts = ['REPLACE', 'IGNORE', 'ABORT', 'FAIL', 'ROLLBACK'];
/** Words after the columns of INSERT, with which its rows begin. */
const sources = ['VALUES', 'VALUE', 'SELECT', 'EXEC', 'EXECUTE', 'DEFAULT', 'WITH'];

/** An INSERT, whose reader stands behind that word. */
interface Insert {
  readonly scanner: SqlScanner;
  readonly tables: SqlTables;
  readonly warnings: SqlWarnings;
  /** Where the statement starts. */
  readonly start: number;
}

/**
 * Reads what follows the word INSERT, or REPLACE: rows, and the tables that they are for.
 * @returns whether it was a statement with rows, or one that a warning mentions
 * @throws SqlError if a name, a bracket or a value is missing
 */
export function readInsert(insert: Insert): boolean {
  const { scanner } = insert;
  while (scanner.takeWord(...modifiers)) {
    // Says only how urgent it is.
  }
  if (scanner.takeWord('OR')) {
    scanner.takeWord(...conflicts);
  }
  if (scanner.takeWord('ALL')) {
    return readAll(insert);
  }
  const hasInto = scanner.takeWord('INTO');
  const table = readTableName(scanner);
  if (table !== undefined) {
    readTarget(insert, table);
  } else if (hasInto) {
    throw new SqlError('The name of the table is missing.', scanner.at);
  }
  // Otherwise it is a part of MERGE, or the function REPLACE.
  return table !== undefined;
}

/** Reads the tables and rows of Oracle's INSERT ALL, which a SELECT ends. @returns whether there are any */
function readAll(insert: Insert): boolean {
  const { scanner } = insert;
  let isEmpty = true;
  while (scanner.takeWord('INTO')) {
    const table = readTableName(scanner);
    if (table === undefined) {
      throw new SqlError('The name of the table is missing.', scanner.at);
    }
    readTarget(insert, table);
    isEmpty = false;
  }
  // If the rows depend on a condition, only the database knows them.
  return !isEmpty;
}

/** Reads what stands after the name of the table. */
function readTarget(insert: Insert, table: string): void {
  const { scanner, warnings, start } = insert;
  if (scanner.takeWord('AS')) {
    scanner.readName();
  }
  const given = readColumns(scanner);
  if (scanner.takeWord('OVERRIDING')) {
    scanner.takeWord('SYSTEM', 'USER');
    scanner.takeWord('VALUE');
  }
  if (scanner.takeWord('OUTPUT')) {
    // SQL Server answers with these columns.
    scanner.skipTo(';', () => sources.includes(scanner.peekWord()));
  }
  if (given === undefined && scanner.takeWord('SET')) {
    readAssignments(insert, table);
    return;
  }
  if (!scanner.takeWord('VALUES', 'VALUE')) {
    warnings.addAt(start, 'leftOut', `This INSERT into ${quoted(table)} has no VALUES, and was left out.`);
    return;
  }
  readRows(insert, table, given);
}

/** Reads the row of MySQL's INSERT … SET. */
function readAssignments({ scanner, tables, warnings }: Insert, table: string): void {
  scanner.skipBlank();
  const start = scanner.at;
  const names: string[] = [];
  const values: Data[] = [];
  do {
    const name = scanner.readName();
    if (name === undefined) {
      throw new SqlError('The name of a column is missing.', scanner.at);
    }
    scanner.expect('=', 'after the name of a column');
    names.push(name);
    values.push(readValue(scanner, warnings, () => ['ON', 'AS'].includes(scanner.peekWord())));
  } while (scanner.take(','));
  tables.open(table, names)(values, start);
}

function readRows({ scanner, tables, warnings }: Insert, table: string, given: readonly string[] | undefined): void {
  const add = tables.open(table, given);
  do {
    scanner.skipBlank();
    const start = scanner.at;
    // MySQL allows ROW before each.
    scanner.takeWord('ROW');
    scanner.expect('(', 'before the values of a row');
    const values: Data[] = [];
    do {
      values.push(readValue(scanner, warnings));
    } while (scanner.take(','));
    scanner.expect(')', 'after the values of a row');
    add(values, start);
  } while (scanner.take(','));
}
