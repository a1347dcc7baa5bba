/**
 * Inputs for a single text field that are long, deeply nested or broken in ways that trip recursive readers of all
 * formats.
 */
export const hostileTexts: readonly (readonly [what: string, text: string])[] = [
  ['nothing', ''],
  ['half a character', '\ud800'],
  ['NULs', '\0'.repeat(1000)],
  ['100,000 arrays that open', '['.repeat(100_000)],
  ['100,000 arrays in arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['100,000 objects in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['100,000 objects that open', '{"a":'.repeat(100_000)],
  ['100,000 parentheses that open', '('.repeat(100_000)],
  ['100,000 quotes', '"'.repeat(100_000)],
  ['100,001 backslashes', '\\'.repeat(100_001)],
  ['100,000 lines', '\n'.repeat(100_000)],
  ['100,000 levels of a list', '- '.repeat(100_000)],
  ['10,000 levels of indentation', Array.from({ length: 2000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
  ['100,000 references that are not closed', '&'.repeat(100_000)],
  ['100,000 signs of percent', '%'.repeat(100_000)],
  ['a number of a million digits', '9'.repeat(1_000_000)],
  ['an exponent of 100,000 digits', `1e${'9'.repeat(100_000)}`],
  ['__proto__ as a key', '{"__proto__": {"a": 1}, "constructor": {"prototype": null}}'],
  ['a line of a million letters', 'a'.repeat(1_000_000)],
];
