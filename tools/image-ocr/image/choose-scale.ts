import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** The maximum number of pixels that are decoded: 600 MB of memory. */
const largestImage = 150_000_000;

/** The maximum number of pixels that are recognised; an A3 page at 300 dpi has 17 million. */
const largestRecognised = 25_000_000;

/** The maximum number of pixels of an image that may be doubled in size. */
const largestDoubled = 4_500_000;

/** The maximum side length in pixels; Tesseract accepts up to 32,767. */
const longestSide = 32_000;

/**
 * Letters with strokes of this width in pixels, or less, are too small for the engine: those of 16 pixels and below.
 */
const thinStroke = 2;

/**
 * Chooses the scale at which an image can be recognised at all.
 * @param width in pixels, like `height`
 * @returns 1, or less; fails with `too-large`
 * @example chooseScale(2480, 3508) // { ok: true, value: 1 }
 */
export function chooseScale(width: number, height: number): Result<number> {
  const pixels = width * height;
  if (pixels > largestImage) {
    return fail({
      code: 'too-large',
      message: `The image has ${formatDimensions({ width, height })} pixels: more than ${formatNumber(largestImage / 1_000_000)} million in all. Scale it down, or cut it up.`,
    });
  }
  return ok(Math.min(1, Math.sqrt(largestRecognised / pixels), longestSide / Math.max(width, height)));
}

/**
 * Whether an image is recognised better at twice its size. The engine needs letters of 20 pixels and more; those of
 * screenshots are smaller: at 10 pixels, doubling raises the share read correctly from 81–98 % to more than 99.7 %. A
 * larger factor does not help, and scans would only take longer.
 * @param strokeWidth the typical stroke width of its letters, in pixels
 */
export function isBetterDoubled(width: number, height: number, strokeWidth: number): boolean {
  const fits = width * height <= largestDoubled && Math.max(width, height) * 2 <= longestSide;
  return fits && strokeWidth <= thinStroke;
}
