import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textPosition } from '#shared/text-position.ts';
import { findMatches, maximumMatches } from './find-matches.ts';
import { firstMatchEndingFrom, groupRange, type Matches } from './matches.ts';

function find(expression: string, text: string): Matches {
  const found = findMatches({ expression, text });
  if (!found.ok) {
    throw new Error(found.error.message);
  }
  return found.value;
}

/** The places of all groups of all matches. */
function placesOf(matches: Matches) {
  return Array.from({ length: matches.count }, (_, index) =>
    Array.from({ length: matches.groupNames.length + 1 }, (__, group) => {
      const range = groupRange(matches, index, group);
      return range && [range.start, range.end];
    }),
  );
}

/** The texts of the whole matches. */
function textsOf(expression: string, text: string): string[] {
  return placesOf(find(expression, text)).map(([whole]) => text.slice(whole?.[0], whole?.[1]));
}

describe('the matches', () => {
  test.each([
    ['/([A-Z]+-\\d+)/g', 'fixed in TOOL-42 and A-1.', ['TOOL-42', 'A-1']],
    ['[a-z]', 'abc', ['a']],
    ['/b/', 'abab', ['b']],
    ['/a*/g', 'baac', ['', 'aa', '', '']],
    ['/^|$/gm', 'a\nb', ['', '', '', '']],
    ['/^\\w$/gm', 'a\nb\ncd', ['a', 'b']],
    ['/^\\w$/g', 'a\nb', []],
    ['/<b>&amp;/g', '<b>&amp;</b>', ['<b>&amp;']],
    ['/(?<=\\$)\\d+/g', '$10 €20 $30', ['10', '30']],
    ['/(?<!\\$)\\b\\d+/g', '$10 €20', ['20']],
    ['/[\\p{L}--[a-z]]/gv', 'aBcÉ', ['B', 'É']],
    ['/^\\p{RGI_Emoji}$/v', '👨‍👩‍👧', ['👨‍👩‍👧']],
    ['/./gu', '👋a', ['👋', 'a']],
    ['/./g', '👋', ['\ud83d', '\udc4b']],
    ['/(?:)/gu', '👋a', ['', '', '']],
    ['/(?:)/g', '👋', ['', '', '']],
    ['/(?:)/gv', '\ud83d👋', ['', '', '']],
    ['/a/y', 'ba', []],
    ['/a/y', 'aba', ['a']],
    ['/a/gy', 'aaba', ['a', 'a']],
    ['/a?/gy', 'aab', ['a', 'a', '', '']],
    ['//', 'ab', ['']],
    ['/a/g', '', []],
    ['/$/', '', ['']],
    ['/./gs', 'a\n', ['a', '\n']],
    ['/STRASSE|straße/gi', 'Straße strasse', ['Straße', 'strasse']],
    ['/(\\w)\\1/g', 'aabbc', ['aa', 'bb']],
    ['/(?<q>["\']).*?\\k<q>/g', "\"a'\" 'b'", ['"a\'"', "'b'"]],
  ])('of %s in %j', (expression, text, texts) => {
    expect(textsOf(expression, text)).toEqual(texts);
  });
});

test('groups have their places and names, also without the flag d; one that took no part has none', () => {
  const matches = find('/(?<year>\\d{4})(-(\\d\\d))?(x)?()/g', '2024-05 1999');
  expect(matches.groupNames).toEqual(['year', undefined, undefined, undefined, undefined]);
  expect(placesOf(matches)).toEqual([
    [[0, 7], [0, 4], [4, 7], [5, 7], undefined, [7, 7]],
    [[8, 12], [8, 12], undefined, undefined, undefined, [12, 12]],
  ]);
});

test('lines and columns are those of the text position, in code points', () => {
  const text = 'a👋a\na\n\n👋a';
  const matches = find('/a|\\n/g', text);
  const places = placesOf(matches).map(([whole]) => textPosition(text, whole?.[0] ?? 0));
  expect([...matches.lines]).toEqual(places.map(({ line }) => line));
  expect([...matches.columns]).toEqual(places.map(({ column }) => column));
});

test('are those of matchAll', () => {
  const part = fc.constantFrom(
    'a',
    'b',
    '(a)',
    '(b)?',
    '(?<n>.)',
    'a*',
    '[^a]',
    '^',
    '$',
    '\\b',
    '(?=a)',
    '(?<=b)',
    '|',
    '()',
    '\\1',
    '👋',
  );
  const expression = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
  const flags = fc.constantFrom('g', 'gu', 'gv', 'gm', 'gi', 'gs', 'gy', 'gyu');
  const text = fc.array(fc.constantFrom('a', 'b', 'A', '\n', '👋', ' ', '\ud83d'), { maxLength: 12 });
  fc.assert(
    fc.property(expression, flags, text, (pattern, letters, characters) => {
      let regex: RegExp;
      try {
        regex = new RegExp(pattern, `${letters}d`);
      } catch {
        return;
      }
      const searched = characters.join('');
      const expected = [...searched.matchAll(regex)].map(({ indices }) => [...(indices ?? [])]);
      expect(placesOf(find(`/${pattern}/${letters}`, searched))).toEqual(expected);
    }),
    { numRuns: 3000 },
  );
});

test('more than a million are cut, and that is told', () => {
  const text = 'a'.repeat(maximumMatches + 1);
  expect(find('/a/g', text)).toMatchObject({ count: maximumMatches, isCut: true });
  expect(find('/a/g', text.slice(1))).toMatchObject({ count: maximumMatches, isCut: false });
  const groups = '()'.repeat(99);
  expect(find(`/a${groups}/g`, text)).toMatchObject({ count: 80_000, isCut: true });
});

test('an expression that is not valid is an error with a place', () => {
  expect(findMatches({ expression: '/a(/g', text: 'a' })).toMatchObject({
    ok: false,
    error: { position: { column: 3 } },
  });
});

test('the first match that ends at a place or after it is found', () => {
  const matches = find('/(a)+/g', 'a aa  a');
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((offset) => firstMatchEndingFrom(matches, offset))).toEqual([
    0, 0, 1, 1, 1, 2, 2, 2, 3,
  ]);
});

test('an expression that is too long, or nested too deeply, for the engine is an error, and no exception', () => {
  expect(findMatches({ expression: '(a1B2) '.repeat(15_000), text: 'a1B2' })).toMatchObject({
    ok: false,
    error: { code: 'too-large', message: expect.stringContaining('too long') },
  });
});

test('the groups are as many as the engine counts', () => {
  const part = fc.constantFrom(
    '(',
    '(?:',
    '(?<n>',
    '(?=',
    '(?<!',
    '(?i:',
    ')',
    '[',
    '[^',
    ']',
    '\\(',
    '\\[',
    '\\]',
    '\\\\',
    'a',
    '|',
    '-',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.constantFrom('', 'u', 'v'), (parts, flags) => {
      const pattern = parts.join('');
      let count: number;
      try {
        count = (new RegExp(`${pattern}|`, flags).exec('')?.length ?? 0) - 1;
        new RegExp(pattern, flags);
      } catch {
        return;
      }
      expect(find(`/${pattern}/${flags}`, '').groupNames).toHaveLength(count);
    }),
    { numRuns: 5000 },
  );
});
