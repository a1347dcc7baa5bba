import { describe, expect, it, test } from 'vitest';
import { explainPattern } from '../explanation/explain-pattern.ts';
import { findSyntax, isKnownHere, sampleOf } from './find-syntax.ts';
import { insertSyntax, isAllowed } from './insert-syntax.ts';
import { type Syntax, syntaxGroups } from './syntax-list.ts';

const all = syntaxGroups.flatMap(({ entries }) => entries);
const named = (syntax: string): Syntax => {
  const found = all.find((entry) => entry.syntax === syntax);
  if (found === undefined) {
    throw new Error(`The sheet has no ${syntax}.`);
  }
  return found;
};

test('what this engine does not know are the newest groups alone, which the sheet leaves out then', () => {
  const unknown = all.filter((entry) => !isKnownHere(entry)).map(({ syntax }) => syntax);
  expect(['', '(?i:…) (?-i:…) (?s:…) (?m:…)']).toContain(unknown.join(' '));
});

test.each(all.filter(isKnownHere))('$syntax is what the tester compiles and explains, once', (entry) => {
  const { pattern, flags } = sampleOf(entry);
  expect(explainPattern(`/${pattern}/${flags}`)).toMatchObject({ ok: true });
  expect(all.filter(({ syntax }) => syntax === entry.syntax)).toHaveLength(1);
  if (entry.needs !== undefined) {
    // Without its flag the syntax is an error or means something else.
    const text = (() => {
      try {
        return String(new RegExp(pattern));
      } catch {
        return undefined;
      }
    })();
    expect(text === undefined || /\\[pPuq]|--|&&/u.test(text)).toBe(true);
  }
});

describe('means what the sheet says', () => {
  it.each([
    ['\\d', '', '5', 'x'],
    ['\\w', '', '_', 'é'],
    ['\\s', '', '\n', 'a'],
    ['\\.', '', '.', 'a'],
    ['\\x41', '', 'A', 'B'],
    ['\\u{1F600}', 'u', '😀', 'u'],
    ['\\cJ', '', '\n', 'J'],
    ['\\q', '', 'q', 'abc'],
    ['[\\q{abc|d}]', 'v', 'abc', 'b'],
    ['\\p{L}', 'u', 'ž', '1'],
    ['\\p{Script=Greek}', 'u', 'λ', 'l'],
    ['\\p{RGI_Emoji}', 'v', '👨‍👩‍👧', 'a'],
    ['[[a-z]--[aeiou]]', 'v', 'b', 'a'],
    ['[[\\w]&&[a-z]]', 'v', 'b', 'B'],
  ])('%s', (pattern, flags, text, other) => {
    const expression = new RegExp(`^(?:${pattern})$`, flags);
    expect(expression.test(text)).toBe(true);
    expect(expression.test(other)).toBe(false);
  });
});

describe('insertSyntax', () => {
  it.each([
    ['', [0, 0], '\\d', '\\d', [2, 2]],
    ['/ab/g', [2, 2], '\\d', '/a\\db/g', [4, 4]],
    ['/ab/g', [1, 3], '(…)', '/(ab)/g', [2, 4]],
    ['/ab/g', [1, 2], '+', '/a+b/g', [3, 3]],
    ['/ab/g', [5, 5], '$', '/ab$/g', [4, 4]],
    ['/ab/g', [0, 0], '(?=…)', '/(?=)ab/g', [4, 4]],
    ['/a/gu', [2, 2], '\\p{L}', '/a\\p{L}/gu', [7, 7]],
    ['/a/gv', [2, 2], '\\p{L}', '/a\\p{L}/gv', [7, 7]],
    ['/a/g', [2, 2], '\\p{L}', '/a\\p{L}/gu', [7, 7]],
    ['/[a-z]/gu', [2, 5], '[[…]--[aeiou]]', '/[[[a-z]--[aeiou]]]/gv', [4, 7]],
    ['a', [1, 1], '\\b', 'a\\b', [3, 3]],
    ['a/b', [3, 3], '\\p{L}', '/a\\/b\\p{L}/u', [10, 10]],
  ] as const)('%j at %j gets %s', (expression, [start, end], syntax, expected, [from, to]) => {
    expect(insertSyntax(expression, { start, end }, named(syntax))).toEqual({
      expression: expected,
      selection: { start: from, end: to },
    });
  });
});

it('is found by syntax, meaning and group', () => {
  const find = (query: string) =>
    findSyntax(syntaxGroups, query).flatMap(({ entries }) => entries.map(({ syntax }) => syntax));
  expect(find('lookahead')).toEqual(['(?=…)', '(?!…)']);
  expect(find('Negative LOOKBEHIND')).toEqual(['(?<!…)']);
  expect(find('\\d')).toContain('\\d');
  expect(find('zzz')).toEqual([]);
  expect(find('')).toHaveLength(all.length);
});

it('tells what the flags allow', () => {
  expect([
    isAllowed(named('\\p{L}'), ''),
    isAllowed(named('\\p{L}'), 'v'),
    isAllowed(named('[\\q{abc|d}]'), 'u'),
  ]).toEqual([false, true, false]);
});
