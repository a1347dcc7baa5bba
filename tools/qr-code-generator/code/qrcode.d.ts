// The package has no types for the parts of its internals that are used here.

declare module 'qrcode/lib/core/mode.js' {
  export interface QRCodeMode {
    readonly id?: string;
    readonly bit: number;
  }

  export const MIXED: QRCodeMode;

  /** The number of bits of the character count at the start of a segment. */
  export function getCharCountIndicator(mode: QRCodeMode, version: number): number;
}

declare module 'qrcode/lib/core/error-correction-level.js' {
  export interface ErrorCorrectionLevel {
    readonly bit: number;
  }

  export const L: ErrorCorrectionLevel;
  export const M: ErrorCorrectionLevel;
  export const Q: ErrorCorrectionLevel;
  export const H: ErrorCorrectionLevel;
}

declare module 'qrcode/lib/core/version.js' {
  import type { ErrorCorrectionLevel } from 'qrcode/lib/core/error-correction-level.js';
  import type { QRCodeMode } from 'qrcode/lib/core/mode.js';

  /** The number of characters of a mode that fit or, in the mode MIXED, the number of bits. */
  export function getCapacity(version: number, level: ErrorCorrectionLevel, mode: QRCodeMode): number;
}

declare module 'qrcode/lib/core/segments.js' {
  import type { QRCodeMode } from 'qrcode/lib/core/mode.js';

  /** A part of the text in one mode. */
  export interface Segment {
    readonly mode: QRCodeMode;
    readonly data: string | Uint8Array;
    /** The length without the mode indicator and the character count. */
    getBitsLength(): number;
  }

  /** Splits a text into segments that take few bits in the given version. */
  export function fromString(text: string, version: number): Segment[];

  export function fromArray(parts: readonly { readonly data: string; readonly mode: 'byte' }[]): Segment[];
}

declare module 'qrcode/lib/renderer/utils.js' {
  interface DrawingOptions {
    readonly margin: number;
    readonly scale: number;
    readonly width: number | undefined;
  }

  export function getOptions(options: DrawingOptions): DrawingOptions;

  /** The number of pixels per module, which need not be an integer. */
  export function getScale(moduleCount: number, options: DrawingOptions): number;

  export function getImageWidth(moduleCount: number, options: DrawingOptions): number;
}
