/** The maximum number of arguments per call; more would overflow the call stack. */
const pieceLength = 8192;

/**
 * Converts bytes to a text of the characters with the same code points, to search for words in a binary file. No
 * decoder does this: in the Encoding standard, latin1 is windows-1252, in which 0x89 is U+2030.
 * @example byteText(Uint8Array.of(0x89, 0x50)) // '\x89P'
 */
export function byteText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += pieceLength) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + pieceLength)));
  }
  return pieces.join('');
}
