import { isBlank } from '#shared/text-checks.ts';
import { typeOf } from '../table/typed-value.ts';
import { defaultExportOptions, type ExportOptions, largestBatch, type SqlDialect } from './export-options.ts';
import type { RowWriter, TableShape } from './row-writer.ts';

const identifierQuotes: Record<SqlDialect, readonly [string, string]> = {
  standard: ['"', '"'],
  postgresql: ['"', '"'],
  sqlite: ['"', '"'],
  mysql: ['`', '`'],
  sqlserver: ['[', ']'],
};

/** Dialects without TRUE. */
const numericBooleans: readonly SqlDialect[] = ['sqlserver', 'sqlite'];

/**
 * Writes rows as INSERT statements of several rows each. Missing cells are NULL; values are text unless types were
 * requested. All values of a column have one type: of several in the rows of one INSERT, databases choose one, and convert
 * 007 to 7 or refuse the other rows.
 */
export function createSqlWriter(
  { header, columnCount, isTyped, isMixed = () => false }: TableShape,
  { dialect, tableName, isEmptyNull, batchSize }: ExportOptions,
): RowWriter {
  const columns = Array.from({ length: columnCount }, (_, column) => column);
  const names = uniqueNames(columns.map((column) => header?.[column]?.trim() || `column_${column + 1}`));
  const table = (isBlank(tableName) ? defaultExportOptions.tableName : tableName)
    .split('.')
    .map((part) => quoteIdentifier(part, dialect))
    .join('.');
  const list = names.map((name) => quoteIdentifier(name, dialect)).join(', ');
  const insert = `INSERT INTO ${table} (${list}) VALUES\n`;
  const size = Math.min(Math.max(1, batchSize), largestBatch(dialect));
  const value = (cell: string | undefined, column: number): string => {
    if (cell === undefined || (cell === '' && isEmptyNull)) {
      return 'NULL';
    }
    if (!isTyped(column)) {
      return textLiteral(cell, dialect);
    }
    return cell !== '' && isMixed(column) ? textLiteral(cell, dialect) : typedLiteral(cell, dialect);
  };
  return {
    start: '',
    row: (cells, index, isLast) => {
      const ends = isLast || (index + 1) % size === 0;
      const values = columns.map((column) => value(cells[column], column)).join(', ');
      return `${index % size === 0 ? insert : ''}  (${values})${ends ? ';\n' : ',\n'}`;
    },
    end: '',
  };
}

function typedLiteral(cell: string, dialect: SqlDialect): string {
  const type = typeOf(cell);
  switch (type.kind) {
    case 'null':
      return 'NULL';
    case 'boolean':
      return numericBooleans.includes(dialect) ? String(Number(type.value)) : String(type.value).toUpperCase();
    case 'number':
      return cell;
    default:
      return textLiteral(cell, dialect);
  }
}

/** @example textLiteral("it's", 'standard') // "'it''s'" */
function textLiteral(text: string, dialect: SqlDialect): string {
  // MySQL interprets backslashes in strings by default.
  const escaped = (dialect === 'mysql' ? text.replaceAll('\\', '\\\\') : text).replaceAll("'", "''");
  return `${dialect === 'sqlserver' ? 'N' : ''}'${escaped}'`;
}

/** @example quoteIdentifier('a`b', 'mysql') // '`a``b`' */
function quoteIdentifier(name: string, dialect: SqlDialect): string {
  const [open, close] = identifierQuotes[dialect];
  return `${open}${name.replaceAll(close, close + close)}${close}`;
}

/** Makes column names unique ignoring case, since databases do not distinguish case in them. */
function uniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) {
      unique = `${name}_${number}`;
    }
    used.add(unique.toLowerCase());
    return unique;
  });
}
