import type { SpaceName } from '../color.ts';

/** A component of a colour function: CSS Color 4, sections 5 to 10. */
export interface Channel {
  readonly name: string;
  /** Whether it is a hue, which is a number of degrees or an angle, but not a percentage. */
  readonly isHue?: boolean;
  /** The factor that converts the number to the coordinate; 1 by default. */
  readonly perNumber?: number;
  /** The coordinate that 100% stands for. */
  readonly full: number;
  /** Coordinates outside the limits are clamped when read. */
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ColorFunction {
  readonly space: SpaceName;
  readonly channels: readonly [Channel, Channel, Channel];
  /**
   * The kind of the form with commas, if there is one: that of `hsl` requires percentages for all channels but the hue,
   * and `any` takes any units.
   */
  readonly commas?: 'rgb' | 'hsl' | 'any';
  /** What the reader of the result should know. */
  readonly note?: string;
}

const hue: Channel = { name: 'hue', isHue: true, full: 360 };
const byte = (name: string): Channel => ({ name, perNumber: 1 / 255, full: 1, minimum: 0, maximum: 1 });
const free = (name: string, full: number): Channel => ({ name, full });
const percentage = (name: string): Channel => ({ name, full: 100, minimum: 0 });
const labLightness: Channel = { name: 'lightness', full: 100, minimum: 0, maximum: 100 };

const rgb: ColorFunction = { space: 'srgb', channels: [byte('red'), byte('green'), byte('blue')], commas: 'rgb' };
const hsl: ColorFunction = {
  space: 'hsl',
  channels: [hue, percentage('saturation'), percentage('lightness')],
  commas: 'hsl',
};

/** The functions of other programs for the model that CSS does not have: hue, saturation, and value or brightness. */
const hsv = (name: string, last: string): ColorFunction => ({
  space: 'hsv',
  channels: [hue, { ...percentage('saturation'), maximum: 100 }, { ...percentage(last), maximum: 100 }],
  commas: 'any',
  note: `CSS has no ${name}(). Hue was read in degrees, saturation and ${last} in per cent.`,
});

/** The colour functions by name, except `color()`. */
export const colorFunctions: Readonly<Record<string, ColorFunction>> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: { space: 'hwb', channels: [hue, percentage('whiteness'), percentage('blackness')] },
  lab: { space: 'lab', channels: [labLightness, free('a', 125), free('b', 125)] },
  lch: { space: 'lch', channels: [labLightness, { name: 'chroma', full: 150, minimum: 0 }, hue] },
  oklab: {
    space: 'oklab',
    channels: [{ name: 'lightness', full: 1, minimum: 0, maximum: 1 }, free('a', 0.4), free('b', 0.4)],
  },
  oklch: {
    space: 'oklch',
    channels: [{ name: 'lightness', full: 1, minimum: 0, maximum: 1 }, { name: 'chroma', full: 0.4, minimum: 0 }, hue],
  },
  hsv: hsv('hsv', 'value'),
  hsb: hsv('hsb', 'brightness'),
};

const rgbChannels = [free('red', 1), free('green', 1), free('blue', 1)] as const;
const xyzChannels = [free('x', 1), free('y', 1), free('z', 1)] as const;

/** The colour spaces that `color()` accepts as its first word. */
export const predefinedSpaces: Readonly<Record<string, ColorFunction>> = {
  srgb: { space: 'srgb', channels: rgbChannels },
  'srgb-linear': { space: 'srgb-linear', channels: rgbChannels },
  'display-p3': { space: 'display-p3', channels: rgbChannels },
  'display-p3-linear': { space: 'display-p3-linear', channels: rgbChannels },
  'a98-rgb': { space: 'a98-rgb', channels: rgbChannels },
  'prophoto-rgb': { space: 'prophoto-rgb', channels: rgbChannels },
  rec2020: { space: 'rec2020', channels: rgbChannels },
  xyz: { space: 'xyz-d65', channels: xyzChannels },
  'xyz-d65': { space: 'xyz-d65', channels: xyzChannels },
  'xyz-d50': { space: 'xyz-d50', channels: xyzChannels },
};

/** The colour spaces that `color-mix()` accepts after `in`, by their name there: CSS Color 4, section 12.1. */
export const mixingSpaces: Readonly<Record<string, SpaceName>> = {
  ...Object.fromEntries(Object.entries(predefinedSpaces).map(([name, { space }]) => [name, space])),
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
};

/** CSS functions that have no meaning without a page, or denote more than a colour. */
export const unsupportedFunctions: ReadonlySet<string> = new Set(
  (
    'var env attr if color-layers light-dark contrast-color device-cmyk alpha image linear-gradient radial-gradient ' +
    'conic-gradient url'
  ).split(' '),
);

/** Keywords whose colour depends on the page or the system: CSS Color 4, section 6. */
export const unsupportedWords: ReadonlySet<string> = new Set(
  (
    'currentcolor inherit initial unset revert revert-layer accentcolor accentcolortext activetext buttonborder ' +
    'buttonface buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext ' +
    'selecteditem selecteditemtext visitedtext'
  ).split(' '),
);
