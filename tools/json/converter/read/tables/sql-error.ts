import type { ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';

/** Thrown where the text is not valid SQL; caught where reading started. */
export class SqlError extends Error {
  /** The offset from the start of the text in UTF-16 code units. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }

  toToolError(text: string): ToolError {
    return { code: 'invalid-sql', message: this.message, position: textPosition(text, this.offset) };
  }
}
