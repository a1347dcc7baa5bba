import {
  A98RGB,
  ColorSpace,
  HSL,
  HSV,
  HWB,
  inGamut,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  P3_Linear,
  ProPhoto,
  REC_2020,
  sRGB,
  sRGB_Linear,
  to,
  toGamutCSS,
  XYZ_D50,
  XYZ_D65,
} from 'colorjs.io/fn';
import { hexOf, hexOfByte } from '#shared/formats/hex.ts';

const spaces = {
  srgb: sRGB,
  'srgb-linear': sRGB_Linear,
  hsl: HSL,
  hsv: HSV,
  hwb: HWB,
  lab: Lab,
  lch: LCH,
  oklab: OKLab,
  oklch: OKLCH,
  'display-p3': P3,
  'display-p3-linear': P3_Linear,
  'a98-rgb': A98RGB,
  'prophoto-rgb': ProPhoto,
  rec2020: REC_2020,
  'xyz-d50': XYZ_D50,
  'xyz-d65': XYZ_D65,
} as const;

for (const space of Object.values(spaces)) {
  ColorSpace.register(space);
}

/** The name of a colour space in CSS, or HSV, which pickers use. */
export type SpaceName = keyof typeof spaces;

export const spaceNames = Object.keys(spaces) as SpaceName[];

export type Coordinates = readonly [number, number, number];

/**
 * A colour in the coordinates of its space, in the ranges of colorjs.io: 0–1 for RGB spaces, degrees for hues, 0–100
 * for the percentages of HSL, HSV and HWB and for L of Lab and LCH, and 0–1 for L of Oklab and Oklch.
 */
export interface Color {
  readonly space: SpaceName;
  readonly coordinates: Coordinates;
  /** 0 (transparent) to 1. */
  readonly alpha: number;
}

const plain = ({ space, coordinates, alpha }: Color) => ({
  space: spaces[space],
  coords: [...coordinates] as [number, number, number],
  alpha,
});

/** Replaces missing components, such as the hue of a grey, with 0 (CSS Color 4, section 4.4). */
function resolve(coords: readonly (number | null)[]): Coordinates {
  const [first, second, third] = coords.map((coordinate) =>
    coordinate === null || Number.isNaN(coordinate) ? 0 : coordinate,
  );
  return [first ?? 0, second ?? 0, third ?? 0];
}

/**
 * Converts a colour to another space (CSS Color 4, section 12) without mapping it into the gamut.
 * @example convertColor({ space: 'srgb', coordinates: [1, 0, 0], alpha: 1 }, 'hsl').coordinates // [0, 100, 50]
 */
export function convertColor(color: Color, space: SpaceName): Color {
  return color.space === space
    ? color
    : { space, coordinates: resolve(to(plain(color), spaces[space]).coords), alpha: color.alpha };
}

/** Whether a screen with that gamut can show the colour; rounding errors are tolerated. */
export function isInGamut(color: Color, space: 'srgb' | 'display-p3'): boolean {
  return inGamut(plain(color), spaces[space]);
}

const clamp = (coordinate: number) => Math.min(1, Math.max(0, coordinate));

/**
 * Converts a colour to an RGB space, mapping it into the gamut if it is outside: by the gamut mapping of CSS Color 4
 * (section 13.2), which keeps lightness and hue in Oklch and reduces chroma.
 * @example toRgb(displayP3Red, 'srgb').coordinates // [1, 0.04, 0.03], about
 */
export function toRgb(color: Color, space: 'srgb' | 'display-p3'): Color {
  const mapped = isInGamut(color, space)
    ? to(plain(color), spaces[space])
    : toGamutCSS(plain(color), { space: spaces[space] });
  const [red, green, blue] = resolve(mapped.coords);
  return { space, coordinates: [clamp(red), clamp(green), clamp(blue)], alpha: color.alpha };
}

/** Red, green and blue as bytes, 0–255. */
export type Bytes = readonly [number, number, number];

/** The colour as shown by a screen with the sRGB gamut and a byte per channel; alpha is ignored. */
export function toBytes(color: Color): Bytes {
  const [red, green, blue] = toRgb(color, 'srgb').coordinates;
  return [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)];
}

/** @param alpha 0 to 1 */
export function fromBytes([red, green, blue]: Bytes, alpha = 1): Color {
  return { space: 'srgb', coordinates: [red / 255, green / 255, blue / 255], alpha };
}

/** @example toHex({ space: 'srgb', coordinates: [1, 0, 0], alpha: 0.5 }) // '#ff0000' */
export function toHex(color: Color): string {
  return `#${hexOf(toBytes(color))}`;
}

/** Writes a colour in hex with alpha as the last two digits. */
export function toHexWithAlpha(color: Color): string {
  return `${toHex(color)}${hexOfByte(Math.round(color.alpha * 255))}`;
}
