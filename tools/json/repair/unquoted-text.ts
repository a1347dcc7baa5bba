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
  call.lastIndex = end;
  const to = end + (call.test(text) ? 0 : (rest.exec(text)?.[0].length ?? 0));
  ending.lastIndex = to;
  return { text: text.slice(start, to), isWhole: ending.test(text) };
}
