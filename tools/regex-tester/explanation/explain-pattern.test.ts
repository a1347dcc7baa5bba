import { describe, expect, test } from 'vitest';
import { explainPattern } from './explain-pattern.ts';
import { parentOf, visibleRows, writeExplanation } from './visible-rows.ts';

function explain(expression: string) {
  const explained = explainPattern(expression);
  if (!explained.ok) {
    throw new Error(explained.error.message);
  }
  return explained.value;
}

/** The lines below "The whole expression", without the flags. */
function linesOf(expression: string): string[] {
  const rows = explain(expression);
  return rows
    .slice(1, 1 + (rows[0]?.descendants ?? 0))
    .map(({ start, end, words, depth }) => `${'  '.repeat(depth - 1)}${expression.slice(start, end)} → ${words}`);
}

describe('a reference to a group without a match', () => {
  const nothing = (group: string) => `Nothing: ${group} has matched nothing yet where this refers to it`;

  test.each([
    ['/\\1(a)/', `\\1 → ${nothing('group 1')}`],
    ['/(?:\\1(a))+/', `\\1 → ${nothing('group 1')}`],
    ['/(a\\1)/', `\\1 → ${nothing('group 1')}`],
    ['/\\k<x>(?<x>a)/', `\\k<x> → ${nothing('group “x”')}`],
    ['/(?<=\\1(a))b/', '\\1 → The text that group 1 matched'],
    ['/(?<=(a)\\1)b/', `\\1 → ${nothing('group 1')}`],
    ['/(?<=\\1)(a)/', `\\1 → ${nothing('group 1')}`],
    ['/(a)|b\\1/', `\\1 → ${nothing('group 1')}`],
    ['/(?:(a)|b\\1)+/', `\\1 → ${nothing('group 1')}`],
    ['/(?!(a))\\1/', `\\1 → ${nothing('group 1')}`],
    ['/(?=(a))\\1/', '\\1 → The text that group 1 matched'],
    ['/(?!(a)\\1)/', '\\1 → The text that group 1 matched'],
    ['/(?<=(a))\\1/', '\\1 → The text that group 1 matched'],
    ['/(?<=(?=(a)\\1))/', '\\1 → The text that group 1 matched'],
    ['/(a)(?<=\\1)/', '\\1 → The text that group 1 matched'],
    ['/(a)\\1/', '\\1 → The text that group 1 matched'],
    ['/(?:(a)|b)\\1/', '\\1 → The text that group 1 matched'],
  ])('%s', (expression, line) => {
    expect(linesOf(expression).map((written) => written.trim())).toContain(line);
  });
});

