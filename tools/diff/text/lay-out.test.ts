import { describe, expect, test } from 'vitest';
import { compareTexts, countChanges } from './compare-texts.ts';
import { compareWithin, type Precision } from './compare-within.ts';
import { describeCounts, describeRest } from './describe-differences.ts';
import { type LayoutOptions, layOut, rowLength } from './lay-out.ts';
import type { Ignored } from './line-changes.ts';
import { type DiffRow, readRows } from './read-rows.ts';
import { splitLines } from './split-lines.ts';

const exact: Ignored = { whiteSpace: 'none', isCaseIgnored: false };
const split: LayoutOptions = { style: 'split', isFolded: false, opened: [] };
const unified: LayoutOptions = { ...split, style: 'unified' };

/** Shows a row as a line, with differing parts in brackets: `1 -a[b]| 1 +ac`. */
function show(row: DiffRow): string {
  if (row.kind === 'fold') {
    return `fold ${row.gap}: ${row.count} from ${row.line}`;
  }
  const side = (one: typeof row.a) => {
    if (one === undefined) {
      return '';
    }
    let [text, at] = ['', 0];
    for (const [from, to] of one.parts) {
      text += `${one.text.slice(at, from)}[${one.text.slice(from, to)}]`;
      at = to;
    }
    const moved = one.moved === undefined ? '' : ` moved ${one.moved}`;
    return `${one.isContinued ? '…' : one.line} ${text}${one.text.slice(at)}${moved}`;
  };
  return `${row.kind === 'same' ? '=' : '!'} ${side(row.a)} | ${side(row.b)}`;
}

