/** Where a text stops being JSON. */
export interface SyntaxFailure {
  /** The byte that may not stand there; the text's length if the text ends too early. */
  readonly offset: number;
  /** What the grammar asks for there. */
  readonly expected: 'value' | 'key' | 'colon' | 'comma-or-end' | 'end';
  /** Where the value or key starts that is broken or that lacks its colon. */
  readonly tokenStart?: number;
  /** The innermost bracket that is still open. */
  readonly openBracket?: number;
}

/** What is wrong with a text, at which byte, and what to do about it. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly offset: number;
}
