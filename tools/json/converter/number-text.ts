import { isChangedByJavaScript } from '#shared/formats/lossless-json/numbers/changed-number.ts';

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/iu;
const decimal = /^(?<sign>[-+]?)(?<whole>\d*)(?:\.(?<fraction>\d*))?(?<exponent>e[-+]?\d+)?$/iu;

/**
 * Writes a decimal number of another language by RFC 8259, with all of its digits.
 * @param text digits with or without a sign, a point at any place, and an exponent: `+5`, `.5`, `5.`, `007`
 * @returns undefined if it is not such a number
 * @example normalizeDecimal('+.50') // '0.50'
 */
export function normalizeDecimal(text: string): string | undefined {
  if (jsonNumber.test(text)) {
    return text;
  }
  const { sign, whole = '', fraction = '', exponent = '' } = decimal.exec(text)?.groups ?? {};
  if (sign === undefined || whole + fraction === '') {
    return undefined;
  }
  const digits = whole.replace(/^0+(?=\d)/u, '') || '0';
  return `${sign === '-' ? '-' : ''}${digits}${fraction === '' ? '' : `.${fraction}`}${exponent}`;
}

const encoder = new TextEncoder();
/** Numbers of so few characters, without an exponent, are the same everywhere. */
const alwaysKept = 15;

/**
 * Whether a double, which JavaScript and most languages have for numbers, has another value than the text.
 * @param text a number by RFC 8259
 * @example isChangedByDouble('12345678901234567890') // true
 */
export function isChangedByDouble(text: string): boolean {
  if (text.length <= alwaysKept && !/e/iu.test(text)) {
    return false;
  }
  return isChangedByJavaScript(encoder.encode(text), 0, text.length);
}
