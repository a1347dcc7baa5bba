import { fail, ok, type Result } from '#shared/result.ts';

export interface Raster {
  /** A PNG image. */
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
}

const notAnImage = {
  code: 'not-an-image',
  message: 'This is not an image that the browser can read, or it is damaged.',
};

/**
 * Converts an image file to PNG. SVG, which only a page can draw and which has no pixels of its own, is made as large
 * as allowed; scripts in it do not run.
 * @param longest the most pixels per side; larger images are scaled down
 */
export async function rasterize(file: File, longest: number): Promise<Result<Raster>> {
  try {
    return isSvg(file) ? await rasterizeSvg(file, longest) : await rasterizeBitmap(file, longest);
  } catch {
    return fail(notAnImage);
  }
}

/** Whether a file is an SVG image, which workers cannot draw. */
export function isSvg(file: File): boolean {
  return file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name);
}

async function rasterizeBitmap(file: Blob, longest: number): Promise<Result<Raster>> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const raster = await draw(bitmap, bitmap.width * scale, bitmap.height * scale);
  bitmap.close();
  return raster;
}

async function rasterizeSvg(file: Blob, longest: number): Promise<Result<Raster>> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // In some browsers, an SVG without dimensions has a size of zero.
    const width = image.naturalWidth || longest;
    const height = image.naturalHeight || longest;
    const scale = longest / Math.max(width, height);
    return await draw(image, width * scale, height * scale);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function draw(image: CanvasImageSource, width: number, height: number): Promise<Result<Raster>> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return png === null ? fail(notAnImage) : ok({ image: png, width: canvas.width, height: canvas.height });
}
