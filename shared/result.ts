/**
 * Expected failures are values: a function that can fail on bad input returns a `Result`,
 * and only bugs throw.
 */
export type Result<T, E = ToolError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A place in a text. */
export interface TextPosition {
  /** UTF-16 code units from the start of the text, from 0. */
  readonly offset: number;
  /** From 1. CR LF, LF and CR each end a line. */
  readonly line: number;
  /** Unicode code points from the start of the line, from 1. */
  readonly column: number;
}

/** Why an input was refused: shown beside the input, never in place of the result. */
export interface ToolError {
  /** Stable, kebab-case, for code and tests: `unexpected-token`. */
  readonly code: string;
  /** A plain sentence: what happened and what was expected. */
  readonly message: string;
  readonly position?: TextPosition;
  /** The name of the option that it is about, where it is not the input: `key`. */
  readonly option?: string;
  /** Asks for the same again, where that may help: added by who asked for the work, never by the work itself. */
  readonly retry?: () => void;
}

/** @example ok(42) // { ok: true, value: 42 } */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** @example fail({ code: 'blank', message: 'Type a name.' }) */
export function fail<E = ToolError>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
