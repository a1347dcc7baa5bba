/** The point where a text stops being JSON. */
export interface SyntaxFailure {
  /** The offset of the invalid byte; the text's length if the text ends too early. */
  readonly offset: number;
  /** What the grammar requires there. */
  readonly expected: 'value' | 'key' | 'colon' | 'comma-or-end' | 'end';
  /** The start of the value or key that is broken or lacks its colon. */
  readonly tokenStart?: number;
  /** The innermost open bracket. */
  readonly openBracket?: number;
}

/** The problem with a text, its byte offset, and what to do about it. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly offset: number;
}
