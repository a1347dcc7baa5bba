import { notAnImage } from '#shared/formats/images/not-an-image.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isSvg, loadImage } from './load-image.ts';

export interface Raster {
  /** A PNG image. */
  readonly image: Blob;
  /** The width in pixels, like `height`. */
  readonly width: number;
  readonly height: number;
}

/**
 * Converts an image file to PNG. SVG, which only a page can draw and which has no pixels of its own, is made as large
 * as allowed.
 * @param longest the most pixels per side; larger images are scaled down
 * @returns fails with `not-an-image`
 */
export async function rasterize(file: File, longest: number): Promise<Result<Raster>> {
  try {
    return isSvg(file) ? await rasterizeSvg(file, longest) : await rasterizeBitmap(file, longest);
  } catch {
    return fail(notAnImage(file.size));
  }
}

async function rasterizeBitmap(file: File, longest: number): Promise<Result<Raster>> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const raster = await draw(bitmap, bitmap.width * scale, bitmap.height * scale);
  bitmap.close();
  return raster ?? fail(notAnImage(file.size));
}

async function rasterizeSvg(file: File, longest: number): Promise<Result<Raster>> {
  const loaded = await loadImage(file);
  if (!loaded.ok) {
    return loaded;
  }
  // In some browsers, an SVG without dimensions has a size of zero.
  const width = loaded.value.naturalWidth || longest;
  const height = loaded.value.naturalHeight || longest;
  const scale = longest / Math.max(width, height);
  return (await draw(loaded.value, width * scale, height * scale)) ?? fail(notAnImage(file.size));
}

/** @returns undefined if there is not enough memory */
async function draw(image: CanvasImageSource, width: number, height: number): Promise<Result<Raster> | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return png === null ? undefined : ok({ image: png, width: canvas.width, height: canvas.height });
}
