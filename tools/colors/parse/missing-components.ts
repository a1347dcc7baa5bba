import { convertColor, type SpaceName } from '../color.ts';
import type { Component, ReadColor } from '../parse-outcome.ts';

/** What a component stands for. Those that stand for the same in two spaces are analogous. */
type Role =
  | 'red'
  | 'green'
  | 'blue'
  | 'hue'
  | 'colorfulness'
  | 'lightness'
  | 'a'
  | 'b'
  | 'value'
  | 'whiteness'
  | 'blackness';

type Roles = readonly [Role, Role, Role];

const rgb: Roles = ['red', 'green', 'blue'];
const lab: Roles = ['lightness', 'a', 'b'];
const lch: Roles = ['lightness', 'colorfulness', 'hue'];

/** The analogous components: CSS Color 4, section 12.2. X, Y and Z are analogous to red, green and blue. */
const rolesOf: Readonly<Record<SpaceName, Roles>> = {
  srgb: rgb,
  'srgb-linear': rgb,
  'display-p3': rgb,
  'display-p3-linear': rgb,
  'a98-rgb': rgb,
  'prophoto-rgb': rgb,
  rec2020: rgb,
  'xyz-d50': rgb,
  'xyz-d65': rgb,
  hsl: ['hue', 'colorfulness', 'lightness'],
  hsv: ['hue', 'colorfulness', 'value'],
  hwb: ['hue', 'whiteness', 'blackness'],
  lab,
  oklab: lab,
  lch,
  oklch: lch,
};

/** The index of the hue among the components of a space, or -1 if it has none. */
export const hueIndexOf = (space: SpaceName): number => rolesOf[space].indexOf('hue');

/** The same hue from 0 up to 360 degrees. */
export const normalizeHue = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The roles that stand for the same together, though not one by one. */
const chromaticity: readonly (readonly Role[])[] = [
  ['a', 'b'],
  ['colorfulness', 'hue'],
];

/**
 * The largest difference between the channels of a colour that counts as grey, in per cent of the range of sRGB. Rounding
 * in the conversion of a grey leaves less than this; two neighbouring values of a byte differ by 400 times as much.
 */
const grayInSrgb = 0.001;

/**
 * Converts a colour to another space with its missing components as 0, and leaves out the hue that a grey has none of.
 * A colour that is in the space keeps its hue.
 * @param leastChroma the chroma of Lch and Oklch below which a colour counts as grey
 */
export function convertWithoutHue(color: ReadColor, space: SpaceName, leastChroma: number): ReadColor['coordinates'] {
  const [first = 0, second = 0, third = 0] = color.coordinates;
  const { coordinates } = convertColor({ space: color.space, coordinates: [first, second, third], alpha: 1 }, space);
  if (space === color.space || !isGray(space, coordinates, leastChroma)) {
    return coordinates;
  }
  const hue = hueIndexOf(space);
  const [one, two, three] = coordinates.map((coordinate, index) => (index === hue ? undefined : coordinate));
  return [one, two, three];
}

function isGray(space: SpaceName, [, second, third]: readonly [number, number, number], leastChroma: number): boolean {
  switch (space) {
    case 'hsl':
      return Math.abs(second * Math.min(third, 100 - third)) / 50 < grayInSrgb;
    case 'hwb':
      return Math.abs(100 - second - third) < grayInSrgb;
    case 'hsv':
      return (second * third) / 100 < grayInSrgb;
    case 'lch':
    case 'oklch':
      return second < leastChroma;
    default:
      return false;
  }
}

/**
 * Tells which components of a colour in another space are missing because they are in its own: CSS Color 4, section
 * 12.2.
 * @example carryMissing({ space: 'lab', coordinates: [undefined, 10, 20], alpha: 1 }, 'oklch') // [true, false, false]
 */
export function carryMissing({ space: from, coordinates }: ReadColor, to: SpaceName): readonly boolean[] {
  const isMissing = (role: Role) => {
    const index = rolesOf[from].indexOf(role);
    return index >= 0 && coordinates[index] === undefined;
  };
  const isColorless = chromaticity.some((roles) => roles.every(isMissing));
  return rolesOf[to].map((role) => isMissing(role) || (isColorless && chromaticity.flat().includes(role)));
}

/**
 * Replaces missing components with others.
 * @example fillMissing([undefined, 0.2], [0.3, 0.4]) // [0.3, 0.2]
 */
export const fillMissing = (components: readonly Component[], others: readonly Component[]): Component[] =>
  components.map((component, index) => component ?? others[index]);
