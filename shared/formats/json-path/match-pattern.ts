/** Matches escapes, classes and dots outside of them. */
const parts = /\\.|\[(?:\\.|[^\]\\])*\]|\./gsu;

const translations: Readonly<Record<string, string>> = {
  // In an I-Regexp, the dot excludes only two line breaks; in JavaScript, it excludes four.
  '.': '[^\\n\\r]',
  // JavaScript has this escape in classes only.
  '\\-': '-',
};

/**
 * Compiles the pattern of JSONPath's `match` and `search`: an I-Regexp (RFC 9485, translated according to section 5.3),
 * extended by JavaScript syntax such as `\d`.
 * @param functionName `match` finds the pattern as the whole text, `search` anywhere in it
 * @returns undefined if the pattern is not valid
 * @example compilePattern('match', 'a.')?.test('ab') // true
 */
export function compilePattern(functionName: string, pattern: string): RegExp | undefined {
  const translated = pattern.replace(parts, (part) => translations[part] ?? part);
  try {
    return new RegExp(functionName === 'match' ? `^(?:${translated})$` : translated, 'u');
  } catch {
    return undefined;
  }
}
