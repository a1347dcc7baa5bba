/** Matches a `.` outside character classes; skips escapes and classes. */
const dots = /\\.|\[(?:\\.|[^\]\\])*\]|\./gsu;

/**
 * Compiles the pattern of JSONPath's `match` and `search`: an I-Regexp (RFC 9485, translated according to section 5.3),
 * extended by JavaScript syntax such as `\d`.
 * @param functionName `match` finds the pattern as the whole text, `search` anywhere in it
 * @returns undefined if the pattern is not valid
 * @example compilePattern('match', 'a.')?.test('ab') // true
 */
export function compilePattern(functionName: string, pattern: string): RegExp | undefined {
  // In an I-Regexp, the dot excludes only two line breaks; in JavaScript, it excludes four.
  const translated = pattern.replace(dots, (part) => (part === '.' ? '[^\\n\\r]' : part));
  try {
    return new RegExp(functionName === 'match' ? `^(?:${translated})$` : translated, 'u');
  } catch {
    return undefined;
  }
}
