import { isChangedByJavaScript } from '#shared/formats/lossless-json/numbers/changed-number.ts';

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/iu;
const decimal = /^(?<sign>[-+]?)(?<whole>\d*)(?:\.(?<fraction>\d*))?(?<exponent>e[-+]?\d+)?$/iu;

/**
 * Rewrites a decimal number of another language according to RFC 8259, keeping all digits.
 * @param text digits with an optional sign, an optional point in any place, and an optional exponent: `+5`, `.5`, `5.`,
 * `007`
 * @returns undefined if the text is not such a number
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
/** Numbers of at most this many characters, without an exponent, survive everywhere unchanged. */
const alwaysKept = 15;

/**
 * Whether the value changes when it is stored as a double, the number type of JavaScript and most languages.
 * @param text a number according to RFC 8259
 * @example isChangedByDouble('12345678901234567890') // true
 */
export function isChangedByDouble(text: string): boolean {
  if (text.length <= alwaysKept && !/e/iu.test(text)) {
    return false;
  }
  return isChangedByJavaScript(encoder.encode(text), 0, text.length);
}
