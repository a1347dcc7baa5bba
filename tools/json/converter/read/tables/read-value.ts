import { quoted } from '../../conversion-warnings.ts';
import { type Data, NumberText } from '../../data.ts';
import { normalizeDecimal } from '../../number-text.ts';
import { SqlError } from './sql-error.ts';
import type { SqlScanner } from './sql-scanner.ts';
import type { SqlWarnings } from './sql-warnings.ts';

/** Types that stand before the string of a literal. */
const literalTypes = ['DATE', 'TIME', 'TIMESTAMP', 'DATETIME'];

/**
 * Reads the value of a column. What only a database can tell is read as the text of its expression, with a warning.
 * @param isEnd whether the value ends here, although there is no comma, bracket or semicolon
 * @returns undefined for DEFAULT, which a warning mentions
 * @throws SqlError if there is none
 */
export function readValue(scanner: SqlScanner, warnings: SqlWarnings, isEnd: () => boolean = () => false): Data {
  scanner.skipBlank();
  const start = scanner.at;
  const literal = readLiteral(scanner);
  if (scanner.take(':') && scanner.take(':')) {
    // A cast of PostgreSQL; the database would check it.
    scanner.skipTo(',);', isEnd);
  }
  scanner.skipBlank();
  if (literal !== undefined && (scanner.isAtEnd || ',);'.includes(scanner.text.charAt(scanner.at)) || isEnd())) {
    if (literal.value === undefined) {
      warnings.addAt(start, 'leftOut', 'DEFAULT was left out: only the database can tell its value.');
    }
    return literal.value;
  }
  scanner.skipTo(',);', isEnd);
  const expression = scanner.text.slice(start, scanner.at).trim();
  if (expression === '') {
    throw new SqlError('A value is missing.', start);
  }
  // Only E'…' has escapes anywhere but in MySQL.
  warnings.mayHaveEscapes ||= !scanner.isMySql && expression.includes("\\'") && !/\bE'/iu.test(expression);
  warnings.addAt(start, 'replaced', `${quoted(expression)} became text: only the database can tell its value.`);
  return expression;
}

/** Reads a value that means itself; undefined if there is none. */
function readLiteral(scanner: SqlScanner): { readonly value: Data } | undefined {
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
      return readTypedLiteral(scanner);
  }
}

/** Reads a string with its type before it: DATE '2024-02-29'. */
function readTypedLiteral(scanner: SqlScanner): { readonly value: Data } | undefined {
  if (!scanner.takeWord(...literalTypes)) {
    return undefined;
  }
  scanner.skipBlank();
  const value = scanner.readString();
  return value === undefined ? undefined : { value };
}
