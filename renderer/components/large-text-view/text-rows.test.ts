import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextRows } from './text-rows.ts';

const encoder = new TextEncoder();
const rowsOf = (text: string) => createTextRows(encoder.encode(text));
const textsOf = (text: string) => {
  const rows = rowsOf(text);
  return rows.rows(0, rows.rowCount).map((row) => row.text);
};

describe('createTextRows', () => {
  it.each([
    ['an empty text', '', ['']],
    ['one line', 'one', ['one']],
    ['a line break at the end', 'one\n', ['one', '']],
    ['LF, CR LF and CR', 'a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
    ['empty lines', '\n\r\n\n', ['', '', '', '']],
    ['LF CR, which is two breaks', 'a\n\rb', ['a', '', 'b']],
    ['a byte order mark', '\uFEFFa\nb', ['a', 'b']],
    ['a zero width no-break space inside', 'a\n\uFEFFb', ['a', '\uFEFFb']],
    ['other Unicode line separators, which break no line', 'a\u2028b\u0085c', ['a\u2028b\u0085c']],
    ['astral characters', '😀\n👩‍👩‍👧', ['😀', '👩‍👩‍👧']],
  ])('divides %s', (_, text, expected) => {
    expect(textsOf(text)).toEqual(expected);
    expect(rowsOf(text).lineCount).toBe(expected.length);
  });

  it('cuts a line longer than 4,096 bytes into continued rows', () => {
    const rows = rowsOf(`${'x'.repeat(10_000)}\nend`);
    expect(rows.rowCount).toBe(4);
    expect(rows.lineCount).toBe(2);
    expect(rows.rows(0, 4).map(({ line, text, continued }) => [line, text.length, continued])).toEqual([
      [1, 4096, false],
      [1, 4096, true],
      [1, 1808, true],
      [2, 3, false],
    ]);
  });

  it.each([4095, 4096, 4097])('gives a line of %i bytes no empty piece', (length) => {
    for (const end of ['\n', '\r\n', '\r', '']) {
      const pieces = length <= 4096 ? 1 : 2;
      expect(rowsOf('x'.repeat(length) + end).rowCount).toBe(pieces + (end === '' ? 0 : 1));
    }
  });

  it('cuts between code points', () => {
    for (const shift of [0, 1, 2, 3]) {
      const text = 'a'.repeat(shift) + '😀'.repeat(3000);
      expect(textsOf(text).join('')).toBe(text);
    }
  });

  it('cuts bytes that are no UTF-8 without stopping', () => {
    const rows = createTextRows(new Uint8Array(10_000).fill(0x80));
    expect(rows.rowCount).toBe(3);
    expect(rows.rows(0, 3).map((row) => row.text.length)).toEqual([4096, 4096, 1808]);
  });

  it('gives only rows that exist', () => {
    const rows = rowsOf('a\nb');
    expect(rows.rows(-5, 1)).toHaveLength(1);
    expect(rows.rows(1, 50)).toHaveLength(1);
    expect(rows.rows(2, 50)).toEqual([]);
    expect(rows.rows(1, 0)).toEqual([]);
  });

  it('agrees with String.split anywhere in a text of many blocks', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `${index} ${'ü'.repeat(index % 50)}`);
    const rows = rowsOf(lines.join('\n'));
    expect(rows.rowCount).toBe(20_000);
    for (let from = 0; from < 20_000; from += 997) {
      const found = rows.rows(from, from + 3);
      expect(found.map((row) => row.text)).toEqual(lines.slice(from, from + 3));
      expect(found[0]).toMatchObject({ line: from + 1, continued: false });
    }
  });

  it('loses nothing but the line breaks', () => {
    const pieces = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\n', '\r\n', '\r', 'é'.repeat(3000))),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('').replace(/^\uFEFF/u, '');
        const rows = rowsOf(text);
        const lines: string[] = [];
        for (const row of rows.rows(0, rows.rowCount)) {
          lines[row.line - 1] = (row.continued ? (lines[row.line - 1] ?? '') : '') + row.text;
        }
        expect(lines).toEqual(text.split(/\r\n|\r|\n/u));
        expect(lines).toHaveLength(rows.lineCount);
      }),
    );
  });
});

describe('find', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => `line ${index}`).join('\n');

  it.each<[string, string, string, [fromRow: number, backwards?: boolean, matchCase?: boolean], number | undefined]>([
    ['the row itself', 'a\nb\na', 'a', [0], 0],
    ['the next row', 'a\nb\na', 'a', [1], 2],
    ['backwards, the row itself', 'a\nb\na', 'a', [2, true], 2],
    ['backwards, the row before', 'a\nb\na', 'a', [1, true], 0],
    ['nothing after the last match', 'a\nb', 'a', [1], undefined],
    ['nothing before the first match', 'a\nb', 'b', [0, true], undefined],
    ['nothing for an empty text', 'a\nb', '', [0], undefined],
    ['nothing beyond the end', 'a', 'a', [1], undefined],
    ['nothing before the start', 'a', 'a', [-1, true], undefined],
    ['no match over a line break', 'a\nb', 'a\nb', [0], undefined],
    ['another case', 'x\nÄPFEL', 'äpfel', [0], 1],
    ['the same case only, if asked', 'A\na', 'a', [0, false, true], 1],
    ['a final sigma', 'ΟΔΟΣ', 'οδοσ', [0], 0],
    ['an astral character', 'a\n😀', '😀', [0], 1],
    ['a row of many blocks', many, 'line 49999', [0], 49_999],
    ['backwards through many blocks', many, 'line 7', [49_000, true], 7999],
  ])('finds %s', (_, text, needle, parameters, expected) => {
    expect(rowsOf(text).find(needle, ...parameters)).toBe(expected);
  });

  it('finds a match that is cut by rows, in the row where it begins', () => {
    const rows = rowsOf(`${'x'.repeat(4094)}needle${'y'.repeat(9000)}`);
    expect(rows.find('needle', 0)).toBe(0);
    expect(rows.find('needle', 1)).toBeUndefined();
    expect(rows.find('needle', 2, true)).toBe(0);
  });

  it('finds a match at every place around the ends of blocks', () => {
    for (let before = 16_370; before < 16_400; before += 1) {
      const rows = rowsOf(`${'x\n'.repeat(before / 2)}${'ö'.repeat(before % 2)}needle\n${'y\n'.repeat(20_000)}`);
      expect(rows.find('NEEDLE', 0)).toBe(Math.floor(before / 2));
    }
  });

  it('finds a match longer than a row', () => {
    const needle = 'é'.repeat(6000);
    expect(rowsOf(`a\n${needle}\nb`).find(needle, 0)).toBe(1);
  });
});
