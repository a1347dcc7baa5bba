const prose = 'Lorem ipsum dolor sit amet, consectetur (sed do eiusmod) adipiscing. ';

/** Repeats a text up to a length. */
function fill(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length));
}

function nest(open: string, close: string, depth: number, inside = 'a'): string {
  return `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
}

/**
 * Expressions that are long, deeply nested or both: each engine and each library has its own limit somewhere among
 * them.
 */
export const hostileExpressions: readonly (readonly [what: string, expression: string])[] = [
  ['16 KB of groups', fill('(a1B2) ', 16_000)],
  ['100 KB of groups', fill('(a1B2) ', 100_000)],
  ['500 KB of groups', fill('(a1B2) ', 500_000)],
  ['32 KB of prose', fill(prose, 32_000)],
  ['200 KB of prose', fill(prose, 200_000)],
  ['200 KB of one text', fill('abcd', 200_000)],
  ['1000 groups in groups', nest('(', ')', 1000)],
  ['5000 groups in groups', nest('(', ')', 5000)],
  ['50,000 groups in groups', nest('(', ')', 50_000)],
  ['50,000 groups in groups that are not captured', nest('(?:', ')', 50_000)],
  ['50,000 groups that open', '('.repeat(50_000)],
  ['50,000 groups that close', ')'.repeat(50_000)],
  ['50,000 groups that open and are not captured', '(?:'.repeat(50_000)],
  ['50,000 beginnings of names', '(?<'.repeat(50_000)],
  ['5000 look arounds in look arounds', nest('(?=', ')', 5000)],
  ['5000 groups with flags in each other', nest('(?i:', ')', 5000)],
  ['3000 names', Array.from({ length: 3000 }, (_, index) => `(?<n${index}>a)`).join('')],
  ['the same name 20,000 times', '(?<a>b)'.repeat(20_000)],
  ['the same name in 5000 alternatives', `${'(?<a>b)|'.repeat(5000)}c`],
  ['100,000 alternatives', 'a|'.repeat(100_000)],
  ['a class of 200 KB', `[${fill('abc', 200_000)}]`],
  ['5000 classes in classes', `/${nest('[', ']', 5000)}/v`],
  ['50,000 classes in classes', `/${nest('[', ']', 50_000)}/v`],
  ['50,000 classes that open', `/${'['.repeat(50_000)}/v`],
  ['30,000 sets taken from each other', `/[${'a--'.repeat(30_000)}b]/v`],
  ['3000 strings in classes in each other', `/${nest('[\\q{ab}', ']', 3000, '')}/v`],
  ['repetitions multiplied', nest('(?:', '){1000}', 10)],
  ['a number of times beyond all numbers', `a{${'9'.repeat(10_000)}}`],
  ['100,000 references back', `(a)${'\\1'.repeat(100_000)}`],
  ['50,000 references to a name that is not there', `(?<a>x)${'\\k<b>'.repeat(50_000)}`],
  ['50,000 beginnings of references', `(?<a>x)${'\\k<'.repeat(50_000)}`],
  ['a name beyond Unicode', '(?<\\u{110000}>a)'],
  ['10,000 properties', `/${'\\p{L}'.repeat(10_000)}/u`],
  ['50,000 beginnings of properties', `/${'\\p{'.repeat(50_000)}/u`],
  ['100,000 braces', `/${'{'.repeat(100_000)}/u`],
  ['100,001 backslashes', '\\'.repeat(100_001)],
  ['a range that ends before it starts, after 200 KB', `[${fill('a', 200_000)}z-a]`],
  ['100,000 flags', `/a/${fill('gimsuy', 100_000)}`],
  ['half a character', '/\ud800/u'],
];
