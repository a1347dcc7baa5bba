/**
 * What may follow the first word of a text without quotes: more words, also with colons between them and in round
 * brackets, but no comment. A colour (`#fff`) and an address (`http://`) begin none.
 */
const rest =
  /(?:(?:[^\S\n]|:)*(?:(?<=:)|(?!#(?![\da-f]{3,8}\b)|\/[/*]))(?:[^\s"'{}[\](),:\\“”‘’`´]+|\([^"'{}[\](),:\\“”‘’`´\n]*\)))*/iuy;
/** What ends a value: jsonrepair would take anything else for a part of the text. */
const ending = /[^\S\n]*(?:$|[,}\]\n]|#(?![\da-f]{3,8}\b)|\/[/*])/iuy;
/** A call as in MongoDB, which jsonrepair knows: `NumberLong (5)`. */
const call = /\s+\(\s*-?\d/uy;

export interface UnquotedText {
  readonly text: string;
  /** Whether the value ends with it, as far as can be seen. */
  readonly isWhole: boolean;
}

/**
 * Reads the words of a value without quotes, of which the first is known.
 * @param start the offset of that word in UTF-16 code units
 * @param end the offset behind it
 * @example readUnquotedText('{a: New York}', 4, 7) // { text: 'New York', isWhole: true }
 */
export function readUnquotedText(text: string, start: number, end: number): UnquotedText {
  rest.lastIndex = end;
  const to = end + (isCallAfter(text, end) ? 0 : (rest.exec(text)?.[0].length ?? 0));
  ending.lastIndex = to;
  return { text: text.slice(start, to), isWhole: ending.test(text) };
}

/** Whether the word that ends at an offset is the name of a call, apart from its brackets. */
export function isCallAfter(text: string, end: number): boolean {
  call.lastIndex = end;
  return call.test(text);
}

/**
 * Whether a text can only be one value, since no word after its first is followed by a colon, as a key would be.
 * @example isNoKeyIn('12:30 Uhr') // true
 * @example isNoKeyIn('1 b:2') // false
 */
export function isNoKeyIn(text: string): boolean {
  const first = text.search(/\s/u);
  return first === -1 || !text.includes(':', first);
}
