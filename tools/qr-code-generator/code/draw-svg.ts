import { hexOf } from '#shared/formats/hex.ts';
import type { Color } from '../options/hex-color.ts';
import type { Drawing } from './drawing.ts';
import type { Matrix } from './encode-qr-code.ts';

/** An image over the middle of a code. */
export interface SvgLogo {
  /** The image as a data: URL. */
  readonly url: string;
  /** Its position and size in modules, from the corner of the image including its margin. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The plate behind it. */
  readonly plate?: { readonly x: number; readonly y: number; readonly size: number };
}

/**
 * Draws a code as an SVG image whose unit is a module, with the width from the options if they set one.
 * @example drawSvg(matrix, drawing) // '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" …'
 */
export function drawSvg({ size, modules }: Matrix, { margin, width, dark, light }: Drawing, logo?: SvgLogo): string {
  const side = size + margin * 2;
  const dimensions = width === undefined ? '' : ` width="${width}" height="${width}"`;
  // Translucent modules show what is behind the image, as in the PNG, rather than the light colour.
  const isCut = dark.alpha < 255 && light.alpha > 0;
  const darkPath = darkRuns(size, modules)
    .map(({ x, y, length }) => `M${x + margin} ${y + margin}h${length}v1h-${length}z`)
    .join('');
  const background =
    light.alpha === 0
      ? ''
      : `<path fill="${hex(light)}"${opacity(light)}${isCut ? ' fill-rule="evenodd"' : ''} d="M0 0h${side}v${side}H0z${isCut ? darkPath : ''}"/>`;
  const foreground = dark.alpha === 0 ? '' : `<path fill="${hex(dark)}"${opacity(dark)} d="${darkPath}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${dimensions} viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `${background}${foreground}${logo === undefined ? '' : drawLogo(logo, light)}</svg>\n`
  );
}

function drawLogo({ url, x, y, width, height, plate }: SvgLogo, light: Color): string {
  const behind =
    plate === undefined
      ? ''
      : `<path fill="${hex(light)}" d="M${plate.x} ${plate.y}h${plate.size}v${plate.size}h-${plate.size}z"/>`;
  return `${behind}<image href="${url}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

/** The dark modules, with adjacent ones in a row joined. */
function darkRuns(size: number, modules: Uint8Array): { x: number; y: number; length: number }[] {
  const found: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < size; y += 1) {
    let start = -1;
    for (let x = 0; x <= size; x += 1) {
      const isDark = x < size && modules[y * size + x] === 1;
      if (isDark && start === -1) {
        start = x;
      } else if (!isDark && start !== -1) {
        found.push({ x: start, y, length: x - start });
        start = -1;
      }
    }
  }
  return found;
}

function hex({ red, green, blue }: Color): string {
  return `#${hexOf([red, green, blue])}`;
}

function opacity({ alpha }: Color): string {
  return alpha === 255 ? '' : ` fill-opacity="${Number((alpha / 255).toFixed(4))}"`;
}
