import { countOf } from '#shared/formats/words/count-of.ts';
import { quoted } from '../../conversion-warnings.ts';
import type { Data } from '../../data.ts';
import { nameMembers } from './name-members.ts';
import { SqlError } from './sql-error.ts';
import type { SqlWarnings } from './sql-warnings.ts';

export interface Column {
  readonly name: string;
  /** The first word of its type in capitals: `DOUBLE`; empty if it is a list. */
  readonly type: string;
}

interface Table {
  readonly name: string;
  readonly rows: Data[];
}

/** Collects the rows of tables. The case of a table's name does not matter. */
export class SqlTables {
  readonly #tables = new Map<string, Table>();
  readonly #columns = new Map<string, readonly Column[]>();
  readonly #warnings: SqlWarnings;

  constructor(warnings: SqlWarnings) {
    this.#warnings = warnings;
  }

  /** Keeps the columns of CREATE TABLE. */
  define(table: string, columns: readonly Column[]): void {
    this.#columns.set(keyOf(table), columns);
  }

  /** The columns of CREATE TABLE; undefined if there was none. */
  columnsOf(table: string): readonly Column[] | undefined {
    return this.#columns.get(keyOf(table));
  }

  /**
   * Begins a table, or goes on with it.
   * @param given the names of the columns in the statement, if it has them; otherwise those of CREATE TABLE count
   * @returns a function that adds a row that starts at an offset; it throws SqlError if the row has a wrong length
   */
  open(table: string, given: readonly string[] | undefined): (values: readonly Data[], start: number) => void {
    const rows: Data[] = this.#tables.get(keyOf(table))?.rows ?? [];
    if (!this.#tables.has(keyOf(table))) {
      this.#tables.set(keyOf(table), { name: table, rows });
    }
    const columns = given ?? this.columnsOf(table)?.map(({ name }) => name);
    let names = columns && nameMembers(columns, this.#warnings);
    return (values, start) => {
      if (names === undefined) {
        names = values.map((_, index) => `column_${index + 1}`);
        this.#warnings.addAt(start, 'note', `The columns of ${quoted(table)} have no names, so they were numbered.`);
      }
      if (values.length !== names.length) {
        const message = `This row has ${countOf(values.length, 'value')} for ${countOf(names.length, 'column')}.`;
        throw new SqlError(message, start);
      }
      const members = names.map((name, index) => [name, values[index]] as const);
      // Whatever the row is written in, only SQL has DEFAULT.
      rows.push(new Map(members.filter(([, value]) => value !== undefined)));
    };
  }

  /** The rows, by table if there are several; undefined if there is no table. */
  get data(): Data | undefined {
    const tables = [...this.#tables.values()];
    const [only, another] = tables;
    return another === undefined ? only?.rows : new Map(tables.map(({ name, rows }) => [name, rows]));
  }
}

/** Only quoted names are case-sensitive, and hardly anyone intends two that differ in case; so case is ignored. */
const keyOf = (table: string) => table.toLowerCase();