describe('every kind of part has its words', () => {
  test.each<[string, string[]]>([
    ['/a/', ['a → The character “a”']],
    ['/ab c/', ['ab c → The text “ab c”']],
    ['/ab/i', ['ab → The text “ab” in upper or lower case']],
    ['/1-/i', ['1- → The text “1-”']],
    ['/[^a]/i', ['[^a] → A character other than “a”, upper and lower case alike']],
    [
      '/[a-z]+/i',
      ['[a-z]+ → A character from “a” to “z”, upper and lower case alike, one or more times, as many as possible'],
    ],
    ['/[0-9]/i', ['[0-9] → A character from “0” to “9”']],
    ['/\\p{Lu}/iu', ['\\p{Lu} → An upper-case letter of any script, upper and lower case alike']],
    ['/\\d./i', ['\\d → A digit 0–9', '. → Any character but a line break']],
    [
      '/(a)\\1/i',
      [
        '(a) → Group 1',
        '  a → The character “a” in upper or lower case',
        '\\1 → The text that group 1 matched, upper and lower case alike',
      ],
    ],
    [
      '/[[a-z]--a]/iv',
      [
        '[[a-z]--a] → What one set holds and another does not, upper and lower case alike',
        '  [a-z] → In this set: a character from “a” to “z”',
        '  a → But not in this set: “a”',
      ],
    ],
    [
      '/\\n\\t\\u0301\\x41\\0/',
      ['\\n → Line feed (\\n)', '\\t → Tab', '\\u0301 → U+0301', '\\x41 → The character “A”', '\\0 → Null character'],
    ],
    ['/./', ['. → Any character but a line break']],
    ['/./s', ['. → Any character, line breaks too']],
    ['/\\d\\D/', ['\\d → A digit 0–9', '\\D → A character other than a digit 0–9']],
    [
      '/\\w\\W/',
      ['\\w → A letter a–z, A–Z, a digit or _', '\\W → A character other than a letter a–z, A–Z, a digit or _'],
    ],
    ['/\\s\\S/', ['\\s → White space or a line break', '\\S → A character other than white space or a line break']],
    ['/\\p{L}\\P{Lu}/u', ['\\p{L} → A letter of any script', '\\P{Lu} → A character other than an upper-case letter']],
    ['/\\p{gc=Nd}/u', ['\\p{gc=Nd} → A decimal digit of any script']],
    [
      '/\\p{Script=Greek}\\P{Emoji}/u',
      [
        '\\p{Script=Greek} → A character with the Unicode property Script=Greek',
        '\\P{Emoji} → A character without the Unicode property Emoji',
      ],
    ],
    ['/\\p{RGI_Emoji}/v', ['\\p{RGI_Emoji} → A sequence of characters with the Unicode property RGI_Emoji']],
    [
      '/^$\\b\\B/',
      [
        '^ → The start of the text',
        '$ → The end of the text',
        '\\b → The start or end of a word',
        '\\B → A place that is not the edge of a word',
      ],
    ],
    ['/^$/m', ['^ → The start of a line', '$ → The end of a line']],
    [
      '/a?b*c+/',
      [
        'a? → The character “a”, once or not at all, as many as possible',
        'b* → The character “b”, zero or more times, as many as possible',
        'c+ → The character “c”, one or more times, as many as possible',
      ],
    ],
    [
      '/a??b*?c+?/',
      [
        'a?? → The character “a”, once or not at all, as few as possible',
        'b*? → The character “b”, zero or more times, as few as possible',
        'c+? → The character “c”, one or more times, as few as possible',
      ],
    ],
    [
      '/a{2}b{2,}c{2,5}d{0}e{1}/',
      [
        'a{2} → The character “a”, exactly 2 times',
        'b{2,} → The character “b”, 2 or more times, as many as possible',
        'c{2,5} → The character “c”, 2 to 5 times, as many as possible',
        'd{0} → The character “d”, zero times: never',
        'e{1} → The character “e”, exactly once',
      ],
    ],
    [
      '/(a)(?<n>b)\\1\\k<n>/',
      [
        '(a) → Group 1',
        '  a → The character “a”',
        '(?<n>b) → Group 2, named “n”',
        '  b → The character “b”',
        '\\1 → The text that group 1 matched',
        '\\k<n> → The text that group “n” matched',
      ],
    ],
    [
      '/(a)+/',
      [
        '(a)+ → Group 1, which keeps what it matched last, one or more times, as many as possible',
        '  a → The character “a”',
      ],
    ],
    [
      '/(?:a|)/',
      [
        '(?:a|) → Group that is not captured: the first of 2 alternatives that fits',
        '  a → Alternative 1',
        '    a → The character “a”',
        '   → Alternative 2: nothing',
      ],
    ],
    [
      '/(?=a)(?!b)(?<=c)(?<!d)/',
      [
        '(?=a) → Followed by this, which is not part of the match',
        '  a → The character “a”',
        '(?!b) → Not followed by this, which is not part of the match',
        '  b → The character “b”',
        '(?<=c) → Preceded by this, which is not part of the match',
        '  c → The character “c”',
        '(?<!d) → Not preceded by this, which is not part of the match',
        '  d → The character “d”',
      ],
    ],
    ['/[a]/', ['[a] → “a”']],
    ['/[a-f]/', ['[a-f] → A character from “a” to “f”']],
    ['/[^a-f]/', ['[^a-f] → A character other than “a” to “f”']],
    [
      '/[a-c_\\d ]/',
      [
        '[a-c_\\d ] → One of “a” to “c”, “_”, a digit 0–9, space',
        '  a-c → “a” to “c”',
        '  _ → “_”',
        '  \\d → A digit 0–9',
        '    → Space',
      ],
    ],
    [
      '/[abcdefgh]/',
      [
        '[abcdefgh] → One of “a”, “b”, “c”, “d”, “e”, “f” and 2 more',
        ...[...'abcdefgh'].map((letter) => `  ${letter} → “${letter}”`),
      ],
    ],
    ['/[][^]/', ['[] → No character at all: this never matches', '[^] → Any character, line breaks too']],
    [
      '/[\\p{L}--[a-z]]/v',
      [
        '[\\p{L}--[a-z]] → What one set holds and another does not',
        '  \\p{L} → In this set: a letter of any script',
        '  [a-z] → But not in this set: a character from “a” to “z”',
      ],
    ],
    [
      '/[^\\w&&\\d]/v',
      [
        '[^\\w&&\\d] → A character other than what both of two sets hold',
        '  \\w → In this set: a letter a–z, A–Z, a digit or _',
        '  \\d → And in this set: a digit 0–9',
      ],
    ],
    [
      '/[\\w--a--b]/v',
      [
        '[\\w--a--b] → What one set holds and another does not',
        '  \\w--a → In this set: what one set holds and another does not',
        '    \\w → In this set: a letter a–z, A–Z, a digit or _',
        '    a → But not in this set: “a”',
        '  b → But not in this set: “b”',
      ],
    ],
    [
      '/[a[bc]\\q{de|}[f--g]]/v',
      [
        '[a[bc]\\q{de|}[f--g]] → One of “a”, one of “b”, “c”, one of the strings “de”, nothing, what one set holds and another does not',
        '  a → “a”',
        '  [bc] → One of “b”, “c”',
        '    b → “b”',
        '    c → “c”',
        '  \\q{de|} → One of the strings “de”, nothing',
        '    de → “de”',
        '     → Nothing',
        '  [f--g] → What one set holds and another does not',
        '    f → In this set: “f”',
        '    g → But not in this set: “g”',
      ],
    ],
  ])('%s', (expression, lines) => {
    expect(linesOf(expression)).toEqual(lines);
  });
});

