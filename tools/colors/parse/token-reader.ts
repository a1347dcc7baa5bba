import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Refusal } from '../parse-outcome.ts';
import { scanColor, type Token } from './scan-color.ts';

/** The tokens of a text, with the place that the reading functions have reached. */
export interface TokenReader {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The index of the next token. */
  next: number;
  /** The number of brackets that are open. */
  depth: number;
  /** Notes for the user, in the order of the text. */
  readonly notes: string[];
}

/**
 * The maximum number of brackets inside each other. Nobody writes as many, and each is a call inside a call: without a
 * limit, a long text of opening brackets would exhaust the stack.
 */
const deepest = 32;

/**
 * Starts to read a text.
 * @param from the offset of the first token
 */
export function readTokens(text: string, from = 0): TokenReader {
  return { text, tokens: scanColor(text, from), next: 0, depth: 0, notes: [] };
}

/** The next token, without passing it. */
export const peek = ({ tokens, next }: TokenReader): Token | undefined => tokens[next];

/** Whether the next token is the given word; if so, passes it. */
export function passWord(reader: TokenReader, word: string): boolean {
  const token = peek(reader);
  const isNext = token?.kind === 'word' && token.word === word;
  reader.next += isNext ? 1 : 0;
  return isNext;
}

/** Whether the next token is the given sign; if so, passes it. */
export function passSign(reader: TokenReader, sign: ',' | '/'): boolean {
  const isNext = peek(reader)?.kind === sign;
  reader.next += isNext ? 1 : 0;
  return isNext;
}

/** Passes an opening bracket, or the name of a function with its bracket. */
export function passOpening(reader: TokenReader): Refusal | undefined {
  const at = peek(reader)?.at ?? reader.text.length;
  reader.next += 1;
  reader.depth += 1;
  return reader.depth > deepest
    ? { code: 'too-deep', message: `At most ${formatNumber(deepest)} brackets may be inside each other.`, at }
    : undefined;
}

/** Passes a closing bracket, which has to be next. */
export function passClosing(reader: TokenReader, expected = 'Expected the closing bracket.'): Refusal | undefined {
  const token = peek(reader);
  if (token?.kind !== ')') {
    return unexpected(reader, token === undefined ? 'The closing bracket is missing.' : expected);
  }
  reader.next += 1;
  reader.depth -= 1;
  return undefined;
}

/** A refusal of the next token or, if there is none, of the end of the text. */
export function unexpected(reader: TokenReader, message: string): Refusal {
  const token = peek(reader);
  return token === undefined
    ? { code: 'incomplete', message, at: reader.text.length }
    : { code: 'unexpected', message, at: token.at };
}
