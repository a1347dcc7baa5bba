import type { Color, SpaceName } from './color.ts';

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

export const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === 'object' && outcome !== null && 'code' in outcome;

/** A component in the range of its space (see `Color`). Undefined is `none`, a missing one: CSS Color 4, section 4.4. */
export type Component = number | undefined;

/** A colour as it is written: mixing needs to know which components are missing. */
export interface ReadColor {
  readonly space: SpaceName;
  readonly coordinates: readonly [Component, Component, Component];
  /** 0 (transparent) to 1. */
  readonly alpha: Component;
}
