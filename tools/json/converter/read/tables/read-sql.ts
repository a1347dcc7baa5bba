import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { quoted, type WarningCollector, type WarningKind, type WarningPlace } from '../../conversion-warnings.ts';
import type { Data } from '../../data.ts';
import { NumberText } from '../../data.ts';
import { normalizeDecimal } from '../../number-text.ts';
import { nameMembers } from './name-members.ts';
import { SqlError, SqlScanner } from './sql-scanner.ts';

type Warning = readonly [kind: WarningKind, text: string, place?: WarningPlace];

interface Table {
  readonly name: string;
  readonly rows: Data[];
}

/** Words that may stand between INSERT and INTO. */
const modifiers = ['LOW_PRIORITY', 'DELAYED', 'HIGH_PRIORITY', 'IGNORE'];
/** Words with which SQLite says what to do with a conflict. */
const conflicts = ['REPLACE', 'IGNORE', 'ABORT', 'FAIL', 'ROLLBACK'];
/** Words that begin what is no column in CREATE TABLE. */
const constraints = 'CONSTRAINT PRIMARY UNIQUE FOREIGN CHECK KEY INDEX FULLTEXT SPATIAL EXCLUDE LIKE PERIOD'.split(' ');
/** Words that begin statements of which INSERT can be a part. */
const mentioning = 'CREATE ALTER DROP COMMENT MERGE GRANT REVOKE DENY'.split(' ');
/** Types that stand before the string of a literal. */
const literalTypes = ['DATE', 'TIME', 'TIMESTAMP', 'DATETIME'];

/**
 * Reads the rows of INSERT statements with VALUES, in the SQL of PostgreSQL, MySQL, SQLite, SQL Server and the
 * standard. Numbers keep their digits; strings are texts. What must be computed, and bytes, become the text of the
 * expression, with a warning. If an INSERT names no columns, those of CREATE TABLE count.
 * @returns the rows, by table if there are several; fails with `no-inserts`, or with `invalid-sql` and the position
 * @example readSql("INSERT INTO t (a, b) VALUES (1.0, 'x');", warnings) // [{a: 1.0, b: 'x'}]
 */
