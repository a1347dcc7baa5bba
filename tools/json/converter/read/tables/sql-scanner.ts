import { SqlError } from './sql-error.ts';
import { readMySqlEscape, readPostgresEscape } from './string-escapes.ts';

const word = /[\p{L}_][\p{L}\p{N}_$]*/uy;
const number = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?![\p{L}\p{N}_.])/iuy;
const call = /[\p{L}\p{N}_$]+\s*\(/uy;
const run = /[\p{L}\p{N}_$.]+/uy;
const dollarQuote = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;

/** Opens a comment that MySQL or MariaDB runs, from a version on if it has one: `/*!50001`, `/*M!100100`. */
const runOpening = /\/\*M?!(?<version>\d{5,6})?/uy;
/** A version that no server reaches: dumps hide from all of them what is for the client alone. */
const neverRun = /^99999/u;
/** What a comment may have if some databases read rows in it. */
const rowWords = /\b(?:INSERT|REPLACE|COPY)\b|\(\s*['\d]/iu;

const closings: Readonly<Record<string, string>> = { '"': '"', '`': '`', '[': ']' };

/**
 * What is uncertain about a comment with rows: `run`, whether MySQL is meant, which runs it; `nested`, whether it ends
 * with the first of two ends; `open`, what it was meant to hide, as it has no end.
 */
export type CommentDoubt = 'run' | 'nested' | 'open';

/** Reads the words, names and literals of SQL one after another, each in time proportional to its length. */
export class SqlScanner {
  readonly text: string;
  /** Whether a backslash in a string is an escape and `#` begins a comment, as in MySQL. */
  readonly isMySql: boolean;
  /** The offset of the next character. */
  at = 0;
  /** Whether a string has had an escape that only MySQL takes for one. */
  hasEscapes = false;
  /** Whether the next character is in a comment that MySQL runs. */
  isInRunComment = false;
  /** Where comments begin about which databases disagree, and what each of them does; by offset. */
  readonly doubts = new Map<number, CommentDoubt>();
  /** Whether comments contain comments; undefined if that depends on the database. */
  #nests: boolean | undefined;

  /** @param isPostgres whether the text is certainly for PostgreSQL */
  constructor(text: string, isMySql: boolean, isPostgres = false) {
    this.text = text;
    this.isMySql = isMySql;
    this.#nests = isMySql ? false : isPostgres ? true : undefined;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Skips spaces and comments. */
  skipBlank(): void {
    for (;;) {
      const start = this.at;
      while (/\s|\ufeff/u.test(this.text.charAt(this.at))) {
        this.at += 1;
      }
      if (this.#isAtLineComment()) {
        this.#goBehind('\n');
      } else if (this.text.startsWith('/*', this.at)) {
        this.#skipComment();
      } else if (this.isInRunComment && this.text.startsWith('*/', this.at)) {
        this.at += 2;
        this.isInRunComment = false;
      }
      if (this.at === start) {
        return;
      }
    }
  }

  /** The next word in capitals, without going on; empty if there is none. */
  peekWord(): string {
    this.skipBlank();
    return this.#match(word)?.toUpperCase() ?? '';
  }

  /** Skips the next word if it is one of these. */
  takeWord(...words: readonly string[]): boolean {
    const isOne = words.includes(this.peekWord());
    this.at += isOne ? (this.#match(word)?.length ?? 0) : 0;
    return isOne;
  }

  /** Skips a character if it is the next one. */
  take(character: string): boolean {
    this.skipBlank();
    const isNext = this.text.startsWith(character, this.at);
    this.at += isNext ? character.length : 0;
    return isNext;
  }

  /** @throws SqlError if the next character is another one */
  expect(character: string, where: string): void {
    if (!this.take(character)) {
      throw new SqlError(`“${character}” is missing ${where}.`, this.at);
    }
  }

  /** Reads a name with or without quotes; undefined if the next characters are none. */
  readName(): string | undefined {
    this.skipBlank();
    const opening = this.text.charAt(this.at);
    const closing = closings[opening];
    if (closing !== undefined) {
      return this.#readQuoted(closing, 'This name is not closed.');
    }
    const name = this.#match(word);
    this.at += name?.length ?? 0;
    return name;
  }

  /** Reads a number as it is written; undefined if the next characters are none. */
  readNumber(): string | undefined {
    const digits = this.#match(number);
    this.at += digits?.length ?? 0;
    return digits;
  }

  /** Reads a string in any of the notations that databases have; undefined if the next characters are none. */
  readString(): string | undefined {
    const quote = this.text.charAt(this.at);
    if (quote === "'" || quote === '"') {
      return this.#readString(quote, this.isMySql ? readMySqlEscape : undefined);
    }
    const prefix = /[EN](?=')|_\w+\s*(?=')/iuy;
    const found = this.#match(prefix);
    if (found !== undefined) {
      this.at += found.length;
      const ownEscape = /^e$/iu.test(found) ? readPostgresEscape : undefined;
      return this.#readString("'", ownEscape ?? (this.isMySql ? readMySqlEscape : undefined));
    }
    const dollars = this.#match(dollarQuote);
    if (dollars === undefined) {
      return undefined;
    }
    const start = this.at;
    this.at += dollars.length;
    const from = this.at;
    this.#goBehind(dollars, () => new SqlError('This string is not closed.', start));
    return this.text.slice(from, this.at - dollars.length);
  }

  /** Reads to the end of the line, without what ends it, and goes on with the next one. */
  readLine(): string {
    const start = this.at;
    this.#goBehind('\n');
    const line = this.text.slice(start, this.at);
    return line.endsWith('\r\n') ? line.slice(0, -2) : line.endsWith('\n') ? line.slice(0, -1) : line;
  }

  /** Skips one string, name, run of letters and digits, or other character. */
  skipToken(): void {
    if (this.readString() === undefined && this.readName() === undefined) {
      this.at += this.#match(run)?.length ?? 1;
    }
  }

  /** Skips to one of these characters outside of brackets, strings and comments, or to the end. */
  skipTo(characters: string, isEnd: () => boolean = () => false): void {
    let depth = 0;
    for (this.skipBlank(); !this.isAtEnd; this.skipBlank()) {
      const character = this.text.charAt(this.at);
      if (depth === 0 && (characters.includes(character) || isEnd())) {
        return;
      }
      // Too many closing brackets must not hide the end of the statement.
      depth = Math.max(0, depth + (character === '(' ? 1 : character === ')' ? -1 : 0));
      this.skipToken();
    }
  }

  /**
   * Skips the rest of a statement and its semicolon, which SQL Server does not need before INSERT.
   * @param mentionsInsert whether INSERT may be a part of this statement; only on a line of its own is it the next one
   */
  skipStatement(mentionsInsert: boolean): void {
    this.skipTo(
      ';',
      () => this.isAtInsertLine() || (!mentionsInsert && this.peekWord() === 'INSERT' && !this.#isCall()),
    );
    this.take(';');
  }

  /** Whether INSERT comes next, as the first word of its line. */
  isAtInsertLine(): boolean {
    if (this.peekWord() !== 'INSERT') {
      return false;
    }
    let before = this.at - 1;
    while (before >= 0 && /[ \t]/u.test(this.text.charAt(before))) {
      before -= 1;
    }
    return before < 0 || /[\r\n]/u.test(this.text.charAt(before));
  }

  /** Whether the next word is the name of a function: MySQL has one that is called INSERT. */
  #isCall(): boolean {
    return this.#match(call) !== undefined;
  }

  /** Reads a string or name in which a doubled quote stands for one. */
  #readQuoted(closing: string, problem: string): string {
    const start = this.at;
    const parts: string[] = [];
    let from = start + 1;
    for (;;) {
      const end = this.text.indexOf(closing, from);
      if (end === -1) {
        throw new SqlError(problem, start);
      }
      if (this.text[end + 1] !== closing) {
        parts.push(this.text.slice(from, end));
        this.at = end + 1;
        return parts.join('');
      }
      parts.push(this.text.slice(from, end + 1));
      from = end + 2;
    }
  }

  #readString(quote: string, readEscape: typeof readMySqlEscape | undefined): string {
    if (readEscape === undefined) {
      return this.#readQuoted(quote, 'This string is not closed.');
    }
    const start = this.at;
    const parts: string[] = [];
    let from = start + 1;
    for (let index = from; index < this.text.length; index += 1) {
      const character = this.text[index];
      if (character === '\\') {
        const read = readEscape(this.text, index);
        parts.push(this.text.slice(from, index), read.text);
        this.hasEscapes ||= readEscape === readMySqlEscape;
        from = index + read.length;
        index = from - 1;
      } else if (character === quote) {
        if (this.text[index + 1] !== quote) {
          parts.push(this.text.slice(from, index));
          this.at = index + 1;
          return parts.join('');
        }
        parts.push(this.text.slice(from, index + 1));
        index += 1;
        from = index + 1;
      }
    }
    throw new SqlError('This string is not closed.', start);
  }

  #isAtLineComment(): boolean {
    if (this.text.startsWith('--', this.at)) {
      // In MySQL, `5--1` is a difference: a space belongs to the signs of a comment.
      return !this.isMySql || !/\S/u.test(this.text.charAt(this.at + 2));
    }
    return this.isMySql && this.text[this.at] === '#';
  }

  /** Skips a comment, or only the opening of one that MySQL runs. */
  #skipComment(): void {
    const start = this.at;
    const opening = this.#match(runOpening);
    const isRun = opening !== undefined && !neverRun.test(/\d+/u.exec(opening)?.[0] ?? '');
    if (isRun && this.isMySql && !this.isInRunComment) {
      this.at += opening.length;
      this.isInRunComment = true;
      return;
    }
    const first = this.text.indexOf('*/', start + 2);
    if (first === -1) {
      this.at = this.text.length;
      this.#doubt(start, 'open', start, this.at);
      return;
    }
    const outer = this.#nests === false ? first : this.#endOfNested(start, first);
    if (outer !== first && this.#nests === undefined) {
      this.#doubt(start, 'nested', first, outer);
    }
    if (isRun && !this.isMySql) {
      this.#doubt(start, 'run', start, outer);
    }
    this.at = outer + 2;
  }

  /** @returns where the end of a comment begins if those in it have ends of their own; otherwise the first end */
  #endOfNested(start: number, first: number): number {
    const marks = /\/\*|\*\//gu;
    marks.lastIndex = start + 2;
    let depth = 1;
    for (let mark = marks.exec(this.text); mark !== null; mark = marks.exec(this.text)) {
      depth += mark[0] === '/*' ? 1 : -1;
      if (depth === 0) {
        return mark.index;
      }
    }
    // No database whose comments contain comments would take this text.
    this.#nests = false;
    return first;
  }

  #doubt(at: number, doubt: CommentDoubt, from: number, to: number): void {
    if (rowWords.test(this.text.slice(from, to))) {
      this.doubts.set(at, doubt);
    }
  }

  #goBehind(end: string, error?: () => SqlError): void {
    const found = this.text.indexOf(end, this.at);
    if (found === -1 && error !== undefined) {
      throw error();
    }
    this.at = found === -1 ? this.text.length : found + end.length;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }
}
