import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePgm, margin, strokeWidthOf, toGreyImage } from './grey-image.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** The grey values without the margin. */
function greyOf(pixels: readonly Pixel[]): number[] {
  const { width, pixels: framed } = toGreyImage(Uint8ClampedArray.from(pixels.flat()), pixels.length, 1);
  const start = margin * width + margin;
  return Array.from(framed.subarray(start, start + pixels.length));
}

const black: Pixel = [0, 0, 0, 255];
const white: Pixel = [255, 255, 255, 255];
const clear: Pixel = [0, 0, 0, 0];

describe('toGreyImage', () => {
  it.each<[string, readonly Pixel[], number[]]>([
    ['dark on light stays', [white, white, black], [255, 255, 0]],
    ['light on dark turns round', [black, black, white], [255, 255, 0]],
    ['colours become as light as they look', [white, white, [255, 0, 0, 255], [0, 255, 0, 255]], [255, 255, 76, 150]],
    ['black on nothing gets a white ground', [clear, clear, black], [255, 255, 0]],
    ['white on nothing gets a black ground, and turns round', [clear, clear, white], [255, 255, 0]],
    ['what is half transparent is half as strong', [clear, clear, [0, 0, 0, 128]], [255, 255, 127]],
    ['nothing at all is white', [clear], [255]],
  ])('%s', (_, pixels, expected) => {
    expect(greyOf(pixels)).toEqual(expected);
  });

  it('puts a margin of the ground around', () => {
    const { width, height, pixels } = toGreyImage(Uint8ClampedArray.of(200, 200, 200, 255), 1, 1);
    expect([width, height]).toEqual([1 + 2 * margin, 1 + 2 * margin]);
    expect(pixels.every((value) => value === 200)).toBe(true);
  });

  it('always gives a ground that is lighter than half', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.array(fc.tuple(channel, channel, channel, channel), { minLength: 1, maxLength: 60 }), (pixels) => {
        const values = greyOf(pixels).toSorted((a, b) => a - b);
        expect(values[Math.floor((values.length - 1) / 2)] ?? 0).toBeGreaterThanOrEqual(values.length === 1 ? 127 : 0);
        expect(values.filter((value) => value >= 127).length * 2).toBeGreaterThanOrEqual(values.length);
      }),
    );
  });
});

it('encodePgm writes a head and the pixels', () => {
  const file = encodePgm({ width: 2, height: 1, pixels: Uint8Array.of(7, 255) });
  expect(new TextDecoder().decode(file.subarray(0, 11))).toBe('P5\n2 1\n255\n');
  expect(Array.from(file.subarray(11))).toEqual([7, 255]);
});

it.each<[string, number, string, number]>([
  ['nothing', 4, '....', 0],
  ['the middle one of all runs', 12, '.#.##.####..', 2],
  ['runs that end with their row', 4, '..##..##', 2],
  ['a line under the text', 80, `${'.#.'.repeat(3)}${'.'.repeat(71)}.${'#'.repeat(79)}`, 1],
])('strokeWidthOf %s', (_, width, drawn, expected) => {
  const pixels = Uint8Array.from(drawn, (character) => (character === '#' ? 20 : 230));
  expect(strokeWidthOf({ width, height: pixels.length / width, pixels })).toBe(expected);
});
