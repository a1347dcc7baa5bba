import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** Images of more pixels than this are refused: each takes four bytes, and four more with a wide gamut. */
const mostPixels = 100_000_000;

/** The size of a drawing that has none of its own, as on a page (CSS 2.2, section 10.3.2). */
const defaultSize = { width: 300, height: 150 };

const isDrawing = (file: File) => file.type === 'image/svg+xml' || extensionOf(file.name) === 'svg';

/**
 * Has the browser examine an image file, without decoding all of it yet.
 * @param url the file’s object URL
 * @returns the file or, for SVG, its rendering at its own size
 */
export async function loadImage(file: File, url: string): Promise<Result<{ file: Blob } | { bitmap: ImageBitmap }>> {
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
  } catch {
    return fail({ code: 'no-image', message: `“${file.name}” is not an image that this browser can read.` });
  }
  const width = image.naturalWidth || defaultSize.width;
  const height = image.naturalHeight || defaultSize.height;
  if (width * height > mostPixels) {
    const size = `${formatNumber(width)} × ${formatNumber(height)}`;
    const message = `“${file.name}” has ${size} pixels. The limit is ${formatNumber(mostPixels / 1e6)} million: make it smaller first.`;
    return fail({ code: 'too-large', message });
  }
  if (!isDrawing(file)) {
    return ok({ file });
  }
  try {
    return ok({
      bitmap: await createImageBitmap(image, { resizeWidth: width, resizeHeight: height, premultiplyAlpha: 'none' }),
    });
  } catch {
    return fail({
      code: 'no-image',
      message: `“${file.name}” cannot be drawn: it may be too large for this browser. Save it as PNG and try again.`,
    });
  }
}