test('the whole comes first, with its choice, and the flags last', () => {
  expect(explain('/a|b/gy').map(({ words, depth }) => [depth, words])).toEqual([
    [0, 'The whole expression: the first of 2 alternatives that fits'],
    [1, 'Alternative 1'],
    [2, 'The character “a”'],
    [1, 'Alternative 2'],
    [2, 'The character “b”'],
    [0, 'Flag g, global: finds all matches, not only the first'],
    [0, 'Flag y, sticky: a match starts at the start of the text or, with g, where the last one ended'],
  ]);
  expect(explain('//')[0]?.words).toBe('The whole expression: empty, it matches at every place');
});

test('what is not valid is an error, and groups in groups by the thousand too', () => {
  expect(explainPattern('/(/')).toMatchObject({ ok: false, error: { code: 'bad-pattern' } });
  expect(explainPattern('('.repeat(20_000) + ')'.repeat(20_000))).toMatchObject({ ok: false });
});

test('long patterns are explained whole', () => {
  const expression = '(a|[b-d]+)'.repeat(2000);
  expect(explain(expression)).toHaveLength(1 + 2000 * 5);
});

describe('the tree', () => {
  const rows = explain('/(a(b))c/g');

  test('shows what is not in a closed row', () => {
    expect(rows.map(({ descendants }) => descendants)).toEqual([5, 3, 0, 1, 0, 0, 0]);
    expect(visibleRows(rows, new Set())).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(visibleRows(rows, new Set([1, 3]))).toEqual([0, 1, 5, 6]);
    expect(visibleRows(rows, new Set([0]))).toEqual([0, 6]);
  });

  test('knows what a row is in', () => {
    expect(rows.map((_, index) => parentOf(rows, index))).toEqual([0, 0, 1, 1, 3, 0, 6]);
  });

  test('is written as indented text', () => {
    expect(writeExplanation(rows, '/(a(b))c/g').split('\n').slice(0, 3)).toEqual([
      '(a(b))c  The whole expression',
      '  (a(b))  Group 1',
      '    a  The character “a”',
    ]);
  });
});
