const doubleQuotes = '“”„‟″';
const singleQuotes = '‘’‚‛′';

/** Whether a word that begins with the character was quoted by a word processor. */
export function isTypographicQuote(character: string | undefined): boolean {
  return character !== undefined && (doubleQuotes + singleQuotes).includes(character);
}

/**
 * Makes straight quotes of the typographic ones around a word, and of those of the other kind in it: who changed the
 * outer ones changed all.
 * @param start the offset of the quote that opens the word
 * @returns the word with its quotes, and the offset after it; undefined if no quote closes it
 * @example straightenQuotes('-d ‘{“a”: 1}’', 3) // { text: `'{"a": 1}'`, end: 13 }
 */
export function straightenQuotes(
  text: string,
  start: number,
): { readonly text: string; readonly end: number } | undefined {
  const isDouble = doubleQuotes.includes(text[start] ?? '');
  const family = isDouble ? `${doubleQuotes}"` : `${singleQuotes}'`;
  let end = start + 1;
  // An apostrophe does not end a word: what does is followed by white space.
  while (end < text.length && !(family.includes(text[end] ?? '') && /^[\s;|&)\\]?$/u.test(text[end + 1] ?? ''))) {
    end += 1;
  }
  if (end >= text.length) {
    return undefined;
  }
  const content = text.slice(start + 1, end);
  // A straight quote of the outer kind would end the word, but after a backslash.
  const straight = isDouble
    ? content.replaceAll(/[‘’‚‛′]/gu, "'").replaceAll(/(?<=\\)[“”„‟″]/gu, '"')
    : content.replaceAll(/[“”„‟″]/gu, '"');
  const quote = isDouble ? '"' : "'";
  return { text: quote + straight + quote, end: end + 1 };
}
