import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { notAnImage } from '#shared/formats/images/not-an-image.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** Whether a file is an SVG image, which only a page can draw: `decodeImage`, in a worker, cannot. */
export function isSvg(file: File): boolean {
  return file.type === 'image/svg+xml' || extensionOf(file.name) === 'svg';
}

/**
 * Has the browser examine an image file of any type that it shows, before all of it is decoded. Scripts in it do not run.
 * @returns an image element that is not on the page: its `naturalWidth` and `naturalHeight` are known, but can be 0 for
 * an SVG without a size; fails with `not-an-image`
 */
export async function loadImage(file: File): Promise<Result<HTMLImageElement>> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    const isLoaded = await new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
      image.src = url;
    });
    return isLoaded ? ok(image) : fail(notAnImage(file.size));
  } finally {
    URL.revokeObjectURL(url);
  }
}
