import type { DecodedImage, Pixels } from '#shared/formats/images/decoded-image.ts';
import { type FoundCode, readCodes } from '#shared/formats/matrix-codes/read-codes.ts';
import { fail, ok, type Result } from '#shared/result.ts';

export interface ImageReading {
  readonly codes: readonly FoundCode[];
  /** The width in pixels of the image that the corners of the codes refer to. */
  readonly width: number;
  readonly height: number;
}

/** The most pixels: larger images are scaled down, since no code needs more. */
const mostPixels = 40_000_000;

/**
 * Reads the codes in an image.
 * @param effort `quick` tries only once, for the frames of a camera
 * @returns fails with `no-canvas` if there is not enough memory; an image without a code gives a reading without codes
 */
export async function readImage(
  image: DecodedImage,
  effort: 'thorough' | 'quick' = 'thorough',
): Promise<Result<ImageReading>> {
  const scale = Math.min(1, Math.sqrt(mostPixels / (image.width * image.height)));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  // Transparent areas are read as white and, if that reveals no code, as black, because light modules may be
  // transparent.
  const backgrounds = effort === 'quick' ? (['white'] as const) : (['white', 'black'] as const);
  for (const background of backgrounds) {
    const pixels: Pixels | undefined = image.draw(width, height, background);
    if (pixels === undefined) {
      return fail({
        code: 'no-canvas',
        message: 'There is not enough memory for an image of this size. Scale it down, or cut out the code.',
      });
    }
    const codes = await readCodes(pixels, effort);
    if (codes.length > 0) {
      return ok({ codes, width, height });
    }
  }
  return ok({ codes: [], width, height });
}
