import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { quoted, type WarningCollector } from '../../conversion-warnings.ts';
import type { Data } from '../../data.ts';
import { readCopy } from './read-copy.ts';
import { readDefinition } from './read-definition.ts';
import { readColumns, readTableName } from './read-names.ts';
import { readValue } from './read-value.ts';
import { skipRoutine } from './skip-routine.ts';
import { SqlError } from './sql-error.ts';
import { SqlScanner } from './sql-scanner.ts';
import { type Column, SqlTables } from './sql-tables.ts';
import { type SqlWarning, SqlWarnings } from './sql-warnings.ts';

/** Words that may stand between INSERT and INTO. */
const modifiers = ['LOW_PRIORITY', 'DELAYED', 'HIGH_PRIORITY', 'IGNORE'];
/** Words with which SQLite says what to do with a conflict. */
const conflicts = ['REPLACE', 'IGNORE', 'ABORT', 'FAIL', 'ROLLBACK'];
/** Words after the columns of INSERT, with which its rows begin. */
const sources = ['VALUES', 'VALUE', 'SELECT', 'EXEC', 'EXECUTE', 'DEFAULT', 'WITH'];
/** Words that begin statements of which INSERT can be a part. */
const mentioning = 'CREATE ALTER DROP COMMENT MERGE GRANT REVOKE DENY'.split(' ');
/** What CREATE makes that has statements of its own. */
const routines = ['TRIGGER', 'PROCEDURE', 'PROC', 'FUNCTION', 'EVENT', 'RULE'];

/**
 * Reads the rows of INSERT statements with VALUES, in the SQL of PostgreSQL, MySQL, SQLite, SQL Server and the
 * standard, and those of COPY in a dump of PostgreSQL. Numbers keep their digits; strings are texts. What must be
 * computed, and bytes, become the text of the expression, with a warning. If an INSERT names no columns, those of CREATE
 * TABLE count, which also tells whether a value of COPY is a number.
 * @returns the rows, by table if there are several; fails with `no-inserts`, or with `invalid-sql` and the position
 * @example readSql("INSERT INTO t (a, b) VALUES (1.0, 'x');", warnings) // [{a: 1.0, b: 'x'}]
 */
export function readSql(text: string, warnings: WarningCollector): Result<Data> {
  // A backslash in a string is an escape in MySQL, and an ordinary character elsewhere.
  // Only PostgreSQL has COPY, whose rows may contain anything.
  const isMySql = looksLikeMySql(text) && !/^COPY\b[^;\n]*\bFROM\s+stdin\b/imu.test(text);
  const first = readAs(text, isMySql);
  const second = first.ok ? first : readAs(text, !isMySql);
  const read = second.ok ? second : first;
  if (!read.ok) {
    return read;
  }
  for (const warning of read.value.warnings) {
    warnings.add(...warning);
  }
  return ok(read.value.data);
}

/**
 * Whether a text has a name in backticks, an option or a comment of MySQL outside of its strings and other comments. An
 * escaped quote ends a string here: before the first one, a dump of MySQL has had its names.
 */
function looksLikeMySql(text: string): boolean {
  const marks = /'|\/\*|--.*|`|\bENGINE\s*=|^[ \t]*#/gmu;
  for (let mark = marks.exec(text)?.[0]; mark !== undefined; mark = marks.exec(text)?.[0]) {
    const closing = mark === "'" ? "'" : mark === '/*' ? '*/' : undefined;
    if (closing !== undefined) {
      const end = text.indexOf(closing, marks.lastIndex);
      marks.lastIndex = end === -1 ? text.length : end + closing.length;
    } else if (!mark.startsWith('--')) {
      return true;
    }
  }
  return false;
}

interface ReadSql {
  readonly data: Data;
  readonly warnings: readonly SqlWarning[];
}

function readAs(text: string, isMySql: boolean): Result<ReadSql> {
  try {
    return new SqlReader(text, isMySql).read();
  } catch (thrown) {
    if (thrown instanceof SqlError) {
      return fail(thrown.toToolError(text));
    }
    throw thrown;
  }
}

class SqlReader {
  readonly #scanner: SqlScanner;
  readonly #warnings: SqlWarnings;
  readonly #tables: SqlTables;
  #leftOut = 0;

  constructor(text: string, isMySql: boolean) {
    this.#scanner = new SqlScanner(text, isMySql);
    this.#warnings = new SqlWarnings(text);
    this.#tables = new SqlTables(this.#warnings);
  }

