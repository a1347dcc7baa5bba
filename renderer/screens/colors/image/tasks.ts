import { notAnImage } from '#shared/formats/images/not-an-image.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { findPalette, type PaletteColor } from '#tools/colors/image/find-palette.ts';
import { hasColorProfile, profileSearchLength } from '#tools/colors/image/has-color-profile.ts';
import { canBeAnimated } from '#tools/colors/image/is-animated.ts';
import type { ColorPixels } from '#tools/colors/image/pixels.ts';
import { type TaskContext, withTransfer } from '#tools/task.ts';
import { readPixels } from './read-pixels.ts';

/** What the colors of an image are taken from. */
export interface ImageColors {
  readonly pixels: ColorPixels;
  readonly palette: readonly PaletteColor[];
  /** The first frame, if the file may have several. */
  readonly still: Blob | undefined;
}

/** An image file or, for SVG, a drawing that only a page can turn into pixels. */
export type ImageSource = { readonly file: Blob } | { readonly bitmap: ImageBitmap };

async function decode(source: ImageSource, { reportProgress }: TaskContext): Promise<Result<ImageColors>> {
  let bitmap: ImageBitmap;
  let hasProfile = false;
  let isAnimated = false;
  if ('bitmap' in source) {
    bitmap = source.bitmap;
  } else {
    try {
      const beginning = new Uint8Array(await source.file.slice(0, profileSearchLength).arrayBuffer());
      hasProfile = hasColorProfile(beginning);
      isAnimated = canBeAnimated(beginning);
      bitmap = await createImageBitmap(source.file, {
        imageOrientation: 'from-image',
        premultiplyAlpha: 'none',
        colorSpaceConversion: 'default',
      });
    } catch {
      return fail(notAnImage(source.file.size));
    }
  }
  try {
    const pixels = readPixels(bitmap, hasProfile, (fraction) => reportProgress(fraction * 0.8));
    const still = isAnimated ? await drawStill(bitmap) : undefined;
    const decoded: ImageColors = { pixels, palette: findPalette(pixels.srgb), still };
    const buffers = [pixels.srgb.buffer, ...(pixels.displayP3 === undefined ? [] : [pixels.displayP3.buffer])];
    return withTransfer(ok(decoded), buffers as ArrayBuffer[]);
  } catch (thrown) {
    if (thrown instanceof RangeError) {
      return fail({
        code: 'too-large',
        message: 'There is not enough memory for an image of this size. Scale it down, or crop it.',
      });
    }
    throw thrown;
  } finally {
    bitmap.close();
  }
}

async function drawStill(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob();
}

export const tasks = { decode };
export type ImageTasks = typeof tasks;
