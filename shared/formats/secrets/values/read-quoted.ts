import type { Place } from './place.ts';

/** The maximum length of a value in UTF-16 code units; its end is not searched beyond that. */
export const longestValue = 4096;

/** Matches a quotation mark, either literal, with the backslashes of nested strings, or as an HTML entity. */
export const quotePattern = /(?:\\{0,8}["'`]|&(?:quot|apos|#39|#34);)/y;

/** Reads a string of Python or TOML between three quotation marks on each side, which may have several lines. */
function readTripled(text: string, start: number, mark: string): Place | undefined {
  const marks = mark.repeat(3);
  if (!text.startsWith(marks, start - 1)) {
    return undefined;
  }
  const length = text.slice(start + 2, start + 2 + longestValue).indexOf(marks);
  return length <= 0 ? undefined : { start: start + 2, end: start + 2 + length };
}

/**
 * The number of characters by which a quotation mark inside a value is written: doubled, as in YAML, SQL and CSV, or
 * closed, escaped and opened again, as in a shell; 0 if it closes the value.
 */
function lengthOfInner(text: string, index: number, start: number, mark: string): number {
  if (mark === "'" && text.startsWith(`'\\''`, index)) {
    return 4;
  }
  return text[index + 1] === mark && (index > start || text[index + 2] !== mark) && isDoubled(text, index, start)
    ? 2
    : 0;
}

/** Two marks at the beginning are an empty value, unless a character of the value follows. */
const isDoubled = (text: string, index: number, start: number) => index > start || /\w/.test(text.charAt(index + 2));

/**
 * Reads up to the quotation mark that closes a value.
 * @param quote the quotation mark that opened it, such as `\"`
 * @returns the range within the quotation marks; undefined if it is unclosed
 */
export function readQuoted(text: string, start: number, quote: string): Place | undefined {
  const last = Math.min(text.length, start + longestValue);
  const mark = quote.at(-1) ?? '';
  if (mark === ';') {
    const end = text.slice(start, last).indexOf(quote);
    return end === -1 ? undefined : { start, end: start + end };
  }
  const escapes = quote.length - 1;
  const tripled = escapes === 0 && mark !== '`' ? readTripled(text, start, mark) : undefined;
  if (tripled !== undefined) {
    return tripled;
  }
  let backslashes = 0;
  for (let index = start; index < last; index += 1) {
    const character = text[index];
    if (character === '\\') {
      backslashes += 1;
    } else {
      // A quotation mark with more backslashes than the first belongs to the value itself.
      if (character === mark && backslashes <= escapes) {
        const inner = quote.length === 1 ? lengthOfInner(text, index, start, mark) : 0;
        if (inner === 0) {
          return { start, end: index - backslashes };
        }
        index += inner - 1;
      }
      if (character === '\n' && mark !== '`') {
        return undefined;
      }
      backslashes = 0;
    }
  }
  return undefined;
}
