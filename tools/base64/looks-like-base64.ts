/** The number of characters examined. */
const sampleLength = 4096;

/**
 * Whether a text is almost certainly Base64 or a data: URI, so that the user can be asked whether to decode it. Texts
 * shorter than 16 characters may be words, and hexadecimal digits may be a number.
 * @example looksLikeBase64('SGVsbG8sIFdlYiBUb29sYm94IQ==') // true
 */
export function looksLikeBase64(text: string): boolean {
  if (/^\s*data:[^,\s]*,/i.test(text.slice(0, sampleLength))) {
    return true;
  }
  const plain = joinLines(text.slice(0, sampleLength));
  return (
    plain.length >= 16 &&
    /^[\w+/-]+={0,2}$/.test(plain) &&
    /[a-z]/.test(plain) &&
    /[A-Z]/.test(plain) &&
    (/\d/.test(plain) || plain.endsWith('=')) &&
    !/^[\da-f-]+$/i.test(plain) &&
    (text.length > sampleLength || plain.length % 4 !== 1)
  );
}

/**
 * Joins lines of Base64, indented or not. Spaces within a line stay: a sentence has those too.
 * @example joinLines('  SGVs\n  bG8=\n') // 'SGVsbG8='
 */
export function joinLines(text: string): string {
  return text.trim().replace(/[ \t]*[\r\n]\s*/g, '');
}
