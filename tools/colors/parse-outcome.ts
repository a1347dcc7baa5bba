import type { Color } from './color.ts';

export interface ParsedColor {
  readonly color: Color;
  /** Notes on what CSS interprets differently from how it is written: components that are clamped. */
  readonly notes: readonly string[];
}

/** Why a text is not a colour, with the offset of the fault. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly at: number;
}
