import { fail, ok, type Result } from '#shared/result.ts';
import { chooseScale } from './choose-scale.ts';
import { encodePgm, margin, toGreyImage } from './grey-image.ts';
import type { RecognisedWord } from './read-words.ts';

/** An image that the engine takes. */
export interface PreparedImage {
  /** A file of the format PGM. */
  readonly file: Uint8Array;
  /** Of the image itself, upright, in pixels, as `height`. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the prepared image to one of the image's. */
  readonly scale: number;
}

/**
 * Decodes an image as the browser shows it, upright as its Exif data says, in the size and colours that the engine
 * reads best. For workers.
 * @param image a picture, or a file of one
 * @returns fails with `unreadable` or `too-large`
 */
export async function prepareImage(image: Blob | ImageBitmap): Promise<Result<PreparedImage>> {
  const bitmap = image instanceof Blob ? await decode(image) : image;
  if (bitmap === undefined) {
    return fail({ code: 'unreadable', message: 'This is no image that the browser can read.' });
  }
  try {
    const { width, height } = bitmap;
    const scale = chooseScale(width, height);
    if (!scale.ok) {
      return scale;
    }
    const drawnWidth = Math.max(1, Math.round(width * scale.value));
    const drawnHeight = Math.max(1, Math.round(height * scale.value));
    const context = new OffscreenCanvas(drawnWidth, drawnHeight).getContext('2d', { willReadFrequently: true });
    if (context === null) {
      return fail({ code: 'no-memory', message: 'There is not enough memory for this image.' });
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, drawnWidth, drawnHeight);
    const { data } = context.getImageData(0, 0, drawnWidth, drawnHeight);
    return ok({ file: encodePgm(toGreyImage(data, drawnWidth, drawnHeight)), width, height, scale: scale.value });
  } finally {
    bitmap.close();
  }
}

async function decode(image: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(image, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** Where a word is in the image itself, in its pixels, upright. */
export function placeInImage(word: RecognisedWord, { width, height, scale }: PreparedImage): RecognisedWord {
  const left = clamp((word.left - margin) / scale, width);
  const top = clamp((word.top - margin) / scale, height);
  const right = clamp((word.left + word.width - margin) / scale, width);
  const bottom = clamp((word.top + word.height - margin) / scale, height);
  return { ...word, left, top, width: right - left, height: bottom - top };
}

const clamp = (value: number, highest: number) => Math.round(Math.min(highest, Math.max(0, value)) * 10) / 10;
