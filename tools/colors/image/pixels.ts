import { type Color, convertColor } from '../color.ts';

/** The pixels of an image in upright orientation; rows from the top, four bytes per pixel: red, green, blue, alpha. */
export interface ColorPixels {
  readonly width: number;
  readonly height: number;
  /** The bytes of the pixels in sRGB, not premultiplied. */
  readonly srgb: Uint8Array;
  /** The same in Display P3, if the image has colours outside sRGB. */
  readonly displayP3: Uint8Array | undefined;
  /**
   * Whether these are the image’s own bytes; otherwise translucent pixels are only as precise as a canvas provides
   * them.
   */
  readonly isExact: boolean;
}

/** How far a coordinate must be outside sRGB to count: more than the rounding to bytes of Display P3 can cause. */
const margin = 0.012;

/** @param bytes the channels in Display P3 */
export function isOutsideSrgb([red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  const color: Color = { space: 'display-p3', coordinates: [red / 255, green / 255, blue / 255], alpha: 1 };
  return convertColor(color, 'srgb').coordinates.some((channel) => channel < -margin || channel > 1 + margin);
}

/**
 * The colour of a pixel: in sRGB, or in Display P3 if it is outside sRGB.
 * @param x from 0, in pixels of the image
 * @param y from 0, downwards
 * @returns transparent black outside the image
 */
export function colorAt({ width, height, srgb, displayP3 }: ColorPixels, x: number, y: number): Color {
  if (x < 0 || y < 0 || x >= width || y >= height) {
    return { space: 'srgb', coordinates: [0, 0, 0], alpha: 0 };
  }
  const at = (y * width + x) * 4;
  const wide = displayP3?.subarray(at, at + 3);
  const isWide = wide !== undefined && isOutsideSrgb([...wide]);
  const [red = 0, green = 0, blue = 0] = isWide ? wide : srgb.subarray(at, at + 3);
  return {
    space: isWide ? 'display-p3' : 'srgb',
    coordinates: [red / 255, green / 255, blue / 255],
    alpha: (srgb[at + 3] ?? 0) / 255,
  };
}

/**
 * The square of pixels around a pixel, for a magnifier; transparent outside the image.
 * @param radius 5 gives 11 × 11 pixels
 */
export function patchAround({ width, height, srgb }: ColorPixels, x: number, y: number, radius: number) {
  const size = radius * 2 + 1;
  const patch = new Uint8ClampedArray(size * size * 4);
  for (let row = 0; row < size; row += 1) {
    const fromY = y - radius + row;
    if (fromY < 0 || fromY >= height) {
      continue;
    }
    const first = Math.max(0, x - radius);
    const last = Math.min(width, x + radius + 1);
    patch.set(
      srgb.subarray((fromY * width + first) * 4, (fromY * width + last) * 4),
      (row * size + first - (x - radius)) * 4,
    );
  }
  return patch;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds the pixel of the image under a point of the page, whatever the image’s size on the page and the device’s pixel
 * ratio.
 * @param box the place of the image on the page in CSS pixels, as from getBoundingClientRect
 * @returns the nearest pixel if the point is outside the image
 * @example pixelUnder({ left: 0, top: 0, width: 100, height: 50 }, { width: 200, height: 100 }, { x: 10, y: 10 }) // { x: 20, y: 20 }
 */
export function pixelUnder(box: Box, image: { readonly width: number; readonly height: number }, point: Place): Place {
  const scale = (offset: number, shown: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((offset / shown) * count)));
  return {
    x: scale(point.x - box.left, box.width, image.width),
    y: scale(point.y - box.top, box.height, image.height),
  };
}
