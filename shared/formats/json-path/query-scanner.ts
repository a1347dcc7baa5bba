/** Describes an error in a query and its position: thrown by the parser and caught by `parseJsonPath`. */
export class QueryError extends Error {
  /** The offset in UTF-16 code units from the start of the query. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** The maximum nesting depth of brackets. */
const maximumDepth = 100;

/** Characters that may follow a backslash, besides the quote of the string. */
const shortEscape = /[bfnrt/\\]/y;

/** Matches one code unit that is not a surrogate, or a surrogate pair. */
const unicodeEscape = /u(?:[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|(?![Dd][89A-Fa-f])[\dA-Fa-f]{4})/y;

/** Reads a JSONPath query from its start to its end. */
export class QueryScanner {
  /** The number of UTF-16 code units read so far. */
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

  /** A character that has already been read. */
  characterAt(offset: number): string | undefined {
    return this.#query[offset];
  }

  skipSpace(): void {
    this.match(/[ \t\n\r]*/y);
  }

  /** Reads the given text if it comes next. */
  take(text: string): boolean {
    const isNext = this.#query.startsWith(text, this.at);
    this.at += isNext ? text.length : 0;
    return isNext;
  }

  /**
   * Reads the match of a pattern if it comes next.
   * @param pattern a sticky pattern
   */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#query)?.[0];
    this.at += match?.length ?? 0;
    return match;
  }

  /** Reads a string in single or double quotes. @returns its decoded text; undefined if there is no string here */
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

  /** Reads an escape sequence after its backslash. */
  #readEscape(quote: string): string {
    const backslash = this.at - 1;
    if (this.take(quote)) {
      return quote;
    }
    const sequence = this.match(shortEscape) ?? this.match(unicodeEscape);
    if (sequence === undefined && /^u[Dd][89A-Fa-f][\dA-Fa-f]{2}/.test(this.#query.slice(this.at, this.at + 5))) {
      throw this.error('Half of a character (a lone surrogate) cannot be in a string.', backslash);
    }
    if (sequence === undefined) {
      throw this.error('JSON has no such escape sequence: for a backslash itself, write \\\\.', backslash);
    }
    return JSON.parse(`"\\${sequence}"`) as string;
  }

  /** Parses the content of a bracket. */
  nested<Parsed>(parse: () => Parsed): Parsed {
    this.#depth += 1;
    if (this.#depth > maximumDepth) {
      throw this.error('The brackets in this query are nested too deeply.');
    }
    const parsed = parse();
    this.#depth -= 1;
    return parsed;
  }

  /**
   * Reads a closing bracket.
   * @param opening the offset of the opening bracket
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
