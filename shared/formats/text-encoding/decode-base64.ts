/**
 * Decodes standard or URL-safe Base64 (RFC 4648, sections 4 and 5), with or without padding; ASCII white space is
 * ignored (WHATWG Infra, “forgiving-base64 decode”).
 * @returns a text in which each character stands for the byte with its code; undefined if the text is not Base64
 * @example binaryOfBase64('YTpi') // 'a:b'
 */
export function binaryOfBase64(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}

/**
 * Decodes standard or URL-safe Base64, as `binaryOfBase64` does.
 * @returns undefined if the text is not Base64
 * @example decodeBase64('_-4') // the bytes 0xff 0xee
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const binary = binaryOfBase64(text);
  if (binary === undefined) {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = binary.charCodeAt(index);
  }
  return bytes;
}
