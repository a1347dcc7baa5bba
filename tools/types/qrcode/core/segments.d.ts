import type { QRCodeMode } from './mode.js';

/** A part of the text in one mode. */
export interface Segment {
  readonly mode: QRCodeMode;
  readonly data: string | Uint8Array;
  /** Without the mode indicator and the count. */
  getBitsLength(): number;
}

/** Splits a text so that it takes few bits in that version. */
export function fromString(text: string, version: number): Segment[];

export function fromArray(parts: readonly { readonly data: string; readonly mode: 'byte' }[]): Segment[];
