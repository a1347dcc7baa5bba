import { contrastWCAG21 } from 'colorjs.io/fn';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { type Bytes, type Color, fromBytes, toBytes } from '../color.ts';

export interface Contrast {
  /** The visible colour of the text over its background. */
  readonly text: Bytes;
  /** The visible background, over white if it is translucent. */
  readonly background: Bytes;
  /** The ratio from 1 to 21, unrounded. */
  readonly ratio: number;
}

const white: Bytes = [255, 255, 255];

/** Composites source-over in sRGB, rounded to bytes, as browsers draw (Compositing and Blending 1, section 5). */
function composite(color: Color, [red, green, blue]: Bytes): Bytes {
  const [topRed, topGreen, topBlue] = toBytes(color);
  const over = (top: number, below: number) => Math.round(top * color.alpha + below * (1 - color.alpha));
  return [over(topRed, red), over(topGreen, green), over(topBlue, blue)];
}

const plain = (bytes: Bytes) => {
  const [red, green, blue] = fromBytes(bytes).coordinates;
  return { space: 'srgb', coords: [red, green, blue] as [number, number, number], alpha: 1 };
};

/**
 * Measures the contrast of text on a background: WCAG 2.2, “contrast ratio”, of the colours as a screen with 8 bits per
 * channel shows them. A translucent background lies on white, translucent text on the background.
 * @example measureContrast(black, white).ratio // 21
 */
export function measureContrast(text: Color, background: Color): Contrast {
  const below = composite(background, white);
  const above = composite(text, below);
  return { text: above, background: below, ratio: contrastWCAG21(plain(above), plain(below)) };
}

/** Truncates a ratio to hundredths: 4.499 does not meet 4.5, and must not look as if it did. */
const truncated = (ratio: number) => Math.floor(ratio * 100 + 1e-9) / 100;

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/**
 * Formats a ratio for readers, truncated.
 * @example formatRatio(4.499) // '4,49:1' in German
 */
export function formatRatio(ratio: number): string {
  return `${formatNumber(truncated(ratio), twoDecimals)}:1`;
}

/**
 * Writes a ratio into a result, as WCAG does: in no language, truncated.
 * @example writeRatio(4.499) // '4.49:1'
 */
export function writeRatio(ratio: number): string {
  return `${truncated(ratio).toFixed(2)}:1`;
}

export type Verdict = 'AAA' | 'AA' | 'Fails';

/** The minimum ratios for AA and AAA: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11, which has no AAA. */
const thresholds = {
  normal: { aa: 4.5, aaa: 7 },
  large: { aa: 3, aaa: 4.5 },
  interface: { aa: 3, aaa: Number.POSITIVE_INFINITY },
} as const;

/** @example judgeContrast(4.6, 'normal') // 'AA' */
export function judgeContrast(ratio: number, use: keyof typeof thresholds): Verdict {
  const { aa, aaa } = thresholds[use];
  return ratio >= aaa ? 'AAA' : ratio >= aa ? 'AA' : 'Fails';
}
