import { getImageWidth, getOptions, getScale } from 'qrcode/lib/renderer/utils.js';
import type { Color } from '../options/parse-color.ts';
import type { Matrix } from './encode-text.ts';

/** How the modules become an image. */
export interface Drawing {
  /** The quiet zone, in modules. */
  readonly margin: number;
  /** Pixels a module. */
  readonly scale: number;
  /** Pixels of the whole image; goes before `scale` unless it is too small for a pixel a module. */
  readonly width?: number | undefined;
  readonly dark: Color;
  readonly light: Color;
}

/** The dark module that each pixel of a row or column shows, as an image of `qrcode` has it. */
export interface PixelMap {
  /** Pixels on a side. */
  readonly width: number;
  /** By pixel: the module of the matrix, or -1 in the margin. */
  readonly modules: Int16Array;
}

/**
 * Where the modules are in an image: by the measures of the library, so that the image is the one it draws.
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
