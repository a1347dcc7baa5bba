import type { Drawing } from './drawing.ts';
import type { Matrix } from './encode-qr-code.ts';

/** An image over the middle of a code. */
export interface Logo {
  /** The image as a PNG. */
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
  /** The share of the code's side that it occupies, 0 to 1. */
  readonly share: number;
}

/** The place of a logo, in modules from the corner of the image including its margin. */
export interface LogoPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The plate in the light colour, which covers whole modules. */
  readonly plate: { readonly x: number; readonly y: number; readonly size: number };
}

/** The free space on each side of the logo, in modules. */
const padding = 0.5;

/**
 * Places a logo in the middle, on a square plate of whole modules and as large as fits on the plate.
 * @example placeLogo({ size: 21, … }, { margin: 4, … }, { width: 2, height: 1, share: 0.2, … }).plate // { x: 12, y: 12, size: 5 }
 */
export function placeLogo(
  { size }: Matrix,
  { margin }: Drawing,
  logo: Pick<Logo, 'width' | 'height' | 'share'>,
): LogoPlace {
  // A code has an odd number of modules per side, so a centred plate must have one too.
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
