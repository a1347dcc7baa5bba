import { describe, expect, it } from 'vitest';
import { countHexRows, hexRows } from './hex-dump.ts';

describe('hexRows', () => {
  const bytes = Uint8Array.from({ length: 35 }, (_, index) => 0x5a + index);

  it('writes rows as hexdump -C does', () => {
    expect(hexRows(bytes, 0, 2)).toEqual([
      '00000000  5a 5b 5c 5d 5e 5f 60 61  62 63 64 65 66 67 68 69  |Z[\\]^_`abcdefghi|',
      '00000010  6a 6b 6c 6d 6e 6f 70 71  72 73 74 75 76 77 78 79  |jklmnopqrstuvwxy|',
    ]);
  });

  it('fills up the last row, and gives only rows that there are', () => {
    expect(countHexRows(bytes.length)).toBe(3);
    expect(hexRows(bytes, 2, 9)).toEqual(['00000020  7a 7b 7c                                          |z{||']);
    expect(hexRows(bytes, 3, 9)).toEqual([]);
    expect(hexRows(new Uint8Array(0), 0, 9)).toEqual([]);
    expect(countHexRows(0)).toBe(0);
  });

  it('can have eight bytes in a row', () => {
    expect(countHexRows(bytes.length, 8)).toBe(5);
    expect(hexRows(bytes, 4, 9, 8)).toEqual(['00000020  7a 7b 7c                  |z{||']);
    expect(hexRows(bytes, 0, 1, 8)).toEqual(['00000000  5a 5b 5c 5d 5e 5f 60 61   |Z[\\]^_`a|']);
  });
});
