import type { Level } from '../code/choose-segments.ts';
import type { Mask } from '../code/encode-text.ts';
import { type Color, white } from './parse-color.ts';

/** The options of the library, read and checked. */
export interface Settings {
  readonly level: Level;
  /** 1 to 40; undefined is automatic, as with the mask. */
  readonly version: number | undefined;
  readonly mask: Mask | undefined;
  /** Modules. */
  readonly margin: number;
  /** Pixels a module. */
  readonly scale: number;
  /** Pixels of the image; undefined leaves it to `scale`. */
  readonly width: number | undefined;
  readonly dark: Color;
  readonly light: Color;
  /** The type of image in the data URL. */
  readonly type: ImageType;
  /** The quality of JPEG and WebP, 0 to 1. */
  readonly quality: number | undefined;
}

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/** The defaults of the library, which options that are written hold where they leave one out. */
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

/** What is meant where no options are written: an image that is large enough for print and for a slide. */
export const defaultSettings: Settings = { ...librarySettings, width: 512 };

/** The options with their defaults, as the field shows them where nothing is set; null is automatic. */
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
/** The smallest image that the library makes to measure, in pixels. */
export const smallestWidth = 21;
export const largestWidth = 8192;
