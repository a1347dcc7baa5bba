import { type Color, convertColor, isInGamut, type SpaceName, toBytes, toHex, toHexWithAlpha, toRgb } from './color.ts';
import { exactNames } from './color-names.ts';

export interface ColorFormat {
  /** A name such as `hex` or `oklch`, unique in its list. */
  readonly name: string;
  /** The colour in that format; empty if it has no such form. */
  readonly value: string;
  /** Whether the value is only the nearest that the format can express, because the colour is outside sRGB. */
  readonly isMapped: boolean;
  /** Whether the format drops the alpha of a translucent colour. */
  readonly isWithoutAlpha: boolean;
}

/** Formats a number with at most the given number of decimals, never as `-0`. */
function round(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)) + 0);
}

/**
 * Formats alpha as CSS serialises it: with the fewest decimals, two or three, that preserve the byte (CSSOM, section
 * 6.7.2).
 * @example formatAlpha(128 / 255) // '0.5'
 */
export function formatAlpha(alpha: number): string {
  const byte = Math.round(alpha * 255);
  const short = Number(alpha.toFixed(2));
  return Math.round(short * 255) === byte ? round(short, 2) : round(alpha, 3);
}

/** How many decimals the coordinates of a function need for every channel to read back as the same byte. */
const decimals: Partial<Record<SpaceName, readonly [number, number, number]>> = {
  hsl: [2, 2, 2],
  hwb: [2, 2, 2],
  lab: [3, 3, 3],
  lch: [3, 3, 3],
  oklab: [5, 5, 5],
  oklch: [5, 5, 3],
  'display-p3': [5, 5, 5],
};

const hueAt: Partial<Record<SpaceName, number>> = { hsl: 0, hwb: 0, lch: 2, oklch: 2 };
const percentages: Partial<Record<SpaceName, readonly number[]>> = { hsl: [1, 2], hwb: [1, 2] };

/** The chroma in per cent of the range of sRGB: a twentieth of the step between two bytes. */
const invisibleChroma = 0.02;

/**
 * Whether chroma is so low that the hue is noise and is written as 0. The saturation of HSL says nothing about that
 * near black and near white, where it can be anything.
 */
function isAchromatic(space: SpaceName, [, second, third]: readonly [number, number, number]): boolean {
  switch (space) {
    case 'hsl':
      return (second * Math.min(third, 100 - third)) / 50 < invisibleChroma;
    case 'hwb':
      return 100 - second - third < invisibleChroma;
    case 'lch':
      return second < 0.0015;
    case 'oklch':
      return second < 0.000_01;
    default:
      return false;
  }
}

function writeFunction(color: Color, space: SpaceName): string {
  const { coordinates, alpha } = convertColor(color, space);
  const isGray = isAchromatic(space, coordinates);
  const values = coordinates.map((coordinate, index) => {
    const isHue = hueAt[space] === index;
    const digits = decimals[space]?.[index] ?? 5;
    const isZero = isGray && (isHue || (space === 'hsl' && index === 1));
    // 359.999° is 0°, not 360°.
    const value = isHue ? Number((((coordinate % 360) + 360) % 360).toFixed(digits)) % 360 : coordinate;
    return `${round(isZero ? 0 : value, digits)}${percentages[space]?.includes(index) === true ? '%' : ''}`;
  });
  const open = space === 'display-p3' ? 'color(display-p3 ' : `${space}(`;
  return `${open}${values.join(' ')}${alpha < 1 ? ` / ${formatAlpha(alpha)}` : ''})`;
}

/**
 * Writes a colour in every CSS format. Hex, rgb, hsl and hwb cannot express colours outside sRGB: they have the colour
 * to which CSS Color 4 maps it, and are marked as mapped. Grey has hue 0
 * and saturation 0.
 * @example formatColor(red).map(({ value }) => value) // ['#ff0000', '#ff0000ff', 'rgb(255, 0, 0)', …]
 */
export function formatColor(color: Color): ColorFormat[] {
  const isMapped = !isInGamut(color, 'srgb');
  const inside = toRgb(color, 'srgb');
  const isTranslucent = color.alpha < 1;
  const bytes = toBytes(inside).join(', ');
  const inSrgb = (name: string, value: string, isWithoutAlpha = false): ColorFormat => ({
    name,
    value,
    isMapped,
    isWithoutAlpha,
  });
  const exact = (name: string, value: string): ColorFormat => ({ name, value, isMapped: false, isWithoutAlpha: false });
  return [
    inSrgb('hex', toHex(inside), isTranslucent),
    inSrgb('hex with alpha', toHexWithAlpha(inside)),
    inSrgb('rgb', `rgb(${bytes})`, isTranslucent),
    inSrgb('rgba', `rgba(${bytes}, ${formatAlpha(color.alpha)})`),
    inSrgb('hsl', writeFunction(inside, 'hsl')),
    inSrgb('hwb', writeFunction(inside, 'hwb')),
    exact('lab', writeFunction(color, 'lab')),
    exact('lch', writeFunction(color, 'lch')),
    exact('oklab', writeFunction(color, 'oklab')),
    exact('oklch', writeFunction(color, 'oklch')),
    ...(isMapped ? [exact('display-p3', writeFunction(color, 'display-p3'))] : []),
    exact('CSS name', isMapped ? '' : (exactNames(color)[0] ?? '')),
  ];
}
