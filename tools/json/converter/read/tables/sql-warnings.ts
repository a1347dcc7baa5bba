import { textPosition } from '#shared/text-position.ts';
import type { WarningKind, WarningPlace } from '../../conversion-warnings.ts';

export type SqlWarning = readonly [kind: WarningKind, text: string, place?: WarningPlace];

/** Collects the warnings of one attempt to read SQL: they count only if it succeeds. */
export class SqlWarnings {
  /** Whether an expression has a backslash before a quote, which was not read as an escape. */
  mayHaveEscapes = false;
  readonly #text: string;
  readonly #all: SqlWarning[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  get all(): readonly SqlWarning[] {
    return this.#all;
  }

  add(...warning: SqlWarning): void {
    this.#all.push(warning);
  }

  /** @param offset the place in the source, in UTF-16 code units */
  addAt(offset: number, kind: WarningKind, text: string): void {
    this.add(kind, text, { position: () => textPosition(this.#text, offset) });
  }
}
