import { describe, expect, it } from 'vitest';
import { findPalette } from './find-palette.ts';

/** Creates pixels of the given colours (red, green, blue, alpha), each repeated the given number of times. */
function paint(...parts: readonly (readonly [readonly number[], number])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(([color, count]) => Array.from({ length: count }, () => color).flat()));
}

const red = [255, 0, 0, 255];
const blue = [1, 2, 254, 255];
const nothing = [0, 0, 0, 0];

describe('findPalette', () => {
  it('gives exactly the colours of a flat image, with their shares', () => {
    expect(findPalette(paint([red, 3], [blue, 6], [[255, 1, 0, 255], 1]))).toEqual([
      { bytes: [1, 2, 254], share: 0.6 },
      { bytes: [255, 0, 0], share: 0.3 },
      { bytes: [255, 1, 0], share: 0.1 },
    ]);
  });

  it('leaves out what is transparent', () => {
    expect(findPalette(paint([nothing, 90], [red, 10]))).toEqual([{ bytes: [255, 0, 0], share: 1 }]);
    expect(findPalette(paint([nothing, 4]))).toEqual([]);
    expect(findPalette(new Uint8Array())).toEqual([]);
  });

  it('finds the colours of a drawing among those of its edges', () => {
    const edges = Array.from({ length: 40 }, (_, index) => [[255 - index * 6, 0, index * 6, 255], 1] as const);
    const [first, second] = findPalette(paint([red, 600], [blue, 360], ...edges));
    expect(first?.bytes).toEqual([255, 0, 0]);
    expect(second?.bytes).toEqual([1, 2, 254]);
    expect(first?.share).toBeGreaterThan(0.59);
    expect(first?.share).toBeLessThan(0.65);
  });

  it('gives at most eight, all in the image, whose shares are the whole', () => {
    const noise = new Uint8Array(40_000);
    let seed = 1;
    for (let at = 0; at < noise.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      noise[at] = at % 4 === 3 ? 255 : seed >> 16;
    }
    const colors = findPalette(noise);
    const inside = new Set(
      Array.from({ length: 10_000 }, (_, index) => noise.subarray(index * 4, index * 4 + 3).join()),
    );
    expect(colors.length).toBeLessThanOrEqual(8);
    expect(colors.every(({ bytes }) => inside.has(bytes.join()))).toBe(true);
    expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(findPalette(noise)).toEqual(colors);
  });
});
