/**
 * Decodes the bytes of a `data:` URI (RFC 2397), Base64 or percent-encoded.
 * @returns undefined if it is malformed
 * @example decodeDataUri('data:,A%42') // the bytes 0x41 0x42
 */
export function decodeDataUri(uri: string): ArrayBuffer | undefined {
  const comma = uri.indexOf(',');
  if (comma === -1) {
    return undefined;
  }
  try {
    const content = uri.slice(comma + 1);
    if (/;\s*base64\s*$/i.test(uri.slice(0, comma))) {
      const binary = atob(content.includes('%') ? decodeURIComponent(content) : content);
      const bytes = new Uint8Array(binary.length);
      for (let index = 0; index < binary.length; index += 1) {
        bytes[index] = binary.charCodeAt(index);
      }
      return bytes.buffer;
    }
    return new TextEncoder().encode(decodeURIComponent(content)).buffer as ArrayBuffer;
  } catch {
    return undefined;
  }
}
