import type { Level } from '../code/choose-segments.ts';
import type { Mask } from '../code/encode-qr-code.ts';
import { type Color, white } from './hex-color.ts';

/** The parsed and checked options of the library. */
export interface Settings {
  readonly level: Level;
  /** 1 to 40; undefined means automatic, for the mask too. */
  readonly version: number | undefined;
  readonly mask: Mask | undefined;
  /** The width of the margin, in modules. */
  readonly margin: number;
  /** The scale, in pixels per module. */
  readonly scale: number;
  /** The width of the image in pixels; undefined leaves it to `scale`. */
  readonly width: number | undefined;
  readonly dark: Color;
  readonly light: Color;
  /** The type of the image in the data URL. */
  readonly type: ImageType;
  /** The quality of JPEG and WebP, 0 to 1. */
  readonly quality: number | undefined;
}

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/** The defaults of the library, which apply to options that the text leaves out. */
export const librarySettings: Settings = {
  level: 'M',
  version: undefined,
  mask: undefined,
  margin: 4,
  scale: 4,
  width: undefined,
  dark: { red: 0, green: 0, blue: 0, alpha: 255 },
  light: white,
  type: 'image/png',
  quality: undefined,
};

/** The settings when no options are given: an image that is large enough for print and for a slide. */
export const defaultSettings: Settings = { ...librarySettings, width: 512 };

/** The options with their defaults, as the field shows them when nothing is set; null means automatic. */
export const defaultOptionsText = `{
  "errorCorrectionLevel": "M",
  "version": null,
  "maskPattern": null,
  "margin": 4,
  "scale": 4,
  "width": 512,
  "color": {
    "dark": "#000000ff",
    "light": "#ffffffff"
  }
}`;

export const largestMargin = 100;
export const largestScale = 100;
/** The smallest width, in pixels, that the library accepts. */
export const smallestWidth = 21;
export const largestWidth = 8192;
