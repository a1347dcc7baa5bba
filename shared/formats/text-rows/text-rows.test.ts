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

  it('cuts bytes that are not UTF-8 without stopping', () => {
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
