import { decodeImage, fromBitmap } from '#renderer/workers/decode-image.ts';
import { fail, type Result } from '#shared/result.ts';
import { type ImageReading, readImage } from '#tools/qr-code-generator/reading/read-image.ts';

/**
 * Reads the codes in an image file of any type that the browser shows (SVG arrives as PNG: see rasterize.ts).
 * @returns fails with `not-an-image` if the file is not such an image
 */
export async function readFile(file: Blob): Promise<Result<ImageReading>> {
  const image = await decodeImage(file);
  if (image === undefined) {
    return fail({
      code: 'not-an-image',
      message:
        file.size === 0 ? 'The file is empty.' : 'This is not an image that the browser can read, or it is damaged.',
    });
  }
  return readImage(image).finally(image.close);
}

/** Reads the codes in one frame of the camera. */
export function readFrame(frame: ImageBitmap): Promise<Result<ImageReading>> {
  const image = fromBitmap(frame);
  return readImage(image, 'quick').finally(image.close);
}
