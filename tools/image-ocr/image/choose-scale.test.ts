import { describe, expect, it } from 'vitest';
import { chooseScale, isBetterDoubled } from './choose-scale.ts';

describe('chooseScale', () => {
  it.each([
    ['an icon', 16, 16, 1],
    ['a screenshot', 1920, 1080, 1],
    ['a page of A4 at 300 dpi', 2480, 3508, 1],
    ['a page of A3 at 300 dpi', 3508, 4961, 1],
    ['a photograph of 50 megapixels', 10_000, 5000, Math.SQRT1_2],
    ['a long strip, whose sides are limited', 64, 32_000, 1],
    ['a longer strip', 10, 64_000, 0.5],
  ])('%s', (_, width, height, expected) => {
    const scale = chooseScale(width, height);
    expect(scale.ok && scale.value).toBeCloseTo(expected, 10);
  });

  it('names the size of an image that is too large', () => {
    expect(chooseScale(20_000, 10_000)).toEqual({
      ok: false,
      error: {
        code: 'too-large',
        message: 'The image has 20,000 × 10,000 pixels: more than 150 million in all. Scale it down, or cut it up.',
      },
    });
  });
});

it.each([
  ['a screenshot', 1920, 1080, 1, true],
  ['a screenshot with large letters', 1920, 1080, 3, false],
  ['a strip of a scan', 2480, 1200, 5, false],
  ['a page of fine print', 2480, 3508, 2, false],
  ['a long strip', 100, 20_000, 1, false],
  ['an image without strokes', 100, 100, 0, true],
])('isBetterDoubled: %s', (_, width, height, strokeWidth, expected) => {
  expect(isBetterDoubled(width, height, strokeWidth)).toBe(expected);
});
