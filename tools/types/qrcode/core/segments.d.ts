import type { QRCodeMode } from './mode.js';

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
