import { isSvg, loadImage } from '#renderer/components/images/load-image.ts';
import { formatDimensions } from '#shared/formats/words/format-dimensions.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { ImageSource } from './tasks.ts';

/** Images of more pixels than this are refused: each takes four bytes, and four more with a wide gamut. */
const mostPixels = 100_000_000;

/** The size of a drawing that has none of its own, as on a page (CSS 2.2, section 10.3.2). */
const defaultSize = { width: 300, height: 150 };

/**
 * Examines an image file, without decoding all of it yet.
 * @returns the file or, for SVG, its rendering at its own size; fails with `not-an-image`, `too-large` or `not-drawn`,
 * in words that follow the name of the file
 */
export async function openImage(file: File): Promise<Result<ImageSource>> {
  const loaded = await loadImage(file);
  if (!loaded.ok) {
    return loaded;
  }
  const width = loaded.value.naturalWidth || defaultSize.width;
  const height = loaded.value.naturalHeight || defaultSize.height;
  if (width * height > mostPixels) {
    const message = `The image has ${formatDimensions({ width, height })} pixels. The limit is ${formatNumber(mostPixels / 1e6)} million: make it smaller first.`;
    return fail({ code: 'too-large', message });
  }
  if (!isSvg(file)) {
    return ok({ file });
  }
  try {
    const size = { resizeWidth: width, resizeHeight: height };
    return ok({ bitmap: await createImageBitmap(loaded.value, { ...size, premultiplyAlpha: 'none' }) });
  } catch {
    return fail({
      code: 'not-drawn',
      message: 'The image cannot be drawn: it may be too large for this browser. Save it as PNG and try again.',
    });
  }
}
