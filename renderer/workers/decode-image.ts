import type { DecodedImage } from '#shared/formats/images/decoded-image.ts';
import { notAnImage } from '#shared/formats/images/not-an-image.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/**
 * Decodes an image file of any type that the browser shows, except SVG, which only a page decodes. It is for workers.
 * @returns fails with `not-an-image` if it is not such an image, or is damaged
 */
export async function decodeImage(file: Blob): Promise<Result<DecodedImage>> {
  try {
    return ok(fromBitmap(await createImageBitmap(file, { imageOrientation: 'from-image' })));
  } catch {
    return fail(notAnImage(file.size));
  }
}

/** @param bitmap closed along with the image */
export function fromBitmap(bitmap: ImageBitmap): DecodedImage {
  return {
    width: bitmap.width,
    height: bitmap.height,
    draw(width, height, background) {
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (context === null) {
        return undefined;
      }
      if (background !== 'transparent') {
        context.fillStyle = background;
        context.fillRect(0, 0, width, height);
      }
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      return context.getImageData(0, 0, width, height);
    },
    close: () => bitmap.close(),
  };
}