export function readSql(text: string, warnings: WarningCollector): Result<Data> {
  // In a string of MySQL a backslash is an escape, elsewhere it is a backslash: which one it is, names in backticks tell.
  const looksLikeMySql = /`|\bENGINE\s*=|^[ \t]*#/mu.test(text);
  const first = readAs(text, looksLikeMySql);
  const second = first.ok ? first : readAs(text, !looksLikeMySql);
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
  readonly warnings: readonly Warning[];
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
  readonly #warnings: Warning[] = [];
  readonly #tables = new Map<string, Table>();
  /** The columns of CREATE TABLE, by the name of the table. */
  readonly #columns = new Map<string, readonly string[]>();
  #leftOut = 0;

  constructor(text: string, isMySql: boolean) {
    this.#scanner = new SqlScanner(text, isMySql);
  }

  read(): Result<ReadSql> {
    const scanner = this.#scanner;
    for (scanner.skipBlank(); !scanner.isAtEnd; scanner.skipBlank()) {
      // A trigger or a right, for example, says INSERT without being one.
      const mayMention = mentioning.includes(scanner.peekWord());
      const wasRead = this.#readStatement();
      scanner.skipStatement(mayMention && !wasRead);
    }
    const tables = [...this.#tables.values()];
    const [only, another] = tables;
    if (only === undefined) {
      const message = 'There are no rows here: a statement such as INSERT INTO t (a, b) VALUES (1, 2); has them.';
      return fail({ code: 'no-inserts', message });
    }
    if (this.#leftOut > 0) {
      const others = countOf(this.#leftOut, 'other statement was', 'other statements were');
      this.#warn('note', `Only the rows of INSERT statements were read: ${others} left out.`);
    }
    if (scanner.hasEscapes) {
      this.#warn('note', 'Backslashes in strings were read as escapes, as MySQL does.');
    }
    const data = another === undefined ? only.rows : new Map(tables.map(({ name, rows }) => [name, rows]));
    return ok({ data, warnings: this.#warnings });
  }

  #warn(...warning: Warning): void {
    this.#warnings.push(warning);
  }

  #warnAt(offset: number, kind: WarningKind, text: string): void {
    const source = this.#scanner.text;
    this.#warn(kind, text, { position: () => textPosition(source, offset) });
  }

  /** Reads what counts of a statement. @returns whether something did */
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
    while (scanner.takeWord('GLOBAL', 'LOCAL', 'TEMP', 'TEMPORARY', 'UNLOGGED')) {
      // Says only where the table is kept.
    }
    if (!scanner.takeWord('TABLE')) {
      this.#leftOut += 1;
      return false;
    }
    while (scanner.takeWord('IF', 'NOT', 'EXISTS')) {
      // Says only whether it is created.
    }
    const table = this.#readTableName();
    if (table === undefined || !scanner.take('(')) {
      return true;
    }
    const columns: string[] = [];
    do {
      const isConstraint = constraints.includes(scanner.peekWord());
      const name = isConstraint ? undefined : scanner.readName();
      if (name !== undefined) {
        columns.push(name);
      }
      scanner.skipTo(',);');
    } while (scanner.take(','));
    this.#columns.set(keyOf(table), columns);
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
    const hasInto = scanner.takeWord('INTO');
    const table = this.#readTableName();
    if (table === undefined) {
      if (hasInto) {
        throw new SqlError('The name of the table is missing.', scanner.at);
      }
      // A part of MERGE, or the function REPLACE.
      this.#leftOut += 1;
      return;
    }
    if (scanner.takeWord('AS')) {
      scanner.readName();
    }
    const given = this.#readColumns();
    if (scanner.takeWord('OVERRIDING')) {
      scanner.takeWord('SYSTEM', 'USER');
      scanner.takeWord('VALUE');
    }
    if (!scanner.takeWord('VALUES', 'VALUE')) {
      this.#warnAt(start, 'leftOut', `This INSERT into ${quoted(table)} has no VALUES, and was left out.`);
      return;
    }
    this.#readRows(table, given ?? this.#columns.get(keyOf(table)));
  }

  /** Reads the list of columns; undefined if there is none. */
  #readColumns(): readonly string[] | undefined {
    const scanner = this.#scanner;
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

  #readRows(table: string, columns: readonly string[] | undefined): void {
    const scanner = this.#scanner;
    const known = this.#tables.get(keyOf(table));
    const rows: Data[] = known?.rows ?? [];
    let names = columns && this.#nameColumns(columns);
    do {
      scanner.skipBlank();
      const start = scanner.at;
      // MySQL allows ROW before each.
      scanner.takeWord('ROW');
      scanner.expect('(', 'before the values of a row');
      const values: Data[] = [];
      do {
        values.push(this.#readValue());
      } while (scanner.take(','));
      scanner.expect(')', 'after the values of a row');
      if (names === undefined) {
        names = values.map((_, index) => `column_${index + 1}`);
        this.#warnAt(start, 'note', `The columns of ${quoted(table)} have no names, and got numbers.`);
      }
      if (values.length !== names.length) {
        const message = `This row has ${countOf(values.length, 'value')} for ${countOf(names.length, 'column')}.`;
        throw new SqlError(message, start);
      }
      rows.push(new Map(names.map((name, index) => [name, values[index]])));
    } while (scanner.take(','));
    if (known === undefined) {
      this.#tables.set(keyOf(table), { name: table, rows });
    }
  }

  #nameColumns(columns: readonly string[]): readonly string[] {
    return nameMembers(columns, { add: (...warning: Warning) => this.#warn(...warning) });
  }

  #readValue(): Data {
    const scanner = this.#scanner;
    scanner.skipBlank();
    const start = scanner.at;
    const literal = this.#readLiteral();
    if (scanner.take(':') && scanner.take(':')) {
      // A cast of PostgreSQL; the database would check it.
      scanner.skipTo(',);');
    }
    scanner.skipBlank();
    const next = scanner.text.charAt(scanner.at);
    if (literal !== undefined && (next === ',' || next === ')')) {
      return literal.value;
    }
    scanner.skipTo(',);');
    const expression = scanner.text.slice(start, scanner.at).trim();
    if (expression === '') {
      throw new SqlError('A value is missing.', start);
    }
    this.#warnAt(start, 'replaced', `${quoted(expression)} became text: only the database can tell its value.`);
    return expression;
  }

  /** Reads a value that means itself; undefined if there is none. */
  #readLiteral(): { readonly value: Data } | undefined {
    const scanner = this.#scanner;
    const string = scanner.readString();
    if (string !== undefined) {
      return { value: string };
    }
    const digits = scanner.readNumber();
    if (digits !== undefined) {
      return { value: new NumberText(normalizeDecimal(digits) ?? digits) };
    }
    const word = scanner.peekWord();
    switch (word) {
      case 'NULL':
        scanner.skipToken();
        return { value: null };
      case 'TRUE':
      case 'FALSE':
        scanner.skipToken();
        return { value: word === 'TRUE' };
      case 'DEFAULT':
        scanner.skipToken();
        return { value: undefined };
      default:
        return this.#readTypedLiteral();
    }
  }

  /** Reads a string with its type before it: DATE '2024-02-29'. */
  #readTypedLiteral(): { readonly value: Data } | undefined {
    const scanner = this.#scanner;
    if (!scanner.takeWord(...literalTypes)) {
      return undefined;
    }
    scanner.skipBlank();
    const value = scanner.readString();
    return value === undefined ? undefined : { value };
  }

  /** Reads the name of a table, with its schema if it has one. */
  #readTableName(): string | undefined {
    const scanner = this.#scanner;
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
}

/** The case of a name means nothing unless it is quoted, which few who write it both ways intend. */
const keyOf = (table: string) => table.toLowerCase();
