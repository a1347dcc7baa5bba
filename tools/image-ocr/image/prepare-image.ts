import type { DecodedImage } from '#shared/formats/images/decoded-image.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { RecognisedWord } from '../read-words.ts';
import { chooseScale, isBetterDoubled } from './choose-scale.ts';
import { encodePgm, type GreyImage, margin, strokeWidthOf, toGreyImage } from './grey-image.ts';

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
 * Brings an image into the size and colours that the engine reads best.
 * @returns fails with `too-large`, or `no-canvas` if there is not enough memory
 */
export function prepareImage(image: DecodedImage): Result<PreparedImage> {
  const { width, height } = image;
  const scale = chooseScale(width, height);
  if (!scale.ok) {
    return scale;
  }
  const drawn = draw(image, scale.value);
  if (!drawn.ok) {
    return drawn;
  }
  const isDoubled = scale.value === 1 && isBetterDoubled(width, height, strokeWidthOf(drawn.value));
  const best = isDoubled ? draw(image, 2) : drawn;
  return best.ok ? ok({ file: encodePgm(best.value), width, height, scale: isDoubled ? 2 : scale.value }) : best;
}

function draw(image: DecodedImage, scale: number): Result<GreyImage> {
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const pixels = image.draw(width, height, 'transparent');
  return pixels === undefined
    ? fail({
        code: 'no-canvas',
        message: 'There is not enough memory for an image of this size. Scale it down, or crop it to the text.',
      })
    : ok(toGreyImage(pixels.data, width, height));
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
