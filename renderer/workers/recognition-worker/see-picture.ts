import type { Picture } from '#tools/define-operation.ts';

/** The most pixels: larger pictures are scaled down, since no code needs more. */
const mostPixels = 4_000_000;

/** @returns the size of the picture and the contents of the codes in it; undefined if the browser cannot show it */
export async function seePicture(file: Blob): Promise<Picture | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const { width, height } = bitmap;
  const pixels = draw(bitmap);
  bitmap.close();
  return { width, height, codes: pixels === undefined ? [] : await readTexts(pixels) };
}

function draw(bitmap: ImageBitmap): ImageData | undefined {
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) {
    return undefined;
  }
  // Transparent areas are read as white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** The reader is large and is loaded with the first picture; without it, the picture is still recognised as one. */
async function readTexts(pixels: ImageData): Promise<readonly string[]> {
  try {
    await import('./prepare-reader.ts');
    const { readCodes } = await import('#tools/qr-code-generator/reading/read-codes.ts');
    return (await readCodes(pixels, 'quick')).flatMap(({ text }) => text ?? []);
  } catch (thrown) {
    console.warn(thrown);
    return [];
  }
}
