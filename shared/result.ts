/**
 * Expected failures are values: a function that can fail on bad input returns a `Result`,
 * and only bugs throw.
 */
export type Result<T, E = ToolError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A position in a text. */
export interface TextPosition {
  /** The offset from the start of the text in UTF-16 code units, from 0. */
  readonly offset: number;
  /** The line number from 1. CR LF, LF and CR each end a line. */
  readonly line: number;
  /** The column in Unicode code points from the start of the line, from 1. */
  readonly column: number;
}

/** The reason why an input was refused: shown next to the input, never in place of the result. */
export interface ToolError {
  /** A stable code in kebab case, for code and tests: `unexpected-token`. */
  readonly code: string;
  /** A plain sentence: what happened and what was expected. */
  readonly message: string;
  readonly position?: TextPosition;
  /** The name of the option that it concerns, if it is not the input: `key`. */
  readonly option?: string;
  /** Repeats the work, if that may help; added by the caller of the work, never by the work itself. */
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

/** The reason of work that its caller has ended. */
export const cancelled = { code: 'cancelled', message: 'This was cancelled.' } as const satisfies ToolError;
