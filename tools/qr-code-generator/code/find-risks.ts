import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber, formatPercent } from '#shared/formats/words/locale.ts';
import { type Color, over, white } from '../options/hex-color.ts';
import type { Settings } from '../options/settings.ts';
import { mapPixels } from './drawing.ts';
import type { Matrix } from './encode-qr-code.ts';

export type RiskCode =
  | 'inverted'
  | 'low-contrast'
  | 'transparent-dark'
  | 'transparent-light'
  | 'small-margin'
  | 'ignored-width'
  | 'small-modules'
  | 'logo-too-large';

/** A reason why readers may fail to read a correct code. */
export interface Risk {
  readonly code: RiskCode;
  readonly message: string;
}

/** The quiet zone that ISO/IEC 18004 requires, in modules. */
const quietZone = 4;

/** The width and height of the area that a logo covers, in modules. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
}

/** The share of the codewords that a level can restore (ISO/IEC 18004, table 1). */
const mended = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 } as const;

/** Below this difference in reflectance, a symbol gets grade D or F (ISO/IEC 15415, symbol contrast). */
const leastDifference = 0.4;
/** Below this ratio (WCAG), people, and cameras in poor light, can hardly tell the colours apart. */
const leastRatio = 3;

/**
 * Finds what may make a code hard to read: its colours, quiet zone, size or logo.
 * @example findRisks(matrix, { ...defaultSettings, margin: 1 })[0]?.code // 'small-margin'
 */
export function findRisks(matrix: Matrix, settings: Settings, logo?: Coverage): Risk[] {
  return [
    ...colorRisks(settings.dark, settings.light),
    ...marginRisks(settings.margin),
    ...sizeRisks(matrix, settings),
    ...(logo === undefined ? [] : logoRisks(matrix, settings, logo)),
  ];
}

function colorRisks(dark: Color, light: Color): Risk[] {
  // Transparent areas are assumed to be on white paper.
  const behind = over(light, white);
  const darkLuminance = luminance(over(dark, behind));
  const lightLuminance = luminance(behind);
  const risks: Risk[] = [];
  const difference = Math.abs(lightLuminance - darkLuminance);
  const ratio = contrast(darkLuminance, lightLuminance);
  if (difference < leastDifference || ratio < leastRatio) {
    const figures = `${formatNumber(ratio, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} : 1, ${formatPercent(difference)} difference in brightness`;
    risks.push({
      code: 'low-contrast',
      message: `The colours are too similar (contrast ${figures}). Readers need at least ${formatNumber(leastRatio)} : 1 and ${formatPercent(leastDifference)}.`,
    });
  }
  if (darkLuminance > lightLuminance) {
    risks.push({
      code: 'inverted',
      message: 'The modules are lighter than their background: many readers do not see such a code. Swap the colours.',
    });
  }
  if (dark.alpha < 255) {
    risks.push({
      code: 'transparent-dark',
      message: 'The dark modules are transparent: what is behind the image shows through them.',
    });
  }
  if (light.alpha < 255) {
    risks.push({
      code: 'transparent-light',
      message: 'The background is transparent: the code can be read only on a plain, light background.',
    });
  }
  return risks;
}

function marginRisks(margin: number): Risk[] {
  return margin >= quietZone
    ? []
    : [
        {
          code: 'small-margin',
          message: `The quiet zone of ${countOf(margin, 'module')} is below the ${quietZone} of the standard: leave at least that much free of print around the image.`,
        },
      ];
}

function sizeRisks(matrix: Matrix, { margin, scale, width, dark, light }: Settings): Risk[] {
  const side = matrix.size + margin * 2;
  if (width !== undefined && width < side) {
    const { width: drawn } = mapPixels(matrix, { margin, scale, width, dark, light });
    return [
      {
        code: 'ignored-width',
        message: `A width of ${formatNumber(width)} pixels is too small for ${side} modules, so the image is ${formatNumber(drawn)} pixels wide, at 4 pixels per module.`,
      },
    ];
  }
  const perModule = width === undefined ? scale : width / side;
  return perModule < 2 || (perModule < 4 && !Number.isInteger(perModule))
    ? [
        {
          code: 'small-modules',
          message: `A module has only ${formatNumber(perModule, { maximumFractionDigits: 1 })} pixels: make the image at least ${formatNumber(side * 4)} pixels wide, so that cameras tell the modules apart.`,
        },
      ]
    : [];
}

function logoRisks({ size }: Matrix, { level }: Settings, { width, height }: Coverage): Risk[] {
  const covered = Math.min(1, (width * height) / codewordModules(size));
  return covered < mended[level]
    ? []
    : [
        {
          code: 'logo-too-large',
          message: `The logo covers ${formatPercent(covered)} of the data, and level ${level} mends ${formatPercent(mended[level])} at best. Make it smaller or choose a higher level.`,
        },
      ];
}

/**
 * The number of modules that hold codewords, and so can be restored: all but the finder, timing and alignment patterns
 * and the information about format and version (ISO/IEC 18004, table 1).
 * @param size modules per side
 * @example codewordModules(21) // 208
 */
function codewordModules(size: number): number {
  const version = (size - 17) / 4;
  const finders = 3 * 8 * 8;
  const timing = 2 * (size - 16);
  const format = 31;
  // Along each side; those in three corners are left out, and those on a timing pattern share five modules with it.
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const alignment = version === 1 ? 0 : 25 * (alignments ** 2 - 3) - 2 * 5 * (alignments - 2);
  const versions = version >= 7 ? 2 * 3 * 6 : 0;
  return size ** 2 - finders - timing - format - alignment - versions;
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
function luminance({ red, green, blue }: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
