import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';

/** A part of a word: text as the program receives it, or an expansion that only a shell can fill in. */
export type WordPart =
  | { readonly kind: 'literal'; readonly text: string }
  /** `code` is in Bash syntax: `$NAME`, `${NAME:-x}`, `$(command)`. */
  | { readonly kind: 'expansion'; readonly code: string };

/** One argument, with quotes and escapes resolved. */
export interface ShellWord {
  readonly parts: readonly WordPart[];
  /** The position in the text as typed, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Whether the word starts with a quote. */
  readonly isQuoted: boolean;
}

export type ShellToken =
  | { readonly kind: 'word'; readonly word: ShellWord }
  | { readonly kind: 'line-end'; readonly start: number; readonly end: number }
  /** An operator: `|`, `&&`, `>`, `2>`, `<<<` and so on. */
  | {
      readonly kind: 'operator';
      readonly operator: string;
      readonly start: number;
      readonly end: number;
      /** Whether the operator is the first token on its line. */
      readonly isLineStart: boolean;
    }
  /** The lines of a `<<` redirection. */
  | { readonly kind: 'here-document'; readonly word: ShellWord };

/** Something that was left out or read differently than by a shell, with its position. */
export interface ReadingWarning {
  readonly message: string;
  /** The offset in the text as typed, in UTF-16 code units. */
  readonly offset: number;
}

export interface TokenList {
  readonly tokens: readonly ShellToken[];
  readonly warnings: readonly ReadingWarning[];
}

/** The text of a word without expansions; undefined for any other word. */
export function literalOf({ parts }: ShellWord): string | undefined {
  const [first = { kind: 'literal', text: '' }, ...others] = parts;
  return first.kind === 'literal' && others.length === 0 ? first.text : undefined;
}

/** A word in readable form, with expansions as written. */
export function describeWord({ parts }: ShellWord): string {
  return parts.map((part) => (part.kind === 'literal' ? part.text : part.code)).join('');
}

/** Removes the first characters of a word, which must all be literal text. */
export function withoutStart(word: ShellWord, length: number): ShellWord {
  const [first, ...others] = word.parts;
  const rest = first?.kind === 'literal' ? first.text.slice(length) : '';
  return { ...word, parts: rest === '' ? others : [{ kind: 'literal', text: rest }, ...others] };
}

/** @example literalWord('--url', word) // a word with that text at the position of the other */
export function literalWord(text: string, { start, end, isQuoted }: ShellWord): ShellWord {
  return { parts: [{ kind: 'literal', text }], start, end, isQuoted };
}

/** Collects the parts of a word while it is read. */
export class WordBuilder {
  readonly #parts: WordPart[] = [];
  #text: string[] = [];
  /** The offset of its first character. */
  readonly start: number;
  readonly #isQuoted: boolean;
  /** Separator characters that were found to belong to this word, so that further ones of the same kind do too. */
  readonly oddCharacters = new Set<string>();

  constructor(start: number, isQuoted: boolean) {
    this.start = start;
    this.#isQuoted = isQuoted;
  }

  addText(text: string): void {
    this.#text.push(text);
  }

  addExpansion(code: string): void {
    this.#endText();
    this.#parts.push({ kind: 'expansion', code });
  }

  addParts(parts: readonly WordPart[]): void {
    for (const part of parts) {
      if (part.kind === 'literal') {
        this.addText(part.text);
      } else {
        this.addExpansion(part.code);
      }
    }
  }

  /** The text of the word read so far. */
  get textSoFar(): string {
    return this.#parts.map((part) => (part.kind === 'literal' ? part.text : part.code)).join('') + this.#text.join('');
  }

  build(end: number): ShellWord {
    this.#endText();
    return { parts: this.#parts, start: this.start, end, isQuoted: this.#isQuoted };
  }

  #endText(): void {
    const text = this.#text.join('');
    if (text !== '') {
      this.#parts.push({ kind: 'literal', text });
    }
    this.#text = [];
  }
}

/** Adds a line end; of several in a row, with blank lines between them, only the first counts. */
export function addLineEnd(tokens: ShellToken[], start: number, end: number): void {
  if (tokens.at(-1)?.kind !== 'line-end') {
    tokens.push({ kind: 'line-end', start, end });
  }
}

/** @example operatorToken('curl\n> -I', 5, '>') // with isLineStart */
export function operatorToken(text: string, start: number, operator: string): ShellToken {
  const isLineStart = start === 0 || /[\n\r]/u.test(text[start - 1] ?? '');
  return { kind: 'operator', operator, start, end: start + operator.length, isLineStart };
}

/** The match of a sticky pattern at an offset. */
export function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text) ?? undefined;
}

/** The character at an offset, one or two code units long; empty at the end. */
export function characterAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** @returns a failure at an offset of the text */
export function failAt(text: string, offset: number, error: Omit<ToolError, 'position'>) {
  return fail<ToolError>({ ...error, position: textPosition(text, offset) });
}

const shownLength = 60;

/** Quotes a text, shortened to fit into a sentence. */
export function quoteShort(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return `“${line.length > shownLength ? shortenText(line, shownLength - 1) : line}”`;
}
