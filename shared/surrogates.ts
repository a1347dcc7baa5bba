/** In Unicode mode, this matches only lone surrogates. */
const loneSurrogate = /\p{Surrogate}/u;

/** @returns the offset of the first lone surrogate; -1 if there is none */
export function findLoneSurrogate(text: string): number {
  return text.search(loneSurrogate);
}

/**
 * Converts a text to a scalar value string (Infra standard), replacing each lone surrogate with U+FFFD.
 * @example replaceLoneSurrogates('a\ud800b') // 'a\uFFFDb'
 */
export function replaceLoneSurrogates(text: string): string {
  return loneSurrogate.test(text) ? text.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : text;
}

/**
 * Whether an offset is between the two halves of a surrogate pair.
 * @param offset in UTF-16 code units
 * @example isInsidePair('👋', 1) // true
 */
export function isInsidePair(text: string, offset: number): boolean {
  return (
    (text.charCodeAt(offset) & 0xfc00) === 0xdc00 && offset > 0 && (text.charCodeAt(offset - 1) & 0xfc00) === 0xd800
  );
}
