import type { Brackets } from './placeholders.ts';

/** The text of a file, and how it is made bytes again. */
export interface FileText {
  readonly text: string;
  /** What its bytes can have around a placeholder. */
  readonly brackets: Brackets;
  /** What stands as it was in the text has the same bytes as before. */
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

/** Each byte as one character: where no encoding is known, this keeps all of them. */
function readBytes(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const step = 8192;
  for (let start = 0; start < bytes.length; start += step) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + step)));
  }
  return pieces.join('');
}

/**
 * Reads the bytes of a file so that they can be written again unchanged: UTF-16 with a mark of its byte order, UTF-8 with
 * or without one, and anything else byte by byte, in which what is ASCII can be found.
 */
export function readFileText(bytes: Uint8Array): FileText {
  for (const [first, second, encoding] of [
    [0xff, 0xfe, 'utf-16le'],
    [0xfe, 0xff, 'utf-16be'],
  ] as const) {
    const text = bytes[0] === first && bytes[1] === second ? decode(bytes, encoding) : undefined;
    if (text !== undefined) {
      return { text, brackets: '⟨⟩', write: (masked) => writeUtf16(masked, encoding === 'utf-16le') };
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
