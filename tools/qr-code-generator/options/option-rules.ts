import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Level } from '../code/choose-segments.ts';
import type { Mask } from '../code/encode-qr-code.ts';
import { parseHexColor } from './hex-color.ts';
import {
  type ImageType,
  imageTypes,
  largestMargin,
  largestScale,
  largestWidth,
  type Settings,
  smallestWidth,
} from './settings.ts';

/** The rule of one option: returns the settings that a value sets, or says what the value must be. */
export type OptionRule = (value: unknown) => Partial<Settings> | string;

const levels: ReadonlyMap<string, Level> = new Map([
  ['l', 'L'],
  ['low', 'L'],
  ['m', 'M'],
  ['medium', 'M'],
  ['q', 'Q'],
  ['quartile', 'Q'],
  ['h', 'H'],
  ['high', 'H'],
]);

const nodeOnly = 'belongs to the library’s Node.js side and has no effect here. Remove it.';

/** The rules of the library's options, by their path. */
export const optionRules: Readonly<Record<string, OptionRule>> = {
  errorCorrectionLevel(value) {
    const level = typeof value === 'string' ? levels.get(value.toLowerCase()) : undefined;
    return level === undefined ? 'must be "L", "M", "Q" or "H" (or "low", "medium", "quartile", "high").' : { level };
  },
  version: (value) =>
    value === null || isWhole(value, 1, 40)
      ? { version: value ?? undefined }
      : 'must be a whole number from 1 to 40, or null for the smallest that holds the text.',
  maskPattern: (value) =>
    value === null || isWhole(value, 0, 7)
      ? { mask: (value ?? undefined) as Mask | undefined }
      : 'must be a whole number from 0 to 7, or null for the one that reads best.',
  margin: (value) =>
    isWhole(value, 0, largestMargin)
      ? { margin: value }
      : `must be a whole number of modules from 0 to ${largestMargin}.`,
  scale: (value) =>
    isBetween(value, 1, largestScale)
      ? { scale: value }
      : `must be a number of pixels a module from 1 to ${largestScale}.`,
  width: (value) =>
    value === null || isWhole(value, smallestWidth, largestWidth)
      ? { width: value ?? undefined }
      : `must be a whole number of pixels from ${smallestWidth} to ${formatNumber(largestWidth)}, or null to go by “scale”.`,
  'color.dark': (value) => readColor(value, 'dark'),
  'color.light': (value) => readColor(value, 'light'),
  type: (value) =>
    imageTypes.some((type) => type === value)
      ? { type: value as ImageType }
      : 'must be "image/png", "image/jpeg" or "image/webp", the format of the data URL. An SVG can be saved at any time.',
  'rendererOpts.quality': (value) =>
    isBetween(value, 0, 1) ? { quality: value } : 'must be a number from 0 to 1, for JPEG and WebP.',
  'rendererOpts.deflateLevel': () => nodeOnly,
  'rendererOpts.deflateStrategy': () => nodeOnly,
  small: () => 'is for terminals and has no effect here. Remove it.',
  toSJISFunc: () => 'is a function, which JSON cannot hold. Texts are written as UTF-8 here. Remove it.',
};

/** The options that contain others. */
export const optionGroups: ReadonlySet<string> = new Set(['color', 'rendererOpts']);

function readColor(value: unknown, name: 'dark' | 'light'): Partial<Settings> | string {
  const color = typeof value === 'string' ? parseHexColor(value) : undefined;
  return color === undefined
    ? 'must be a string of 3, 4, 6 or 8 hexadecimal digits: "#000000", or "#00000080" with its opacity.'
    : { [name]: color };
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return isBetween(value, least, most) && Number.isInteger(value);
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
