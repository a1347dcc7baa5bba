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
  const lines = text.slice(0, sampleLength).trim();
  const plain = lines.replace(/[\r\n]+/g, '');
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
