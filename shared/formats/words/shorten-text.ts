import { isInsidePair } from '#shared/surrogates.ts';

/** The number of UTF-16 code units examined after the cut to find the end of the last character. */
const lookAhead = 64;

let segmenter: Intl.Segmenter | undefined;

/**
 * Truncates a long text and adds an ellipsis. User-perceived characters (grapheme clusters of UAX #29: an emoji with
 * its skin colour, a letter with its accents) are never split.
 * @param maximumLength the maximum number of UTF-16 code units kept, not counting the ellipsis
 * @example shortenText('abcdef', 3) // 'abc…'
 * @example shortenText('ab💡', 3) // 'ab…'
 */
export function shortenText(text: string, maximumLength: number): string {
  return text.length <= maximumLength ? text : `${truncateText(text, maximumLength)}…`;
}

/**
 * Truncates a long text where `shortenText` would, without an ellipsis.
 * @param maximumLength the maximum number of UTF-16 code units kept
 * @example truncateText('abcdef', 3) // 'abc'
 * @example truncateText('ab💡', 3) // 'ab'
 */
export function truncateText(text: string, maximumLength: number): string {
  return text.length <= maximumLength ? text : text.slice(0, placeOfCut(text, maximumLength));
}

/**
 * The beginning of a text, counted in user-perceived characters, as `shortenText` understands them. A character that
 * does not end within what is examined is left out, rather than split.
 * @param count the maximum number of characters
 * @param examined the number of UTF-16 code units of the text that are examined, however long the text is
 * @example firstCharacters('👍🏽👍🏽👍🏽', 2, 100) // '👍🏽👍🏽'
 * @example firstCharacters('ab👍🏽', 3, 5) // 'ab'
 */
export function firstCharacters(text: string, count: number, examined: number): string {
  const end = isInsidePair(text, examined) ? examined - 1 : examined;
  let left = count;
  let lastIndex = 0;
  for (const { index } of graphemes().segment(text.slice(0, end))) {
    if (left === 0) {
      return text.slice(0, index);
    }
    left -= 1;
    lastIndex = index;
  }
  // What follows may belong to the last character.
  return text.length > end ? text.slice(0, lastIndex) : text;
}

function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter;
}

function placeOfCut(text: string, maximumLength: number): number {
  // A text can always be cut between two ASCII characters.
  if (maximumLength === 0 || (text.charCodeAt(maximumLength) < 0x80 && text.charCodeAt(maximumLength - 1) < 0x80)) {
    return maximumLength;
  }
  const character = graphemes()
    .segment(text.slice(0, maximumLength + lookAhead))
    .containing(maximumLength);
  if (character !== undefined && character.index > 0) {
    return character.index;
  }
  // A letter may have hundreds of marks; in that case, at least no surrogate pair is split.
  return isInsidePair(text, maximumLength) ? maximumLength - 1 : maximumLength;
}
