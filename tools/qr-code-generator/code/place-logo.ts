import type { Drawing } from './drawing.ts';
import type { Matrix } from './encode-text.ts';

/** An image over the middle of a code. */
export interface Logo {
  /** PNG. */
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
  /** The share of the code's side that it takes, 0 to 1. */
  readonly share: number;
}

/** In modules, from the corner of the image with its margin. */
export interface LogoPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The whole modules that it covers, in the light colour. */
  readonly plate: { readonly x: number; readonly y: number; readonly size: number };
}

/** Free on each side of the logo, in modules. */
const padding = 0.5;

/**
 * Where a logo goes: in the middle, on a square plate of whole modules, as large as fits on it.
 * @example placeLogo({ size: 21, … }, { margin: 4, … }, { width: 2, height: 1, share: 0.2, … }).plate // { x: 12, y: 12, size: 5 }
 */
export function placeLogo(
  { size }: Matrix,
  { margin }: Drawing,
  logo: Pick<Logo, 'width' | 'height' | 'share'>,
): LogoPlace {
  // A code has an odd number of modules on a side, and so has what is in its middle.
  const plateSize = Math.max(3, Math.round((size * logo.share - 1) / 2) * 2 + 1);
  const corner = margin + (size - plateSize) / 2;
  const room = plateSize - padding * 2;
  const fit = room / Math.max(logo.width, logo.height);
  const width = logo.width * fit;
  const height = logo.height * fit;
  const middle = margin + size / 2;
  return {
    x: middle - width / 2,
    y: middle - height / 2,
    width,
    height,
    plate: { x: corner, y: corner, size: plateSize },
  };
}
