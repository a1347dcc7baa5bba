/** Says what is wrong with a query and where: thrown by its parser, and caught by `parseJsonPath`. */
export class QueryError extends Error {
  /** UTF-16 code units from the start of the query. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Brackets may stand inside each other up to this depth. */
const maximumDepth = 100;

/** What may follow a backslash, besides the quote of the string. */
const shortEscape = /[bfnrt/\\]/y;

/** One code unit that is not a surrogate, or a pair of surrogates. */
const unicodeEscape = /u(?:[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|(?![Dd][89A-Fa-f])[\dA-Fa-f]{4})/y;

/** Reads a JSONPath query from its start to its end. */
export class QueryScanner {
  /** How many UTF-16 code units have been read. */
  at = 0;

  readonly #query: string;
  #depth = 0;

  constructor(query: string) {
    this.#query = query;
  }

  /** The next character; undefined at the end. */
  get next(): string | undefined {
    return this.#query[this.at];
  }

  /** A character that has been read. */
  characterAt(offset: number): string | undefined {
    return this.#query[offset];
  }

  skipSpace(): void {
    this.match(/[ \t\n\r]*/y);
  }

  /** Reads the given text, if it is next. */
  take(text: string): boolean {
    const isNext = this.#query.startsWith(text, this.at);
    this.at += isNext ? text.length : 0;
    return isNext;
  }

  /**
   * Reads what a pattern matches next.
   * @param pattern a sticky one
   */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#query)?.[0];
    this.at += match?.length ?? 0;
    return match;
  }

  /** Reads a string in single or double quotes. @returns what it stands for; undefined if there is no string here */
  readString(): string | undefined {
    const opening = this.at;
    const quote = this.next;
    if (quote !== '"' && quote !== "'") {
      return undefined;
    }
    this.at += 1;
    let text = '';
    for (let character = this.next; character !== quote; character = this.next) {
      if (character === undefined) {
        throw this.error('This string is not closed.', opening);
      }
      if (character < ' ') {
        throw this.error('A string has no control characters: write them as escape sequences, such as \\n.');
      }
      this.at += 1;
      text += character === '\\' ? this.#readEscape(quote) : character;
    }
    this.at += 1;
    return text;
  }

  /** Reads an escape sequence from behind its backslash on. */
  #readEscape(quote: string): string {
    const backslash = this.at - 1;
    if (this.take(quote)) {
      return quote;
    }
    const sequence = this.match(shortEscape) ?? this.match(unicodeEscape);
    if (sequence === undefined) {
      throw this.error('JSON has no such escape sequence: for a backslash itself, write \\\\.', backslash);
    }
    return JSON.parse(`"\\${sequence}"`) as string;
  }

  /** Parses what is inside a bracket. */
  nested<Parsed>(parse: () => Parsed): Parsed {
    this.#depth += 1;
    if (this.#depth > maximumDepth) {
      throw this.error('This query has too many brackets inside each other.');
    }
    const parsed = parse();
    this.#depth -= 1;
    return parsed;
  }

  /**
   * Reads a closing bracket.
   * @param opening the offset of the opening one
   */
  expectClosing(bracket: string, opening: number): void {
    if (this.take(bracket)) {
      return;
    }
    if (this.next === undefined) {
      throw this.error(`This ${this.characterAt(opening)} is not closed.`, opening);
    }
    const character = this.next;
    throw this.error(
      character === '&' || character === '|'
        ? `Write ${character}${character} to join two tests.`
        : `Expected a comma or ${bracket}, but found ${this.found()}.`,
    );
  }

  /** Names the next character in a message. */
  found(): string {
    const codePoint = this.#query.codePointAt(this.at);
    return codePoint === undefined ? 'the end of the query' : `“${String.fromCodePoint(codePoint)}”`;
  }

  error(message: string, offset = this.at): QueryError {
    return new QueryError(message, offset);
  }
}
