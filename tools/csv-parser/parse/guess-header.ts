/** So many rows are looked at. */
export const lookedAt = 50;

/** A name or a value is no longer, in UTF-16 code units: a regular expression takes its time with what is. */
const longest = 64;

/** What is data wherever it stands: numbers, amounts, instants, truth values, addresses, identifiers. */
const valuePattern =
  /^(?:[-+]?[\d.,'\u00a0\u202f ]*\d[\d.,'\u00a0\u202f ]*(?:e[-+]?\d+)?[ \u00a0]?[%\p{Sc}]?|\p{Sc} ?[-+]?[\d.,]+|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ].*)?|\d{1,2}:\d{2}(?::\d{2})?.*|true|false|null|[^\s@]+@[^\s@]+\.\p{L}+|[a-z][a-z\d+.-]*:\/\/\S+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/iu;

const isValue = (cell: string) => cell.length <= longest && valuePattern.test(cell);

/**
 * Guesses whether the first row of a table is names of its columns: each is there, once, is no value as data is, and does
 * not come again under itself. A table of names only, such as people, looks the same with and without such a row: it is
 * taken for a header, as most files have one.
 * @param rows from the first on, whether or not it is a header
 * @example guessHeader([['First', 'Last'], ['John', 'Doe']]) // true
 */
export function guessHeader(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = rows.slice(0, lookedAt);
  const data = others.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (data.length === 0 || data.some(({ length }) => length > first.length)) {
    return false;
  }
  const names = first.map((cell) => cell.trim());
  // Tables with an index have no name for its column.
  const given = names[0] === '' ? names.slice(1) : names;
  const areNames =
    given.length > 0 &&
    given.every((name) => name !== '' && name.length <= longest && !/[\r\n]/u.test(name) && !isValue(name)) &&
    new Set(given.map((name) => name.toLowerCase())).size === given.length;
  if (!areNames || names.some((name, column) => name !== '' && data.some((row) => row[column]?.trim() === name))) {
    return false;
  }
  const hasValues = names.some((_name, column) => {
    const cells = data.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every(isValue);
  });
  // One column of texts is a list.
  return hasValues || names.length > 1;
}
