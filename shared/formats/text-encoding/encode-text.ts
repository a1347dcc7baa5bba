import { numberCharacter } from '#shared/formats/words/name-character.ts';
import { fail, ok, type Result, type TextPosition } from '#shared/result.ts';
import { isInsidePair } from '#shared/surrogates.ts';
import { textPosition } from '#shared/text-position.ts';
import { decodeText } from './decode-text.ts';
import { isMultiByteEncoding, shortEncodingLabel, type TextEncodingName } from './encodings.ts';
import { explainLoneSurrogate } from './lone-surrogate.ts';

/** A character that the standard's encoder encodes as the bytes of another one. */
export interface AlteredCharacter {
  readonly character: string;
  /** The character after decoding it again. */
  readonly becomes: string;
  readonly position: TextPosition;
}

export interface EncodedText {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The first character that does not survive a round trip, if there is one: `¥` becomes a backslash in Shift_JIS. */
  readonly altered?: AlteredCharacter;
}

type Encode = (text: string) => Uint8Array<ArrayBuffer>;

/**
 * Encodes a text according to the WHATWG Encoding standard, but never replaces characters that the encoding cannot
 * represent. No byte order mark is added; an existing one is encoded.
 * @returns the bytes; fails with `not-encodable` and the position of the first character that the encoding cannot
 * represent, or with `lone-surrogate`, which no encoding can represent
 * @example await encodeText('€', 'windows-1252') // { ok: true, value: { bytes: [0x80] } }
 */
export async function encodeText(text: string, encoding: TextEncodingName): Promise<Result<EncodedText>> {
  const problem = explainLoneSurrogate(text);
  if (problem !== undefined) {
    return fail(problem);
  }
  const encode = await encoderOf(encoding);
  const bytes = attempt(encode, text);
  if (bytes === undefined) {
    const offset = findFailure(text, encode);
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    return fail({
      code: 'not-encodable',
      message: `${numberCharacter(character)} does not exist in ${shortEncodingLabel(encoding)}. Choose another encoding, such as UTF-8, which holds every character.`,
      position: textPosition(text, offset),
    });
  }
  const altered = isMultiByteEncoding(encoding) ? await findAltered(text, bytes, encoding) : undefined;
  return ok({ bytes, ...(altered && { altered }) });
}

async function encoderOf(encoding: TextEncodingName): Promise<Encode> {
  if (encoding === 'utf-8') {
    const encoder = new TextEncoder();
    return (text) => encoder.encode(text);
  }
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const { utf16fromString } = await import('@exodus/bytes/utf16.js');
    return (text) => utf16fromString(text, encoding === 'utf-16le' ? 'uint8-le' : 'uint8-be');
  }
  if (isMultiByteEncoding(encoding)) {
    const { createMultibyteEncoder } = await import('@exodus/bytes/multi-byte.js');
    return createMultibyteEncoder(encoding);
  }
  const { createSinglebyteEncoder } = await import('@exodus/bytes/single-byte.js');
  return createSinglebyteEncoder(encoding);
}

/** @returns undefined if the encoding cannot represent the whole text */
function attempt(encode: Encode, text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return encode(text);
  } catch (thrown) {
    if (thrown instanceof TypeError) {
      return undefined;
    }
    throw thrown;
  }
}

/** The number of UTF-16 code units tried at once in the search for an unencodable character. */
const pieceLength = 4096;

/** The offset of the first character that cannot be encoded, in a text that contains one. */
function findFailure(text: string, encode: Encode): number {
  let start = 0;
  for (;;) {
    const end = endOfPiece(text, start);
    if (attempt(encode, text.slice(start, end)) === undefined) {
      break;
    }
    start = end;
  }
  while (attempt(encode, String.fromCodePoint(text.codePointAt(start) ?? 0)) !== undefined) {
    start += (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  }
  return start;
}

/** Pieces never end in the middle of a surrogate pair. */
function endOfPiece(text: string, start: number): number {
  const end = Math.min(start + pieceLength, text.length);
  return isInsidePair(text, end) ? end - 1 : end;
}

async function findAltered(
  text: string,
  bytes: Uint8Array,
  encoding: TextEncodingName,
): Promise<AlteredCharacter | undefined> {
  const decoded = (await decodeText(bytes, encoding)) ?? '';
  if (decoded === text) {
    return undefined;
  }
  let offset = 0;
  while (text.codePointAt(offset) === decoded.codePointAt(offset)) {
    offset += 1;
  }
  return {
    character: String.fromCodePoint(text.codePointAt(offset) ?? 0),
    becomes: String.fromCodePoint(decoded.codePointAt(offset) ?? 0xfffd),
    position: textPosition(text, offset),
  };
}
