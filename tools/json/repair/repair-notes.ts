import { shortenText } from '#shared/formats/words/shorten-text.ts';

/** Notes beyond this number are not listed individually. */
const toldNotes = 8;
/** The maximum number of UTF-16 code units of the user's text quoted in a note. */
const quotedLength = 40;

/** The changes made by a repair, as sentences, each once and in order of occurrence. */
export class RepairNotes {
  readonly #messages = new Set<string>();
  #hasMore = false;
  #isGuess = false;

  /** Whether something else may have been intended. */
  get isGuess(): boolean {
    return this.#isGuess;
  }

  get messages(): readonly string[] {
    return this.#hasMore ? [...this.#messages, 'More was changed in the same ways.'] : [...this.#messages];
  }

  /** Notes a change that is the only possible interpretation. */
  sure(message: string): void {
    if (this.#messages.size < toldNotes) {
      this.#messages.add(message);
    } else if (!this.#messages.has(message)) {
      this.#hasMore = true;
    }
  }

  /** Notes a change that may not be what was intended. */
  guess(message: string): void {
    this.#isGuess = true;
    this.sure(message);
  }
}

/** Quotes a piece of the user's text for a note. */
export function quoteExcerpt(text: string): string {
  return `“${shortenText(text, quotedLength)}”`;
}
