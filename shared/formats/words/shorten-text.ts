/** What is behind the cut, in UTF-16 code units, that says where the last character ends. */
const lookAhead = 64;

let segmenter: Intl.Segmenter | undefined;

/**
 * Cuts a long text, and puts an ellipsis for the rest. What people see as one character (a grapheme cluster of UAX #29:
 * an emoji with its skin colour, a letter with its accents) stays whole or goes as a whole.
 * @param maximumLength UTF-16 code units that stay at most, without the ellipsis
 * @example shortenText('abcdef', 3) // 'abc…'
 * @example shortenText('ab💡', 3) // 'ab…'
 */
export function shortenText(text: string, maximumLength: number): string {
  return text.length <= maximumLength ? text : `${text.slice(0, placeOfCut(text, maximumLength))}…`;
}

function placeOfCut(text: string, maximumLength: number): number {
  // Between two characters of ASCII a text can always be cut.
  if (maximumLength === 0 || (text.charCodeAt(maximumLength) < 0x80 && text.charCodeAt(maximumLength - 1) < 0x80)) {
    return maximumLength;
  }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const character = segmenter.segment(text.slice(0, maximumLength + lookAhead)).containing(maximumLength);
  if (character !== undefined && character.index > 0) {
    return character.index;
  }
  // One letter may have hundreds of marks: then at least no surrogate pair is cut.
  const lastUnit = text.charCodeAt(maximumLength - 1);
  const isInsidePair = lastUnit >= 0xd800 && lastUnit <= 0xdbff;
  return isInsidePair ? maximumLength - 1 : maximumLength;
}
