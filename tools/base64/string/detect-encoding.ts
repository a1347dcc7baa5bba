import { encodingOfMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';

/** The number of bytes examined. */
const sampleLength = 1024;

/**
 * Recognises UTF-16, and UTF-8 with a byte order mark: by the mark, or by every other byte being zero, as in text in
 * Western languages (the input of PowerShell's -EncodedCommand has no mark).
 * @returns undefined if there is no sign of either
 * @example detectEncoding(Uint8Array.of(0x64, 0, 0x69, 0, 0x72, 0)) // 'utf-16le'
 */
export function detectEncoding(bytes: Uint8Array): TextEncodingName | undefined {
  const marked = encodingOfMark(bytes);
  if (marked !== undefined) {
    return marked;
  }
  const sample = bytes.subarray(0, sampleLength);
  const pairs = Math.floor(sample.length / 2);
  if (pairs < 2 || bytes.length % 2 === 1) {
    return undefined;
  }
  const evenZeros = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const oddZeros = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  if (oddZeros > pairs * 0.7 && evenZeros === 0) {
    return 'utf-16le';
  }
  return evenZeros > pairs * 0.7 && oddZeros === 0 ? 'utf-16be' : undefined;
}
