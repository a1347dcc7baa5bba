import { withoutMark } from '#shared/formats/text-encoding/byte-order-mark.ts';

/** What is left of a piece without the preamble. */
export interface AfterPreamble {
  /** Empty if the preamble may continue in the next piece. */
  readonly text: string;
  /** The delimiter that the line `sep=;` names, as Excel writes it. */
  readonly delimiter?: string | undefined;
}

/** Removes what precedes the rows of a text: a byte order mark, lines to skip, and the line `sep=;`. */
export class Preamble {
  #linesToSkip: number;
  #length = 0;

  /** @param linesToSkip the number of lines to skip at the beginning of the text */
  constructor(linesToSkip: number) {
    this.#linesToSkip = linesToSkip;
  }

  /** The number of UTF-16 code units removed so far. */
  get length(): number {
    return this.#length;
  }

  /**
   * Takes the next piece of the text, until one has text left.
   * @param mayNameDelimiter whether the line `sep=;` counts
   */
  take(piece: string, mayNameDelimiter: boolean): AfterPreamble {
    let text = this.#length === 0 ? withoutMark(piece) : piece;
    const ends = /\r\n|\n|\r/gu;
    while (this.#linesToSkip > 0 && text !== '') {
      const end = ends.exec(text);
      if (end === null) {
        this.#length += piece.length;
        return { text: '' };
      }
      this.#linesToSkip -= 1;
      if (this.#linesToSkip === 0) {
        text = text.slice(end.index + end[0].length);
      }
    }
    const separator = mayNameDelimiter ? /^sep=([^\r\n"])(?:\r\n|\n|\r|$)/iu.exec(text) : null;
    text = text.slice(separator?.[0].length ?? 0);
    this.#length += piece.length - text.length;
    return { text, delimiter: separator?.[1] };
  }
}