  read(): Result<ReadSql> {
    const scanner = this.#scanner;
    for (scanner.skipBlank(); !scanner.isAtEnd; scanner.skipBlank()) {
      if (!this.#readLines()) {
        // A statement that creates a trigger or grants a right, for example, may mention INSERT.
        const mayMention = mentioning.includes(scanner.peekWord());
        const wasRead = this.#readStatement();
        scanner.skipStatement(mayMention && !wasRead);
      }
    }
    const { data } = this.#tables;
    if (data === undefined) {
      const message = 'There are no rows here: a statement such as INSERT INTO t (a, b) VALUES (1, 2); has them.';
      return fail({ code: 'no-inserts', message });
    }
    if (this.#leftOut > 0) {
      const others = countOf(this.#leftOut, 'other statement was', 'other statements were');
      this.#warnings.add('note', `Only rows were read: ${others} left out.`);
    }
    if (scanner.hasEscapes) {
      this.#warnings.add('note', 'Backslashes in strings were read as escapes, as MySQL does.');
    }
    return ok({ data, warnings: this.#warnings.all });
  }

  /** Reads a command to psql or mysql, which ends with its line, or COPY with its rows. @returns whether it is one */
  #readLines(): boolean {
    const scanner = this.#scanner;
    if (scanner.text[scanner.at] === '\\') {
      scanner.readLine();
      return true;
    }
    if (scanner.peekWord() === 'DELIMITER') {
      this.#skipDelimited();
      return true;
    }
    if (scanner.peekWord() === 'COPY') {
      this.#leftOut += readCopy(scanner, this.#tables, this.#warnings) ? 0 : 1;
      return true;
    }
    return false;
  }

  /** Skips triggers and routines: they contain semicolons, so mysql is given another delimiter for them. */
  #skipDelimited(): void {
    const scanner = this.#scanner;
    const delimiter = scanner.readLine().trim().split(/\s+/u)[1];
    if (delimiter === ';') {
      return;
    }
    this.#leftOut += 1;
    while (!scanner.isAtEnd && !/^\s*DELIMITER\s+;\s*$/iu.test(scanner.readLine())) {
      // Their statements insert nothing yet.
    }
  }

  /** Reads a statement that creates a table or inserts rows. @returns whether it is one */
  #readStatement(): boolean {
    const scanner = this.#scanner;
    const start = scanner.at;
    if (scanner.takeWord('CREATE')) {
      return this.#readCreate();
    }
    if (scanner.takeWord('INSERT', 'REPLACE')) {
      this.#readInsert(start);
      return true;
    }
    this.#leftOut += scanner.text[start] === ';' ? 0 : 1;
    return false;
  }

  /** Reads the columns of a table. @returns whether it is a table */
  #readCreate(): boolean {
    const scanner = this.#scanner;
    while (scanner.takeWord('GLOBAL', 'LOCAL', 'TEMP', 'TEMPORARY', 'UNLOGGED', 'OR', 'REPLACE', 'ALTER')) {
      // Says only where it is kept, and whether there may be one.
    }
    if (!scanner.takeWord('TABLE')) {
      this.#leftOut += 1;
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
    this.#tables.define(table, columns);
    return true;
  }

  #readInsert(start: number): void {
    const scanner = this.#scanner;
    while (scanner.takeWord(...modifiers)) {
      // Says only how urgent it is.
    }
    if (scanner.takeWord('OR')) {
      scanner.takeWord(...conflicts);
    }
    if (scanner.takeWord('ALL')) {
      this.#readAll(start);
      return;
    }
    const hasInto = scanner.takeWord('INTO');
    const table = readTableName(scanner);
    if (table !== undefined) {
      this.#readTarget(table, start);
    } else if (hasInto) {
      throw new SqlError('The name of the table is missing.', scanner.at);
    } else {
      // A part of MERGE, or the function REPLACE.
      this.#leftOut += 1;
    }
  }

  /** Reads the tables and rows of Oracle's INSERT ALL, which a SELECT ends. */
  #readAll(start: number): void {
    const scanner = this.#scanner;
    let isEmpty = true;
    while (scanner.takeWord('INTO')) {
      const table = readTableName(scanner);
      if (table === undefined) {
        throw new SqlError('The name of the table is missing.', scanner.at);
      }
      this.#readTarget(table, start);
      isEmpty = false;
    }
    // If the rows depend on a condition, only the database knows them.
    this.#leftOut += isEmpty ? 1 : 0;
  }

  /** Reads what stands after the name of the table. */
  #readTarget(table: string, start: number): void {
    const scanner = this.#scanner;
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
      this.#readAssignments(table);
      return;
    }
    if (!scanner.takeWord('VALUES', 'VALUE')) {
      this.#warnings.addAt(start, 'leftOut', `This INSERT into ${quoted(table)} has no VALUES, and was left out.`);
      return;
    }
    this.#readRows(table, given);
  }

  /** Reads the row of MySQL's INSERT … SET. */
  #readAssignments(table: string): void {
    const scanner = this.#scanner;
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
      values.push(readValue(scanner, this.#warnings, () => ['ON', 'AS'].includes(scanner.peekWord())));
    } while (scanner.take(','));
    this.#tables.open(table, names)(values, start);
  }

  #readRows(table: string, given: readonly string[] | undefined): void {
    const scanner = this.#scanner;
    const add = this.#tables.open(table, given);
    do {
      scanner.skipBlank();
      const start = scanner.at;
      // MySQL allows ROW before each.
      scanner.takeWord('ROW');
      scanner.expect('(', 'before the values of a row');
      const values: Data[] = [];
      do {
        values.push(readValue(scanner, this.#warnings));
      } while (scanner.take(','));
      scanner.expect(')', 'after the values of a row');
      add(values, start);
    } while (scanner.take(','));
  }
}
