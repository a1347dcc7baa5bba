import { encodingOfMark, withoutMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { findLoneSurrogate } from '#shared/surrogates.ts';
import { bytePosition } from './byte-position.ts';

const encoder = new TextEncoder();

/**
 * Encodes an entered or pasted text. A byte order mark before it is not part of it (RFC 8259, section 8.1).
 * @returns UTF-8; fails with `lone-surrogate` for a lone surrogate, which no encoding can represent, and whose
 * replacement would change the text
 * @example encodeJsonText('"é"') // the bytes 22 C3 A9 22
 */
export function encodeJsonText(text: string): Result<Uint8Array> {
  const bytes = encoder.encode(withoutMark(text));
  // The encoder writes U+FFFD for a lone surrogate, and searching for that is faster than searching the text.
  const surrogate = hasReplacementCharacter(bytes) ? findLoneSurrogate(text) : -1;
  if (surrogate === -1) {
    return ok(bytes);
  }
  const unit = text.charCodeAt(surrogate).toString(16);
  return fail({
    code: 'lone-surrogate',
    message: `This is half a character (a lone surrogate): delete it, or write it as \\u${unit} inside a string.`,
    position: bytePosition(bytes, encoder.encode(withoutMark(text.slice(0, surrogate))).length),
  });
}

function hasReplacementCharacter(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(0xef);
  while (at !== -1 && !(bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd)) {
    at = bytes.indexOf(0xef, at + 1);
  }
  return at !== -1;
}

/**
 * Converts the bytes of a file to UTF-8 without a byte order mark. UTF-16 is recognised by its byte order mark, or by a
 * zero in the first two bytes, where a JSON text in UTF-8 cannot have one.
 * @returns the given bytes, or a part of them, if they are UTF-8 (which parseJson checks); fails with `invalid-utf-16`
 * @example decodeJsonBytes(Uint8Array.of(0xff, 0xfe, 0x31, 0x00)) // the byte 31
 */
export function decodeJsonBytes(bytes: Uint8Array): Result<Uint8Array> {
  const marked = encodingOfMark(bytes);
  if (marked === 'utf-8') {
    return ok(bytes.subarray(3));
  }
  const [first, second] = bytes;
  if (marked === 'utf-16le' || (first !== 0 && second === 0)) {
    return decodeUtf16(bytes, 'utf-16le');
  }
  if (marked === 'utf-16be' || (first === 0 && second !== 0 && second !== undefined)) {
    return decodeUtf16(bytes, 'utf-16be');
  }
  return ok(bytes);
}

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Result<Uint8Array> {
  try {
    return ok(encoder.encode(new TextDecoder(encoding, { fatal: true }).decode(bytes)));
  } catch {
    const valid = new TextDecoder(encoding).decode(bytes);
    return fail({
      code: 'invalid-utf-16',
      message: 'This file is not valid UTF-16 text. Save it in the UTF-8 encoding.',
      position: bytePosition(encoder.encode(valid), encoder.encode(valid.slice(0, valid.indexOf('\ufffd'))).length),
    });
  }
}
