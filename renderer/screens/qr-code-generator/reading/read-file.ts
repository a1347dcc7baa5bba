import { decodeImage, fromBitmap } from '#renderer/workers/decode-image.ts';
import type { Result } from '#shared/result.ts';
import { type ImageReading, readImage } from '#tools/qr-code-generator/reading/read-image.ts';

/**
 * Reads the codes in an image file of any type that the browser shows (SVG arrives as PNG: see rasterize.ts).
 * @returns fails with `not-an-image` if the file is not such an image
 */
export async function readFile(file: Blob): Promise<Result<ImageReading>> {
  const image = await decodeImage(file);
  return image.ok ? readImage(image.value).finally(image.value.close) : image;
}

/** Reads the codes in one frame of the camera. */
export function readFrame(frame: ImageBitmap): Promise<Result<ImageReading>> {
  const image = fromBitmap(frame);
  return readImage(image, 'quick').finally(image.close);
}
