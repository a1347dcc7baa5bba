import { failAt, matchAt, type ReadingWarning } from './shell-tokens.ts';

/** How far a command line has been read, and what was read differently than by a shell. */
export class CommandCursor {
  readonly text: string;
  /** The offset of the next character, in UTF-16 code units. */
  index = 0;
  readonly warnings: ReadingWarning[] = [];
  readonly #given = new Set<string>();

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.index >= this.text.length;
  }

  /** The code unit after the given number of others; undefined after the end. */
  peek(offset = 0): string | undefined {
    return this.text[this.index + offset];
  }

  /** Reads what a sticky pattern matches here. @returns the match; undefined, without having moved, if there is none */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = matchAt(pattern, this.text, this.index);
    this.index += match?.[0].length ?? 0;
    return match;
  }

  /** Warns of something that happens many times in some texts, where it first happens. */
  warnOnce(message: string, offset: number): void {
    if (!this.#given.has(message)) {
      this.#given.add(message);
      this.warnings.push({ message, offset });
    }
  }

  /** @returns the failure for a quotation mark at the offset that has no counterpart */
  unclosedQuote(at: number) {
    return failAt(this.text, at, { code: 'unclosed-quote', message: 'This quotation mark is not closed.' });
  }
}
