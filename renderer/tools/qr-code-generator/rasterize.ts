import { fail, ok, type Result } from '#shared/result.ts';

export interface Raster {
  /** PNG. */
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
}

const notAnImage = {
  code: 'not-an-image',
  message: 'This is no image that the browser can read, or it is damaged.',
};

/**
 * Makes a PNG of an image file; SVG, which only a page can draw, too. Scripts in an SVG image do not run.
 * @param longest the most pixels on a side; larger images are made smaller
 * @param isGrown whether smaller images are made that large: SVG has no pixels of its own
 */
export async function rasterize(file: Blob, longest: number, isGrown = false): Promise<Result<Raster>> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // An SVG without measures has none in some browsers.
    const natural = { width: image.naturalWidth || longest, height: image.naturalHeight || longest };
    const fit = longest / Math.max(natural.width, natural.height);
    const scale = isGrown ? fit : Math.min(1, fit);
    const width = Math.max(1, Math.round(natural.width * scale));
    const height = Math.max(1, Math.round(natural.height * scale));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return png === null ? fail(notAnImage) : ok({ image: png, width, height });
  } catch {
    return fail(notAnImage);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Whether a file is an SVG image, which workers cannot draw. */
export function isSvg(file: File): boolean {
  return file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name);
}
