import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** The most pixels that are decoded: 600 MB of memory. */
export const largestImage = 150_000_000;

/** The most pixels that are recognised; a page of A3 at 300 dpi has 17 million. */
const largestRecognised = 25_000_000;

/** Images up to this size may be drawn at twice their size. */
const largestDoubled = 4_500_000;

/** Tesseract takes sides of up to 32,767 pixels. */
const longestSide = 32_000;

/** Letters whose strokes are this wide, in pixels, or less are too small for the engine: those of 16 pixels and below. */
const thinStroke = 2;

/**
 * By how much an image is scaled so that it can be recognised at all.
 * @param width in pixels, as `height`
 * @returns 1, or less; fails with `too-large`
 * @example chooseScale(2480, 3508) // { ok: true, value: 1 }
 */
export function chooseScale(width: number, height: number): Result<number> {
  const pixels = width * height;
  if (pixels > largestImage) {
    const size = `${formatNumber(width)} × ${formatNumber(height)} pixels`;
    return fail({
      code: 'too-large',
      message: `The image has ${size}: more than ${largestImage / 1_000_000} million in all. Scale it down, or cut it up.`,
    });
  }
  return ok(Math.min(1, Math.sqrt(largestRecognised / pixels), longestSide / Math.max(width, height)));
}

/**
 * Whether an image is better recognised at twice its size. The engine wants letters of 20 pixels and more; those of
 * screenshots are smaller: at 10 pixels, doubling raises what is read right from 81–98 % to more than 99.7 %. More
 * than that does not help, and scans would only take longer.
 * @param strokeWidth what is typical of its letters, in pixels
 */
export function isBetterDoubled(width: number, height: number, strokeWidth: number): boolean {
  const fits = width * height <= largestDoubled && Math.max(width, height) * 2 <= longestSide;
  return fits && strokeWidth <= thinStroke;
}
