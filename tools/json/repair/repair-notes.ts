import { shortenText } from '#shared/formats/words/shorten-text.ts';

/** More notes than these are not told one by one. */
const toldNotes = 8;
/** UTF-16 code units of the user's text in a note. */
const quotedLength = 40;

/** What a repair did, in sentences: each once, in the order in which they came up. */
export class RepairNotes {
  readonly #messages = new Set<string>();
  #hasMore = false;
  #isGuess = false;

  /** Whether something else may have been meant. */
  get isGuess(): boolean {
    return this.#isGuess;
  }

  get messages(): readonly string[] {
    return this.#hasMore ? [...this.#messages, 'More was changed in the same ways.'] : [...this.#messages];
  }

  /** Tells of a change that is the only one that can have been meant. */
  sure(message: string): void {
    if (this.#messages.size < toldNotes) {
      this.#messages.add(message);
    } else if (!this.#messages.has(message)) {
      this.#hasMore = true;
    }
  }

  /** Tells of a change that may not be what was meant. */
  guess(message: string): void {
    this.#isGuess = true;
    this.sure(message);
  }
}

/** A piece of the user's text, as it is told in a note. */
export function quote(text: string): string {
  return `“${shortenText(text, quotedLength)}”`;
}
