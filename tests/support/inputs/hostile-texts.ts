/**
 * Inputs for a single text field that are long, deeply nested or broken in ways that trip recursive readers of all
 * formats. 30,000 levels fill the call stack of every browser more than twice, and a function cannot take 300,000 arguments:
 * more would only take longer.
 */
export const hostileTexts: readonly (readonly [what: string, text: string])[] = [
  ['nothing', ''],
  ['half a character', '\ud800'],
  ['NULs', '\0'.repeat(1000)],
  ['30,000 arrays that open', '['.repeat(30_000)],
  ['30,000 arrays in arrays', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['30,000 objects in objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  ['30,000 objects that open', '{"a":'.repeat(30_000)],
  ['30,000 parentheses that open', '('.repeat(30_000)],
  ['30,000 quotes', '"'.repeat(30_000)],
  ['30,001 backslashes', '\\'.repeat(30_001)],
  ['30,000 lines', '\n'.repeat(30_000)],
  ['30,000 levels of a list', '- '.repeat(30_000)],
  ['1000 levels of indentation', Array.from({ length: 1000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
  ['30,000 references that are not closed', '&'.repeat(30_000)],
  ['30,000 signs of percent', '%'.repeat(30_000)],
  ['a number of 300,000 digits', '9'.repeat(300_000)],
  ['an exponent of 30,000 digits', `1e${'9'.repeat(30_000)}`],
  ['__proto__ as a key', '{"__proto__": {"a": 1}, "constructor": {"prototype": null}}'],
  ['a line of 300,000 letters', 'a'.repeat(300_000)],
];
