import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { WarningCollector } from '../../conversion-warnings.ts';
import type { Data } from '../../data.ts';
import { looksLikeMySql } from './looks-like-mysql.ts';
import { readCopy } from './read-copy.ts';
import { readCreate } from './read-create.ts';
import { readInsert } from './read-insert.ts';
import { SqlError } from './sql-error.ts';
import { type CommentDoubt, SqlScanner } from './sql-scanner.ts';
import { SqlTables } from './sql-tables.ts';
import { type SqlWarning, SqlWarnings } from './sql-warnings.ts';

/** Words that begin statements of which INSERT can be a part. */
const mentioning = 'CREATE ALTER DROP COMMENT MERGE GRANT REVOKE DENY'.split(' ');
/** What is told about a comment that may have rows. */
const doubts: Readonly<Record<CommentDoubt, string>> = {
  run: 'This comment, /*! … */, was left out: MySQL runs it, other databases do not.',
  nested:
    'This comment contains another, and was left out as a whole, as PostgreSQL and SQL Server do. ' +
    'MySQL, SQLite and Oracle end it at the first “*/”.',
  open: 'This comment is never closed by “*/”: everything from here on was left out.',
};

/**
 * Reads the rows of INSERT statements with VALUES, in the SQL of PostgreSQL, MySQL, SQLite, SQL Server and the
 * standard, and those of COPY in a dump of PostgreSQL. Numbers keep their digits; strings are texts. What must be
 * computed, and bytes, become the text of the expression, with a warning, and so do comments that only some databases
 * read as such, if they may have rows. If an INSERT names no columns, those of CREATE
 * TABLE count, which also tells whether a value of COPY is a number.
 * @returns the rows, by table if there are several; fails with `no-inserts`, or with `invalid-sql` and the position
 * @example readSql("INSERT INTO t (a, b) VALUES (1.0, 'x');", warnings) // [{a: 1.0, b: 'x'}]
 */
export function readSql(text: string, warnings: WarningCollector): Result<Data> {
  // A backslash in a string is an escape in MySQL, and an ordinary character elsewhere.
  // Only PostgreSQL has COPY, whose rows may contain anything.
  const isPostgres = /^COPY\b[^;\n]*\bFROM\s+stdin\b/imu.test(text);
  const isMySql = !isPostgres && looksLikeMySql(text);
  const first = readAs(text, isMySql, isPostgres);
  // Two escaped quotes may happen to leave the rest balanced where a backslash was read as an ordinary character. If
  // they were not escapes, on the other hand, the last string would have no end.
  const isSure = first.ok && (isPostgres || !first.value.mayHaveEscapes);
  const second = isSure ? first : readAs(text, !isMySql, isPostgres);
  const read = second.ok ? second : first;
  if (!read.ok) {
    return read;
  }
  for (const warning of read.value.warnings) {
    warnings.add(...warning);
  }
  return ok(read.value.data);
}

interface ReadSql {
  readonly data: Data;
  readonly warnings: readonly SqlWarning[];
  /** Whether a backslash before a quote was read as an ordinary character, and may have been an escape. */
  readonly mayHaveEscapes: boolean;
}

function readAs(text: string, isMySql: boolean, isPostgres: boolean): Result<ReadSql> {
  try {
    return new SqlReader(new SqlScanner(text, isMySql, isPostgres)).read();
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
  /** Where the first INSERT begins that is in a comment that MySQL runs. */
  #firstRun: number | undefined;

  constructor(scanner: SqlScanner) {
    this.#scanner = scanner;
    this.#warnings = new SqlWarnings(scanner.text);
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
    for (const [at, doubt] of scanner.doubts) {
      this.#warnings.addAt(at, doubt === 'nested' ? 'note' : 'leftOut', doubts[doubt]);
    }
    if (this.#firstRun !== undefined) {
      const message =
        'The rows in comments such as this one, /*! … */, were read: MySQL runs them, other databases do not.';
      this.#warnings.addAt(this.#firstRun, 'note', message);
    }
    if (this.#leftOut > 0) {
      const others = countOf(this.#leftOut, 'other statement was', 'other statements were');
      this.#warnings.add('note', `Only rows were read: ${others} left out.`);
    }
    if (scanner.hasEscapes) {
      this.#warnings.add('note', 'Backslashes in strings were read as escapes, as MySQL does.');
    }
    return ok({ data, warnings: this.#warnings.all, mayHaveEscapes: this.#warnings.mayHaveEscapes });
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
      const isTable = readCreate(scanner, this.#tables);
      this.#leftOut += isTable ? 0 : 1;
      return isTable;
    }
    if (scanner.takeWord('INSERT', 'REPLACE')) {
      this.#firstRun ??= scanner.isInRunComment ? start : undefined;
      const insert = { scanner, tables: this.#tables, warnings: this.#warnings, start };
      this.#leftOut += readInsert(insert) ? 0 : 1;
      return true;
    }
    this.#leftOut += scanner.text[start] === ';' ? 0 : 1;
    return false;
  }
}
