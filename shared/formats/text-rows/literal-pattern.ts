/**
 * Creates a pattern that matches a text literally, for finding it in another text. Without `matchCase`, letters match
 * by Unicode's simple case folding: `ς` matches `Σ`, but `İ` does not match `i`.
 * @returns a global pattern; undefined for an empty text
 * @example literalPattern('a.b')?.test('xA.B') // true
 */
export function literalPattern(text: string, matchCase = false): RegExp | undefined {
  if (text === '') {
    return undefined;
  }
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'), matchCase ? 'gu' : 'giu');
}
