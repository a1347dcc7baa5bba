/** The fewest rows of words alone that are more likely a table than lines that happen to have as many commas. */
const fewestRows = 3;

/** The most words of a cell; what has more is a clause. */
const mostWords = 5;

/** Matches a number, a date, a price, a truth value, or an empty cell. */
const value = /^(?:[-+\p{Sc}]*\d[\d.:/%\p{Sc} TZ+-]*|true|false|null)?$/iu;

/** Matches a bracket that another cell opens or closes, and an assignment. */
const code = /^[^()]*\)|\([^()]*$|^[^[\]]*\]|\[[^[\]]*$|^[^{}]*\}|\{[^{}]*$|\s=\s/u;

const conjunction = /^(?:and|but|nor|or|so|then|yet)\s/iu;
const endOfSentence = /\p{L}[.!?…:;]["'”’)]*$/u;
/** Matches a name with its value, as in CSS and logs: `level: info`. */
const pair = /^[\w-]+:\s/u;

/**
 * Whether cells that all follow a blank are parts of sentences or of code, whose commas only separate clauses or
 * arguments. With numbers in each row they are a table; so are short words in three rows or more.
 * @param rows at least two rows of equal width
 * @example isProse([['We came', ' saw', ' and left.'], ['They ate', ' drank', ' and sang.']]) // true
 * @example isProse([['id', ' name', ' age'], ['1', ' Ada', ' 36']]) // false
 */
export function isProse(rows: readonly (readonly string[])[]): boolean {
  const trimmed = rows.map((row) => row.map((cell) => cell.trim()));
  const cells = trimmed.flat();
  const ends = trimmed.map((row) => row.at(-1) ?? '');
  if (cells.some((cell) => code.test(cell)) || ends.some((cell) => conjunction.test(cell))) {
    return true;
  }
  if (trimmed.slice(1).every((row) => row.some((cell) => value.test(cell)))) {
    return false;
  }
  return (
    rows.length < fewestRows ||
    ends.some((cell) => endOfSentence.test(cell)) ||
    cells.some((cell) => conjunction.test(cell) || pair.test(cell) || cell.split(/\s+/u).length > mostWords)
  );
}
