import { encodingOfMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import type { Brackets } from './placeholders.ts';

/** The text of a file, and how to convert it back to bytes. */
export interface FileText {
  readonly text: string;
  /** The brackets around placeholders that its encoding can represent. */
  readonly brackets: Brackets;
  /** Converts a text back to bytes; unchanged parts get the same bytes as before. */
  readonly write: (text: string) => Uint8Array<ArrayBuffer>;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function writeUtf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  }
  return bytes;
}

/** Reads each byte as one character: this preserves all bytes if the encoding is unknown. */
function readBytes(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const step = 8192;
  for (let start = 0; start < bytes.length; start += step) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + step)));
  }
  return pieces.join('');
}

/**
 * Reads the bytes of a file so that they can be written back unchanged: UTF-16 with a byte order mark, UTF-8 with or
 * without one, and anything else byte by byte, which still allows ASCII to be found.
 */
export function decodeFileText(bytes: Uint8Array): FileText {
  const marked = encodingOfMark(bytes);
  if (marked === 'utf-16le' || marked === 'utf-16be') {
    const utf16 = decode(bytes, marked);
    if (utf16 !== undefined) {
      return { text: utf16, brackets: '⟨⟩', write: (masked) => writeUtf16(masked, marked === 'utf-16le') };
    }
  }
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) {
    return { text, brackets: '⟨⟩', write: (masked) => new TextEncoder().encode(masked) };
  }
  return {
    text: readBytes(bytes),
    brackets: '<>',
    write: (masked) => Uint8Array.from({ length: masked.length }, (_, index) => masked.charCodeAt(index)),
  };
}
