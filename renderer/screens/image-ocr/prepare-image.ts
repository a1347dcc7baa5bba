import { fail, ok, type Result } from '#shared/result.ts';
import { chooseScale, isBetterDoubled } from '#tools/image-ocr/choose-scale.ts';
import { encodePgm, type GreyImage, margin, strokeWidthOf, toGreyImage } from '#tools/image-ocr/grey-image.ts';
import type { RecognisedWord } from '#tools/image-ocr/read-words.ts';

/** An image in a form that the engine accepts. */
export interface PreparedImage {
  /** A file in PGM format. */
  readonly file: Uint8Array;
  /** The width of the original image, upright, in pixels; likewise for `height`. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the prepared image per pixel of the original. */
  readonly scale: number;
}

/**
 * Decodes an image as the browser shows it, upright according to its Exif data, in the size and colours that the engine
 * reads best. For use in workers.
 * @param file PNG, JPEG or any other format that the browser reads
 * @returns fails with `unreadable` or `too-large`
 */
export async function prepareImage(file: Blob): Promise<Result<PreparedImage>> {
  const bitmap = await decode(file);
  if (bitmap === undefined) {
    return fail({ code: 'unreadable', message: 'The browser cannot decode this image. Save it as PNG or JPEG first.' });
  }
  try {
    const { width, height } = bitmap;
    const scale = chooseScale(width, height);
    if (!scale.ok) {
      return scale;
    }
    const image = draw(bitmap, scale.value);
    const isDoubled = scale.value === 1 && isBetterDoubled(width, height, strokeWidthOf(image));
    return isDoubled
      ? ok({ file: encodePgm(draw(bitmap, 2)), width, height, scale: 2 })
      : ok({ file: encodePgm(image), width, height, scale: scale.value });
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, scale: number): GreyImage {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) {
    throw new Error('There is no canvas.');
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return toGreyImage(context.getImageData(0, 0, width, height).data, width, height);
}

async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/** Converts the position of a word to pixels of the original image, upright. */
export function placeInImage(word: RecognisedWord, { width, height, scale }: PreparedImage): RecognisedWord {
  const left = clamp((word.left - margin) / scale, width);
  const top = clamp((word.top - margin) / scale, height);
  const right = clamp((word.left + word.width - margin) / scale, width);
  const bottom = clamp((word.top + word.height - margin) / scale, height);
  return { ...word, left, top, width: right - left, height: bottom - top };
}

const clamp = (value: number, highest: number) => Math.round(Math.min(highest, Math.max(0, value)) * 10) / 10;
