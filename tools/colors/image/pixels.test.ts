import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHexWithAlpha } from '../color.ts';
import { type ColorPixels, colorAt, patchAround, pixelUnder } from './pixels.ts';

function makePixels(width: number, height: number, displayP3?: Uint8Array): ColorPixels {
  const srgb = Uint8Array.from({ length: width * height * 4 }, (_, index) => index % 256);
  return { width, height, srgb, displayP3, isExact: true };
}

describe('pixelUnder', () => {
  it.each([
    [
      { x: 10, y: 20 },
      { x: 0, y: 0 },
    ],
    [
      { x: 59.99, y: 20 },
      { x: 99, y: 0 },
    ],
    [
      { x: 60, y: 70 },
      { x: 100, y: 100 },
    ],
    [
      { x: 109.99, y: 119.99 },
      { x: 199, y: 199 },
    ],
    [
      { x: 110, y: 120 },
      { x: 199, y: 199 },
    ],
    [
      { x: -50, y: 500 },
      { x: 0, y: 199 },
    ],
  ])('finds the pixel under %j: %j', (point, pixel) => {
    const box = { left: 10, top: 20, width: 100, height: 100 };
    expect(pixelUnder(box, { width: 200, height: 200 }, point)).toEqual(pixel);
  });

  it('finds each pixel by its middle, at any size on the page', () => {
    const size = fc.integer({ min: 1, max: 5000 });
    const shown = fc.double({ min: 1, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        size,
        shown,
        fc.double({ min: -500, max: 500, noNaN: true }),
        fc.nat(),
        (count, width, left, seed) => {
          const x = seed % count;
          const point = { x: left + ((x + 0.5) / count) * width, y: 0 };
          const found = pixelUnder({ left, top: 0, width, height: 1 }, { width: count, height: 1 }, point);
          expect(found.x).toBe(x);
        },
      ),
    );
  });
});

describe('colorAt', () => {
  it('gives the bytes of the pixel, with its alpha', () => {
    expect(toHexWithAlpha(colorAt(makePixels(4, 4), 1, 2))).toBe('#24252627');
    expect(colorAt(makePixels(4, 4), 4, 0).alpha).toBe(0);
    expect(colorAt(makePixels(4, 4), 0, -1).alpha).toBe(0);
  });

  it('gives Display P3 only for what is outside of sRGB', () => {
    const image: ColorPixels = {
      width: 2,
      height: 1,
      srgb: Uint8Array.of(255, 0, 0, 255, 120, 60, 60, 255),
      displayP3: Uint8Array.of(255, 0, 0, 255, 112, 64, 62, 255),
      isExact: true,
    };
    expect(colorAt(image, 0, 0)).toEqual({ space: 'display-p3', coordinates: [1, 0, 0], alpha: 1 });
    expect(toHexWithAlpha(colorAt(image, 1, 0))).toBe('#783c3cff');
  });
});

describe('patchAround', () => {
  it('has the pixels around one, and nothing beyond the edges', () => {
    const image = makePixels(3, 3);
    expect([...patchAround(image, 1, 1, 1)]).toEqual([...image.srgb]);
    const corner = patchAround(image, 0, 0, 1);
    expect([...corner.subarray(0, 16)]).toEqual(new Array(16).fill(0));
    expect([...corner.subarray(16, 24)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const far = patchAround(image, 2, 2, 1);
    expect([...far.subarray(0, 8)]).toEqual([...image.srgb.subarray(16, 24)]);
    expect([...far.subarray(24)]).toEqual(new Array(12).fill(0));
  });
});
