import { isBlank } from '#shared/text-checks.ts';

/** The number of rows examined. */
export const lookedAt = 50;

/** The maximum length of a name or a value in UTF-16 code units: the regular expression is slow on longer cells. */
const longest = 64;

/** Matches cells that are clearly data: numbers, amounts, timestamps, booleans, email addresses, URLs, UUIDs. */
const valuePattern =
  /^(?:[-+]?[\d.,'\u00a0\u202f ]*\d[\d.,'\u00a0\u202f ]*(?:e[-+]?\d+)?[ \u00a0]?[%\p{Sc}]?|\p{Sc} ?[-+]?[\d.,]+|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ].*)?|\d{1,2}:\d{2}(?::\d{2})?.*|true|false|null|[^\s@]+@[^\s@]+\.\p{L}+|[a-z][a-z\d+.-]*:\/\/\S+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/iu;

const isValue = (cell: string) => cell.length <= longest && valuePattern.test(cell);

const isPeriod = (cell: string) => /^(?:(?:19|20)\d\d|\d{1,4}([-/.])\d{1,2}\1\d{1,4})$/u.test(cell);

type Row = readonly string[];

/** The number of cells up to the last that is not blank: many programs end each row with a delimiter. */
const widthOf = (row: Row) => row.findLastIndex((cell) => !isBlank(cell)) + 1;

/** Whether some names are years or dates over other values, as in a pivot table. */
function arePeriods(names: Row, data: readonly Row[]): boolean {
  const columns = [...names.keys()].filter((column) => isValue(names[column] ?? ''));
  return (
    columns.length > 1 &&
    columns.length < names.length &&
    columns.every((column) => isPeriod(names[column] ?? '')) &&
    data.some((row) => columns.some((column) => row[column]?.trim() !== '' && !isPeriod(row[column]?.trim() ?? '')))
  );
}

/**
 * Guesses whether the first row of a table contains column names: each is non-empty and unique, is not a value like
 * those in data, and does not recur in its column. Several names may be years or dates over values of another kind. A few
 * rows may be longer: they have an unquoted delimiter more often than the first row has a name too few. A table that only contains names, of people for example, looks the
 * same with and without a header; one is assumed, since most files have one.
 * @param rows the rows including the first, whether or not it is a header
 * @example guessHeader([['First', 'Last'], ['John', 'Doe']]) // true
 */
export function guessHeader(rows: readonly Row[]): boolean {
  const [first = [], ...others] = rows.slice(0, lookedAt);
  const data = others.filter((row) => row.some((cell) => !isBlank(cell)));
  const longer = data.filter((row) => widthOf(row) > first.length);
  if (data.length === 0 || longer.length > data.length / 2) {
    return false;
  }
  const names = first.map((cell) => cell.trim());
  // Tables with an index column often leave its name empty.
  const given = names[0] === '' ? names.slice(1) : names;
  const areNames =
    given.length > 0 &&
    given.every((name) => name !== '' && name.length <= longest && !/[\r\n]/u.test(name)) &&
    (!given.some(isValue) || arePeriods(names, data)) &&
    new Set(given.map((name) => name.toLowerCase())).size === given.length;
  if (!areNames || names.some((name, column) => name !== '' && data.some((row) => row[column]?.trim() === name))) {
    return false;
  }
  const hasValues = names.some((_name, column) => {
    const cells = data.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every(isValue);
  });
  // A single column of text is a list.
  return hasValues || names.length > 1;
}
