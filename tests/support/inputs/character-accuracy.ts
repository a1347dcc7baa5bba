/**
 * Computes how much of an expected text was read correctly: 1 minus the number of edits (Levenshtein) per expected
 * character. White space counts as one space, and typographic quotation marks count as their plain equivalents.
 * @returns 0 to 1
 * @example characterAccuracy('Hallo', 'Hello') // 0.8
 */
export function characterAccuracy(read: string, expected: string): number {
  const wanted = normalise(expected);
  return Math.max(0, 1 - editDistance(normalise(read), wanted) / wanted.length);
}

function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Counts the characters to insert, delete or replace in order to turn one text into the other. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
