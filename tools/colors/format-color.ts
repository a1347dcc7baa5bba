import { type Color, convertColor, isInGamut, type SpaceName, toBytes, toHex, toHexWithAlpha, toRgb } from './color.ts';
import { exactNames } from './color-names.ts';

export interface ColorFormat {
  /** `hex`, `oklch`: unique in its list. */
  readonly name: string;
  /** The colour in that format; empty where it has none. */
  readonly value: string;
  /** Whether the value is the nearest that the format can hold, as the colour is outside of sRGB. */
  readonly isMapped: boolean;
  /** Whether the format leaves alpha out, and the colour has some. */
  readonly isWithoutAlpha: boolean;
}

/** A number with so many decimals at most, never `-0`. */
function round(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)) + 0);
}

/**
 * Alpha as CSS serialises it: the fewest decimals, two or three, that keep the byte (CSSOM, section 6.7.2).
 * @example formatAlpha(128 / 255) // '0.5'
 */
export function formatAlpha(alpha: number): string {
  const byte = Math.round(alpha * 255);
  const short = Number(alpha.toFixed(2));
  return Math.round(short * 255) === byte ? round(short, 2) : round(alpha, 3);
}

/** How many decimals the coordinates of a function need, so that reading them again gives the same byte of each channel. */
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

/** Below this much saturation or chroma a hue is noise, and written as 0. */
function isAchromatic(space: SpaceName, [, second, third]: readonly [number, number, number]): boolean {
  switch (space) {
    case 'hsl':
      return second < 0.005;
    case 'hwb':
      return second + third > 99.995;
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
    // 359.999° is 0°, not 360°.
    const value = isHue ? (isGray ? 0 : Number((((coordinate % 360) + 360) % 360).toFixed(digits)) % 360) : coordinate;
    return `${round(value, digits)}${percentages[space]?.includes(index) === true ? '%' : ''}`;
  });
  const open = space === 'display-p3' ? 'color(display-p3 ' : `${space}(`;
  return `${open}${values.join(' ')}${alpha < 1 ? ` / ${formatAlpha(alpha)}` : ''})`;
}

/**
 * A colour in every format that CSS has for it. Hex, rgb, hsl and hwb cannot hold what is outside of sRGB: they hold the
 * colour that CSS Color 4 maps it to, and say so. Grey has hue 0.
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
