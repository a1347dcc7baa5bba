/** What a backslash in a string begins. */
export interface StringEscape {
  readonly text: string;
  /** The number of characters that stand for it, with the backslash. */
  readonly length: number;
}

/** What stands for a character after a backslash in MySQL; any other character stands for itself. */
const ofMySql: Readonly<Record<string, string>> = {
  '0': '\0',
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\u001a',
  // In a pattern these would mean something else without their backslash.
  '%': '\\%',
  _: '\\_',
};

/** Reads the escape of MySQL that begins at a backslash. */
export function readMySqlEscape(text: string, at: number): StringEscape {
  const escaped = text[at + 1] ?? '';
  return { text: ofMySql[escaped] ?? escaped, length: 2 };
}

/** The same in PostgreSQL, where bytes and code points can also be written as numbers. */
const ofPostgres: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

const byteNumbers = /(?:\\(?:[0-7]{1,3}|x[\dA-Fa-f]{1,2}))+/y;
const codePoint = /\\(?:u([\dA-Fa-f]{4})|U((?:000[\dA-Fa-f]|0010)[\dA-Fa-f]{4}))/y;

/**
 * Reads the escape that begins at a backslash in a string such as E'a\n' of PostgreSQL; numbers of bytes next to each
 * other are read together. Source: https://www.postgresql.org/docs/current/sql-syntax-lexical.html, section 4.1.2.2.
 * @example readPostgresEscape('\\xC3\\xA9', 0) // { text: 'é', length: 8 }
 */
export function readPostgresEscape(text: string, at: number): StringEscape {
  byteNumbers.lastIndex = at;
  const bytes = byteNumbers.exec(text)?.[0];
  if (bytes !== undefined) {
    return { text: decodeBytes(bytes), length: bytes.length };
  }
  codePoint.lastIndex = at;
  const [found, unit, point = ''] = codePoint.exec(text) ?? [];
  if (found !== undefined) {
    // A character beyond U+FFFF may be written as two surrogates.
    const character =
      unit === undefined
        ? String.fromCodePoint(Number.parseInt(point, 16))
        : String.fromCharCode(Number.parseInt(unit, 16));
    return { text: character, length: found.length };
  }
  const escaped = text[at + 1] ?? '';
  return { text: ofPostgres[escaped] ?? escaped, length: 2 };
}

/**
 * Reads bytes that are written as octal or hexadecimal numbers, as UTF-8.
 * @example decodeBytes('\\303\\xA9') // 'é'
 */
export function decodeBytes(numbers: string): string {
  const bytes = numbers
    .split('\\')
    .slice(1)
    .map((digits) => (/^x/iu.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 8)));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
