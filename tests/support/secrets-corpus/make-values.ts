import { crc32 } from '#shared/formats/crc32.ts';

/**
 * Values that look real but belong to nobody. Those that a repository scanner would mistake for real ones are assembled
 * from parts, so the source does not contain them.
 */

export const of = (...parts: readonly string[]): string => parts.join('');

const alphabets = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  hex: '0123456789abcdef',
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base62: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
} as const;

/**
 * Generates characters that look random but are the same each time (mulberry32).
 * @example random('hex', 4, 1) // four hexadecimal digits, always the same four
 */
export function random(alphabet: keyof typeof alphabets, length: number, seed = 1): string {
  const characters = alphabets[alphabet];
  let state = Math.imul(seed + length, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return Array.from({ length }, () => characters.charAt(next() % characters.length)).join('');
}

const utf8 = (text: string) => new TextEncoder().encode(text);

export const base64 = (text: string): string =>
  btoa(Array.from(utf8(text), (byte) => String.fromCharCode(byte)).join(''));

export const base64url = (text: string): string =>
  base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Makes a token in the format of GitHub and npm: 30 characters, followed by their CRC-32 in six digits of base 62. */
export function checkedToken(prefix: string, seed = 1): string {
  const body = random('base62', 30, seed);
  let rest = crc32(utf8(body));
  let sum = '';
  for (let place = 0; place < 6; place += 1) {
    sum = alphabets.base62.charAt(rest % 62) + sum;
    rest = Math.floor(rest / 62);
  }
  return of(prefix, body, sum);
}

export const jwt = (seed = 1): string =>
  [base64url('{"alg":"HS256","typ":"JWT"}'), base64url(`{"sub":"${seed}"}`), random('base64url', 43, seed)].join('.');

/** Makes a private key in PEM with a random body. */
export const pem = (label: string, lines = 3, newline = '\n'): string =>
  [
    of('-----BEGIN ', label, '-----'),
    ...Array.from({ length: lines }, (_, line) => random('base64', 64, line + 1)),
    of('-----END ', label, '-----'),
  ].join(newline);
