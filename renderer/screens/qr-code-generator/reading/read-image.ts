import { fail, ok, type Result } from '#shared/result.ts';
import { type FoundCode, readCodes } from '#tools/qr-code-generator/reading/read-codes.ts';

export interface ImageReading {
  readonly codes: readonly FoundCode[];
  /** The width in pixels of the image that the corners of the codes refer to. */
  readonly width: number;
  readonly height: number;
}

/** The most pixels: larger images are scaled down, since no code needs more. */
const mostPixels = 40_000_000;

/**
 * Reads the codes in an image file of any type that the browser shows (SVG arrives as PNG: see rasterize.ts).
 * @returns an error if the file is not such an image; an image without a code gives a reading without codes
 */
export async function readImage(image: Blob): Promise<Result<ImageReading>> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(image);
  } catch {
    return fail({
      code: 'not-an-image',
      message:
        image.size === 0 ? 'The file is empty.' : 'This is not an image that the browser can read, or it is damaged.',
    });
  }
  return readBitmap(bitmap, 'thorough');
}

/** Reads the codes in one frame of the camera. */
export function readFrame(frame: ImageBitmap): Promise<Result<ImageReading>> {
  return readBitmap(frame, 'quick');
}

async function readBitmap(bitmap: ImageBitmap, effort: 'thorough' | 'quick'): Promise<Result<ImageReading>> {
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) {
    bitmap.close();
    return fail({ code: 'no-canvas', message: 'There is not enough memory for an image of this size.' });
  }
  // Transparent areas are read as white and, if that reveals no code, as black, because light modules may be
  // transparent.
  const backgrounds = ['#fff', '#000'];
  let codes: FoundCode[] = [];
  for (const background of backgrounds) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    codes = await readCodes(context.getImageData(0, 0, width, height), effort);
    if (codes.length > 0 || effort === 'quick') {
      break;
    }
  }
  bitmap.close();
  return ok({ codes, width, height });
}
