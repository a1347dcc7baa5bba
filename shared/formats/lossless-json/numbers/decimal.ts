/** The exact value of a JSON number: ±0.digits × 10^exponent. */
export interface Decimal {
  readonly negative: boolean;
  /** The significant digits, of which neither the first nor the last is 0. Empty for zero. */
  readonly digits: string;
  /** The exponent, exact up to 2^53; 0 for zero. */
  readonly exponent: number;
}

const zeroDecimal: Decimal = { negative: false, digits: '', exponent: 0 };

/**
 * Reads a number exactly, in linear time.
 * @param text a number according to RFC 8259 or to ECMAScript's Number::toString
 * @returns the value; minus zero is zero
 * @example parseDecimal('-12.50e3') // { negative: true, digits: '125', exponent: 5 }
 */
export function parseDecimal(text: string): Decimal {
  const [mantissa = '', exponentText = '0'] = text.replace('E', 'e').split('e');
  const negative = mantissa.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? mantissa.slice(1) : mantissa).split('.');
  const digits = whole + fraction;
  let first = 0;
  while (digits[first] === '0') {
    first += 1;
  }
  if (first === digits.length) {
    return zeroDecimal;
  }
  let end = digits.length;
  while (digits[end - 1] === '0') {
    end -= 1;
  }
  return { negative, digits: digits.slice(first, end), exponent: Number(exponentText) + whole.length - first };
}

/**
 * Compares two numbers by their exact values.
 * @returns a negative number if `a` is less, a positive one if it is greater, 0 if they are equal
 * @example compareDecimals(parseDecimal('1.0'), parseDecimal('1')) // 0
 */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const signA = signOf(a);
  const signB = signOf(b);
  return signA === signB ? signA * compareMagnitudes(a, b) : signA - signB;
}

function signOf({ negative, digits }: Decimal): number {
  return digits === '' ? 0 : negative ? -1 : 1;
}

function compareMagnitudes(a: Decimal, b: Decimal): number {
  if (a.exponent !== b.exponent) {
    return a.exponent < b.exponent ? -1 : 1;
  }
  return a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0;
}

/** Without an exponent, numbers of at most this many characters are equal as doubles only if their values are equal. */
const exactLength = 15;

/**
 * Compares two numbers according to RFC 8259, exactly and regardless of their length.
 * @returns a negative number if `a` is less, a positive one if it is greater, 0 if they are equal
 * @example compareNumbers('12345678901234567890', '12345678901234567891') // negative
 */
export function compareNumbers(a: string, b: string): number {
  return isShortDecimal(a) && isShortDecimal(b)
    ? Number(a) - Number(b)
    : compareDecimals(parseDecimal(a), parseDecimal(b));
}

function isShortDecimal(text: string): boolean {
  return text.length <= exactLength && !/e/i.test(text);
}
