import type { DecodedImage, Pixels } from '#shared/formats/images/decoded-image.ts';
import type { Picture } from '#tools/define-operation.ts';
import { decodeImage } from '../decode-image.ts';

/** The most pixels: larger pictures are scaled down, since no code needs more. */
const mostPixels = 4_000_000;

/** @returns the size of the picture and the contents of the codes in it; undefined if the browser cannot show it */
export async function seePicture(file: Blob): Promise<Picture | undefined> {
  const image = await decodeImage(file);
  if (!image.ok) {
    return undefined;
  }
  const { width, height } = image.value;
  const pixels = draw(image.value);
  image.value.close();
  return { width, height, codes: pixels === undefined ? [] : await readTexts(pixels) };
}

function draw(image: DecodedImage): Pixels | undefined {
  const scale = Math.min(1, Math.sqrt(mostPixels / (image.width * image.height)));
  return image.draw(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
    'white',
  );
}

/** The reader is large and is loaded with the first picture; without it, the picture is still recognised as one. */
async function readTexts(pixels: Pixels): Promise<readonly string[]> {
  try {
    const { readCodes } = await import('../code-reader.ts');
    return (await readCodes(pixels, 'quick')).flatMap(({ text }) => text ?? []);
  } catch (thrown) {
    console.warn(thrown);
    return [];
  }
}
