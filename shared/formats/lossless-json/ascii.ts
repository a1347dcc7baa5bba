/** The bytes named in JSON's grammar (RFC 8259, section 2). */
export const tab = 0x09;
export const lineFeed = 0x0a;
export const carriageReturn = 0x0d;
export const space = 0x20;
export const quote = 0x22;
export const plus = 0x2b;
export const comma = 0x2c;
export const minus = 0x2d;
export const point = 0x2e;
export const zero = 0x30;
const nine = 0x39;
export const colon = 0x3a;
export const capitalE = 0x45;
export const leftBracket = 0x5b;
export const backslash = 0x5c;
export const rightBracket = 0x5d;
export const smallE = 0x65;
export const smallU = 0x75;
export const leftBrace = 0x7b;
export const rightBrace = 0x7d;

/** Whether a byte is an ASCII digit; false for undefined, which is what lies beyond the end of the text. */
export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= zero && byte <= nine;
}

/** Whether a byte is an ASCII hexadecimal digit in either case; false for undefined, as for `isDigit`. */
export function isHexDigit(byte: number | undefined): boolean {
  return isDigit(byte) || (byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
