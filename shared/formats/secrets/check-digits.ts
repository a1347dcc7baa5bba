import { crc32 } from '../crc32.ts';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Whether the last six characters are the CRC-32 of the preceding ones in base 62, as in the tokens of GitHub and npm
 * (github.blog, “Behind GitHub's new authentication token formats”).
 * @param body the token without its prefix: 36 characters
 */
export function hasCrcInBase62(body: string): boolean {
  let sum = 0;
  for (const digit of body.slice(-6)) {
    sum = sum * 62 + base62.indexOf(digit);
  }
  return sum === crc32(new TextEncoder().encode(body.slice(0, -6)));
}

/**
 * Whether the last digit is the check digit of the others (ISO/IEC 7812-1, Annex B), as in card numbers.
 * @param digits a text that consists only of digits
 * @example hasLuhnDigit('4111111111111111') // true
 */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const doubled = place % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * Whether an IBAN has the remainder 1 modulo 97 (ISO 13616, ISO 7064), with its first four characters moved to the end
 * and letters counting from 10.
 * @param iban the IBAN in capital letters, without spaces
 */
export function hasIbanDigits(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
