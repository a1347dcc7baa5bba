import type { SqlScanner } from './sql-scanner.ts';
import type { Column } from './sql-tables.ts';

/** Words that begin an entry which is not a column. Every database reserves them. */
const constraints = ['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK', 'LIKE'];
/** Words that begin an index in MySQL or SQL Server, and are names elsewhere: SQLite and PostgreSQL allow `key TEXT`. */
const indexes = ['KEY', 'INDEX', 'FULLTEXT', 'SPATIAL'];

/**
 * Reads an entry of CREATE TABLE, up to the comma or the bracket after it.
 * @returns the column; undefined if the entry is a constraint or an index
 */
export function readDefinition(scanner: SqlScanner): Column | undefined {
  const name = isConstraint(scanner) ? undefined : scanner.readName();
  const type = scanner.peekWord();
  const start = scanner.at;
  scanner.skipTo(',);');
  // An array of numbers is not a number.
  const isArray = scanner.text.slice(start, scanner.at).includes('[');
  return name === undefined ? undefined : { name, type: isArray ? '' : type };
}

/** Whether an entry is a constraint or an index. It is not read. */
function isConstraint(scanner: SqlScanner): boolean {
  const word = scanner.peekWord();
  const start = scanner.at;
  scanner.takeWord(word);
  const isOne = constraints.includes(word) || (word !== '' && isIndex(scanner, word));
  scanner.at = start;
  return isOne;
}

/** @param word the first word of the entry, after which the scanner is */
function isIndex(scanner: SqlScanner, word: string): boolean {
  if (word === 'PERIOD') {
    return scanner.takeWord('FOR');
  }
  if (word === 'EXCLUDE') {
    return scanner.takeWord('USING') || scanner.take('(');
  }
  if (!indexes.includes(word)) {
    return false;
  }
  if (word === 'FULLTEXT' || word === 'SPATIAL') {
    scanner.takeWord('KEY', 'INDEX');
  }
  const hasNoName = scanner.takeWord('USING') || scanner.take('(');
  // The type of a column follows its name.
  scanner.readName();
  if (hasNoName || scanner.takeWord('USING', 'CLUSTERED', 'NONCLUSTERED')) {
    return true;
  }
  scanner.takeWord('UNIQUE');
  return scanner.takeWord('CLUSTERED', 'NONCLUSTERED') || (scanner.take('(') && hasColumns(scanner));
}

/** Whether a list in brackets is one of columns, as after an index, rather than the lengths or values of a type. */
function hasColumns(scanner: SqlScanner): boolean {
  do {
    if (scanner.peekWord() === 'MAX' || /^[\d']/u.test(scanner.text.slice(scanner.at, scanner.at + 1))) {
      return false;
    }
    scanner.skipTo(',)');
  } while (scanner.take(','));
  return true;
}
