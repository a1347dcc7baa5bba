const doubleQuotes = '“”„‟″';
const singleQuotes = '‘’‚‛′';

/** Whether the first character of a word shows that a word processor changed its quotes. */
export function isTypographicQuote(character: string | undefined): boolean {
  return character !== undefined && (doubleQuotes + singleQuotes).includes(character);
}

/**
 * Straightens the typographic quotes around a word and those of the other kind in it: a word processor that changed the
 * outer quotes changed all of them.
 * @param start the offset of the quote that opens the word
 * @returns the word with its quotes, and the offset after it; undefined if there is no closing quote
 * @example straightenQuotes('-d ‘{“a”: 1}’', 3) // { text: `'{"a": 1}'`, end: 13 }
 */
export function straightenQuotes(
  text: string,
  start: number,
): { readonly text: string; readonly end: number } | undefined {
  const isDouble = doubleQuotes.includes(text[start] ?? '');
  const family = isDouble ? `${doubleQuotes}"` : `${singleQuotes}'`;
  let end = start + 1;
  // An apostrophe does not end a word; a closing quote is followed by whitespace or a shell separator.
  while (end < text.length && !(family.includes(text[end] ?? '') && /^[\s;|&)\\]?$/u.test(text[end + 1] ?? ''))) {
    end += 1;
  }
  if (end >= text.length) {
    return undefined;
  }
  const content = text.slice(start + 1, end);
  // A straight quote of the outer kind would end the word, except after a backslash.
  const straight = isDouble
    ? content.replaceAll(/[‘’‚‛′]/gu, "'").replaceAll(/(?<=\\)[“”„‟″]/gu, '"')
    : content.replaceAll(/[“”„‟″]/gu, '"');
  const quote = isDouble ? '"' : "'";
  return { text: quote + straight + quote, end: end + 1 };
}
