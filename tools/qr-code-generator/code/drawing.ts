import { getImageWidth, getOptions, getScale } from 'qrcode/lib/renderer/utils.js';
import type { Color } from '../options/hex-color.ts';
import type { Matrix } from './encode-qr-code.ts';

/** How to draw the modules as an image. */
export interface Drawing {
  /** The quiet zone, in modules. */
  readonly margin: number;
  /** Pixels per module. */
  readonly scale: number;
  /**
   * The width of the whole image in pixels; takes precedence over `scale` unless it allows less than one pixel per
   * module.
   */
  readonly width?: number | undefined;
  readonly dark: Color;
  readonly light: Color;
}

/** The module that each pixel of a row or column shows, as in an image drawn by `qrcode`. */
export interface PixelMap {
  /** Pixels per side. */
  readonly width: number;
  /** The index of each pixel's module in the matrix, or -1 in the margin. */
  readonly modules: Int16Array;
}

/**
 * Maps pixels to modules, using the library's own measurements so that the image matches the one that it would draw.
 * @example mapPixels({ size: 21, … }, { margin: 4, scale: 4, … }).width // 116
 */
export function mapPixels({ size }: Matrix, { margin, scale, width }: Drawing): PixelMap {
  const options = getOptions({ margin, scale, width });
  const pixelsPerModule = getScale(size, options);
  const imageWidth = getImageWidth(size, options);
  const scaledMargin = margin * pixelsPerModule;
  const modules = new Int16Array(imageWidth).fill(-1);
  for (let pixel = 0; pixel < imageWidth; pixel += 1) {
    if (pixel >= scaledMargin && pixel < imageWidth - scaledMargin) {
      modules[pixel] = Math.floor((pixel - scaledMargin) / pixelsPerModule);
    }
  }
  return { width: imageWidth, modules };
}

/** @returns whether the pixel shows a dark module */
export function isDark({ size, modules }: Matrix, map: PixelMap, x: number, y: number): boolean {
  const row = map.modules[y] ?? -1;
  const column = map.modules[x] ?? -1;
  return row >= 0 && column >= 0 && modules[row * size + column] === 1;
}
