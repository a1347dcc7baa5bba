import { quote } from './ascii.ts';
import { escapedKeyFlag, type JsonDocument, keyOf } from './json-document.ts';

function isEscapedKey(document: JsonDocument, member: number): boolean {
  return ((document.kinds[member] as number) & escapedKeyFlag) !== 0;
}

/** Whether two members have the same name, however it is written: `"a"` equals `"\u0061"`. */
export function haveSameKey(document: JsonDocument, a: number, b: number): boolean {
  if (isEscapedKey(document, a) || isEscapedKey(document, b)) {
    return keyOf(document, a) === keyOf(document, b);
  }
  return compareWrittenKeys(document, a, b) === 0;
}

/**
 * Compares the names of two members by their UTF-16 code units, as `<` and Array.prototype.sort do (and
 * RFC 8785, section 3.2.3).
 * @returns negative if the name of `a` comes first, positive if that of `b` does, 0 if they are the same
 */
export function compareKeys(document: JsonDocument, a: number, b: number): number {
  if (isEscapedKey(document, a) || isEscapedKey(document, b)) {
    const nameA = keyOf(document, a);
    const nameB = keyOf(document, b);
    return nameA < nameB ? -1 : nameA > nameB ? 1 : 0;
  }
  return compareWrittenKeys(document, a, b);
}

/** Compares two keys without escape sequences, byte by byte: it takes no decoding. */
function compareWrittenKeys({ bytes, keys }: JsonDocument, a: number, b: number): number {
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
 * The rank of the first byte that differs. A key that ends comes first. Else UTF-8 sorts as UTF-16 does, but for
 * the code points above U+FFFF (first byte F0 to F4), whose surrogates come before U+E000 to U+FFFF (EE and EF).
 */
function orderOf(byte: number): number {
  if (byte === quote) {
    return -1;
  }
  return byte === 0xee || byte === 0xef ? byte + 0x10 : byte;
}

/**
 * Whether a member has the given name.
 * @param name the name
 * @param written its UTF-8, if it has no character that a key must escape; undefined else
 */
export function hasKey(document: JsonDocument, member: number, name: string, written: Uint8Array): boolean {
  if (isEscapedKey(document, member)) {
    return keyOf(document, member) === name;
  }
  const { bytes } = document;
  const start = (document.keys[member] as number) + 1;
  for (let index = 0; index < written.length; index += 1) {
    if (bytes[start + index] !== written[index]) {
      return false;
    }
  }
  return bytes[start + written.length] === quote;
}