function rowsOf(a: string, b: string, options: LayoutOptions, ignored = exact, precision: Precision = 'words') {
  const comparison = compareTexts(a, b, ignored);
  const layout = layOut(comparison, options);
  const rows = readRows(comparison, layout, precision, 0, layout.rowCount);
  expect(rows).toHaveLength(layout.rowCount);
  return rows.map(show);
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

test('lines stand beside what they became', () => {
  expect(rowsOf('one\nthe old house\nend', 'one\nfirst words\nthe new house\nend', split)).toEqual([
    '= 1 one | 1 one',
    '!  | 2 first words',
    '! 2 the [old] house | 3 the [new] house',
    '= 3 end | 4 end',
  ]);
});

test('unified, removed lines stand above added ones, with the same marks', () => {
  expect(rowsOf('one\nthe old house\nend', 'one\nfirst words\nthe new house\nend', unified)).toEqual([
    '= 1 one | 1 one',
    '! 2 the [old] house | ',
    '!  | 2 first words',
    '!  | 3 the [new] house',
    '= 3 end | 4 end',
  ]);
});

test('equal lines are folded, but for three around a change, until they are opened', () => {
  const a = numbered(30).join('\n');
  const b = a.replace('line 15', 'other');
  const folded = { ...split, isFolded: true };
  expect(rowsOf(a, b, folded)).toEqual([
    'fold 0: 11 from 1',
    '= 12 line 12 | 12 line 12',
    '= 13 line 13 | 13 line 13',
    '= 14 line 14 | 14 line 14',
    '! 15 line 15 | 15 other',
    '= 16 line 16 | 16 line 16',
    '= 17 line 17 | 17 line 17',
    '= 18 line 18 | 18 line 18',
    'fold 1: 12 from 19',
  ]);
  expect(rowsOf(a, b, { ...folded, opened: [1] })).toHaveLength(1 + 3 + 1 + 15);
  expect(rowsOf(a, a, folded)).toEqual(['fold 0: 30 from 1']);
});

test('a long line is cut into rows, and not within a character', () => {
  const long = `${'x'.repeat(rowLength - 1)}👋${'y'.repeat(rowLength)}`;
  const rows = rowsOf(`a\n${long}`, `a\n${long}z`, split);
  expect(rows).toHaveLength(1 + 3);
  expect(rows[2]).toMatch(/^! … 👋\[y+\] \| … 👋\[y+\]$/u);
  expect(rows[3]).toMatch(/^! … \[y\] \| … \[yz\]$/u);
});

test.each([
  ['a  b', 'a b', { whiteSpace: 'amount', isCaseIgnored: false }, 0],
  ['a  b', 'ab', { whiteSpace: 'amount', isCaseIgnored: false }, 1],
  ['a b ', 'ab', { whiteSpace: 'all', isCaseIgnored: false }, 0],
  ['A', 'a', { whiteSpace: 'none', isCaseIgnored: true }, 0],
  ['A', 'a', exact, 1],
  ['a\r\nb\rc\n', 'a\nb\nc', exact, 0],
] as const)('%j and %j under %j have %i differences', (a, b, ignored, count) => {
  expect(compareTexts(a, b, ignored).changes).toHaveLength(count);
});

test('a line that moved says where', () => {
  const a = 'the first line\nb\nc\nd';
  expect(rowsOf(a, 'b\nc\nd\nthe first line', split)).toEqual([
    '! 1 the first line moved 4 | ',
    '= 2 b | 1 b',
    '= 3 c | 2 c',
    '= 4 d | 3 d',
    '!  | 4 the first line moved 1',
  ]);
});

describe('within a line', () => {
  test.each([
    ['a = 10;', 'a = 12;', 'words', { a: [[4, 6]], b: [[4, 6]] }],
    ['a = 10;', 'a = 12;', 'characters', { a: [[5, 6]], b: [[5, 6]] }],
    ['one two three', 'one 2 three', 'words', { a: [[4, 7]], b: [[4, 5]] }],
    ['one two three', 'one 2 3', 'words', { a: [[4, 13]], b: [[4, 7]] }],
    ['x👋', 'x👍', 'characters', { a: [[1, 3]], b: [[1, 3]] }],
    ['мы читали книги', 'мы читаем книги', 'words', { a: [[3, 9]], b: [[3, 9]] }],
    ['ένα δύο τρία', 'ένα δυο τρία', 'words', { a: [[4, 7]], b: [[4, 7]] }],
    ['un cafe\u0301 noir', 'un cafe noir', 'words', { a: [[3, 8]], b: [[3, 7]] }],
    ['漢字テスト文', '漢字テキスト文', 'words', { a: [], b: [[3, 4]] }],
    ['f(a, b);', 'f(a, c);', 'words', { a: [[5, 6]], b: [[5, 6]] }],
    ['completely', 'another', 'words', undefined],
  ] as const)('%j became %j by %s', (a, b, precision, expected) => {
    expect(compareWithin(a, b, precision, exact)).toEqual(expected);
  });

  test('of any length', () => {
    const a = 'word '.repeat(200_000);
    expect(compareWithin(`${a}x`, `${a}y`, 'words', exact)?.a).toEqual([[1_000_000, 1_000_001]]);
    const found = compareWithin('a b '.repeat(20_000), 'c d '.repeat(20_000), 'words', exact);
    expect(found?.a).toHaveLength(1);
    // U+1F44B differs from U+1F44D in its second half only, and from U+1F84B in its first.
    for (const other of ['\u{1f44d}', '\u{1f84b}']) {
      const many = (character: string) => `x${character.repeat(11_000)}y`;
      expect(compareWithin(many('\u{1f44b}'), many(other), 'characters', exact)?.a).toEqual([[1, 22_001]]);
    }
  });

  test('the case of words is ignored', () => {
    const ignored = { whiteSpace: 'none', isCaseIgnored: true } as const;
    expect(compareWithin('Мир one', 'мир two', 'words', ignored)).toEqual({ a: [[4, 7]], b: [[4, 7]] });
  });
});

test('says what differs besides lines', () => {
  const side = (text: string, encoding?: string) => ({ ...splitLines(text), ...(encoding ? { encoding } : {}) });
  expect(describeRest(side('a\r\nb\r\n', 'UTF-8'), side('a\nb', 'UTF-16LE'))).toEqual([
    'Lines end with CR LF in the original, with LF in the changed text.',
    'The changed text has no line break at its end, the original has one.',
    'The original is UTF-8, the changed text UTF-16LE.',
  ]);
  expect(describeRest(side('a\r\nb\n'), side('a\nb\n'))).toEqual([
    'Lines end with LF (1) and CR LF (1) in the original, with LF in the changed text.',
  ]);
  expect(describeRest(side(''), side('a'))).toEqual([]);
  const counted = countChanges(compareTexts('a\nb\nc', 'a\nx\ny\nc', exact));
  expect(describeCounts(counted)).toBe('1 difference: −1 +2 lines');
});
