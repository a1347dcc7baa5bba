import type { Color } from './color.ts';

export interface ParsedColor {
  readonly color: Color;
  /** What CSS takes differently from how it is written: components that are clamped. */
  readonly notes: readonly string[];
}

/** Why a text is not a colour, and the offset of what is wrong. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly at: number;
}
