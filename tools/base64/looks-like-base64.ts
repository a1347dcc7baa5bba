/** Characters that are looked at. */
const sampleLength = 4096;

/**
 * Whether a text is hardly anything but Base64 or a data: URI: to ask users whether they mean to decode it.
 * Shorter texts than 16 characters are words as well, and hexadecimal digits are a number.
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
