/** In Unicode mode this matches only a half of a pair that stands alone. */
const loneSurrogate = /\p{Surrogate}/u;

/** @returns the offset of the first half of a UTF-16 pair that stands alone; -1 if there is none */
export function findLoneSurrogate(text: string): number {
  return text.search(loneSurrogate);
}

/**
 * The text as a scalar value string (Infra standard): U+FFFD for each half of a UTF-16 pair that stands alone.
 * @example replaceLoneSurrogates('a\ud800b') // 'a\uFFFDb'
 */
export function replaceLoneSurrogates(text: string): string {
  return loneSurrogate.test(text) ? text.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : text;
}
