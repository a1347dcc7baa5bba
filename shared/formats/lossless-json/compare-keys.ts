import { quote } from './ascii.ts';
import { escapedKeyFlag, type JsonDocument, keyOf } from './json-document.ts';

/** Whether a member's key is written with escape sequences. */
export function isEscapedKey(document: JsonDocument, member: number): boolean {
  return ((document.kinds[member] as number) & escapedKeyFlag) !== 0;
}

/** Whether two members have the same name, regardless of how it is written: `"a"` equals `"\u0061"`. */
export function haveSameKey(document: JsonDocument, a: number, b: number): boolean {
  if (isEscapedKey(document, a) || isEscapedKey(document, b)) {
    return keyOf(document, a) === keyOf(document, b);
  }
  return compareWrittenKeys(document, a, b) === 0;
}

/**
 * Compares the names of two members whose keys have no escape sequences, without decoding them, in the order of UTF-16
 * code units, which is that of `<` and Array.prototype.sort.
 * @returns a negative number if the name of `a` comes first, a positive one if that of `b` does, 0 if they are the same
 */
export function compareWrittenKeys({ bytes, keys }: JsonDocument, a: number, b: number): number {
  let atA = (keys[a] as number) + 1;
  let atB = (keys[b] as number) + 1;
  while (bytes[atA] === bytes[atB]) {
    if (bytes[atA] === quote) {
      return 0;
    }
    atA += 1;
    atB += 1;
  }
  return orderOf(bytes[atA] as number) - orderOf(bytes[atB] as number);
}

/**
 * The rank of the first byte that differs. The end of a key comes first. Otherwise, UTF-8 sorts like UTF-16, except for
 * code points above U+FFFF (first byte F0 to F4), whose surrogates come before U+E000 to U+FFFF (EE and EF).
 */
function orderOf(byte: number): number {
  if (byte === quote) {
    return -1;
  }
  return byte === 0xee || byte === 0xef ? byte + 0x10 : byte;
}

/** A name for looking up members. */
export interface SoughtName {
  readonly name: string;
  /** The name in UTF-8. */
  readonly bytes: Uint8Array;
}

/** Whether a member has the given name, regardless of how its key is written. */
export function hasName(document: JsonDocument, member: number, sought: SoughtName): boolean {
  if (isEscapedKey(document, member)) {
    return keyOf(document, member) === sought.name;
  }
  const { bytes } = document;
  const start = (document.keys[member] as number) + 1;
  const { length } = sought.bytes;
  for (let index = 0; index < length; index += 1) {
    if (bytes[start + index] !== sought.bytes[index]) {
      return false;
    }
  }
  return bytes[start + length] === quote;
}
