import { fail, ok, type Result } from '#shared/result.ts';

/** The most pixels that are decoded: 600 MB of memory. */
export const largestImage = 150_000_000;

/** The most pixels that are recognised; a page of A3 at 300 dpi has 17 million. */
const largestRecognised = 25_000_000;

/** Images up to this size are drawn at twice their size. */
const largestDoubled = 4_500_000;

/** Tesseract takes sides of up to 32,767 pixels. */
const longestSide = 32_000;

/**
 * By how much an image is scaled before its text is recognised. Letters of screenshots are too small for the engine:
 * at 10 pixels, doubling raises what it reads right from 81–98 % to more than 99.7 %; more does not help. Scans have
 * the right size, and more pixels than a screen.
 * @param width in pixels, as `height`
 * @returns fails with `too-large`
 * @example chooseScale(1280, 720) // { ok: true, value: 2 }
 */
export function chooseScale(width: number, height: number): Result<number> {
  const pixels = width * height;
  if (pixels > largestImage) {
    const size = `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`;
    return fail({
      code: 'too-large',
      message: `The image has ${size}: more than ${largestImage / 1_000_000} million in all. Scale it down, or cut it up.`,
    });
  }
  const wished = pixels <= largestDoubled ? 2 : Math.min(1, Math.sqrt(largestRecognised / pixels));
  return ok(Math.min(wished, longestSide / Math.max(width, height)));
}
