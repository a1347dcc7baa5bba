import { hexOf } from '#shared/formats/hex.ts';

/** A colour with components from 0 to 255; an alpha of 255 is opaque. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/**
 * Reads a colour in the notation of `qrcode`: 3, 4, 6 or 8 hexadecimal digits with or without #, where the last of 4 or
 * the last two of 8 are the alpha.
 * @returns undefined for anything else
 * @example parseHexColor('#F008') // { red: 255, green: 0, blue: 0, alpha: 136 }
 */
export function parseHexColor(text: string): Color | undefined {
  const digits = /^#?((?:[\da-f]{3,4}){1,2})$/i.exec(text)?.[1];
  if (digits === undefined || digits.length === 7) {
    return undefined;
  }
  const long = digits.length <= 4 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha };
}

/** @example formatHexColor({ red: 255, green: 0, blue: 0, alpha: 136 }) // '#ff000088' */
export function formatHexColor({ red, green, blue, alpha }: Color): string {
  return `#${hexOf([red, green, blue, alpha])}`;
}

/** The visible colour when one colour lies over another. */
export function over(front: Color, behind: Color): Color {
  const share = front.alpha / 255;
  const mix = (a: number, b: number) => Math.round(a * share + b * (1 - share));
  return {
    red: mix(front.red, behind.red),
    green: mix(front.green, behind.green),
    blue: mix(front.blue, behind.blue),
    alpha: 255,
  };
}

export const white: Color = { red: 255, green: 255, blue: 255, alpha: 255 };
