/** A binary interchange format of IEEE 754-2019, section 3.4. */
export interface FloatFormat {
  readonly name: 'double' | 'single';
  readonly bits: number;
  readonly exponentBits: number;
  /** The width of the stored significand, without the leading one. */
  readonly fractionBits: number;
}

export const formats = {
  double: { name: 'double', bits: 64, exponentBits: 11, fractionBits: 52 },
  single: { name: 'single', bits: 32, exponentBits: 8, fractionBits: 23 },
} as const satisfies Record<FloatFormat['name'], FloatFormat>;

/** The bits of a number as fields, and their meaning. */
export interface FloatParts {
  readonly isNegative: boolean;
  /** The exponent as stored, including the bias. */
  readonly exponentField: number;
  readonly fraction: bigint;
  readonly kind: 'zero' | 'subnormal' | 'normal' | 'infinity' | 'quiet NaN' | 'signalling NaN';
  /** A finite number is `significand * 2 ** exponent`. */
  readonly significand: bigint;
  readonly exponent: number;
}

/** The number subtracted from a stored exponent: 1023 for doubles. */
export const biasOf = ({ exponentBits }: FloatFormat): number => 2 ** (exponentBits - 1) - 1;

/** The exponent field of infinities and NaNs: all ones. */
const largestExponent = ({ exponentBits }: FloatFormat) => 2 ** exponentBits - 1;

/** @example takeApart(0x3ff0000000000000n, formats.double).exponentField // 1023 */
export function takeApart(bits: bigint, format: FloatFormat): FloatParts {
  const { fractionBits, exponentBits } = format;
  const fraction = BigInt.asUintN(fractionBits, bits);
  const exponentField = Number(BigInt.asUintN(exponentBits, bits >> BigInt(fractionBits)));
  const isNormal = exponentField > 0;
  return {
    isNegative: bits >> BigInt(format.bits - 1) === 1n,
    exponentField,
    fraction,
    kind: kindOf(exponentField, fraction, format),
    significand: isNormal ? fraction | (1n << BigInt(fractionBits)) : fraction,
    exponent: (isNormal ? exponentField : 1) - biasOf(format) - fractionBits,
  };
}

function kindOf(exponentField: number, fraction: bigint, format: FloatFormat): FloatParts['kind'] {
  if (exponentField === 0) {
    return fraction === 0n ? 'zero' : 'subnormal';
  }
  if (exponentField < largestExponent(format)) {
    return 'normal';
  }
  if (fraction === 0n) {
    return 'infinity';
  }
  return fraction >> BigInt(format.fractionBits - 1) === 1n ? 'quiet NaN' : 'signalling NaN';
}

/** The bits of positive infinity. */
export const infinityBits = (format: FloatFormat): bigint =>
  BigInt(largestExponent(format)) << BigInt(format.fractionBits);

/** The bits of a NaN as produced by arithmetic. */
export const quietNanBits = (format: FloatFormat): bigint =>
  infinityBits(format) | (1n << BigInt(format.fractionBits - 1));

/** @param bits the bits of a number, with a sign bit of 0 */
export const withSign = (bits: bigint, isNegative: boolean, format: FloatFormat): bigint =>
  isNegative ? bits | (1n << BigInt(format.bits - 1)) : bits;

/**
 * Finds the number of a format that is nearest to a fraction, with ties to even (IEEE 754-2019, section 4.3.1).
 * @param numerator a non-negative integer
 * @param denominator a positive integer
 * @returns its bits, without a sign; those of infinity if the fraction is too large
 * @example nearestBits(1n, 10n, formats.double).toString(16) // '3fb999999999999a'
 */
export function nearestBits(numerator: bigint, denominator: bigint, format: FloatFormat): bigint {
  if (numerator === 0n) {
    return 0n;
  }
  const { fractionBits } = format;
  const smallest = 1 - biasOf(format) - fractionBits;
  // Makes the quotient as long as a significand, or one bit longer, but never goes below the unit of subnormals.
  const exponent = Math.max(bitLength(numerator) - bitLength(denominator) - fractionBits - 1, smallest);
  let rounded = divideToEven(numerator, denominator, exponent);
  let scale = exponent;
  if (bitLength(rounded) > fractionBits + 1) {
    scale += 1;
    rounded = divideToEven(numerator, denominator, scale);
    if (bitLength(rounded) > fractionBits + 1) {
      // All bits were ones and were rounded up, so the dropped bit is zero.
      rounded >>= 1n;
      scale += 1;
    }
  }
  const isNormal = bitLength(rounded) === fractionBits + 1;
  const field = isNormal ? scale + fractionBits + biasOf(format) : 0;
  if (field >= largestExponent(format)) {
    return infinityBits(format);
  }
  return (BigInt(field) << BigInt(fractionBits)) | BigInt.asUintN(fractionBits, rounded);
}

const bitLength = (value: bigint) => value.toString(2).length;

/** Returns `numerator / (denominator * 2 ** exponent)`, rounded to the nearest integer with ties to even. */
function divideToEven(numerator: bigint, denominator: bigint, exponent: number): bigint {
  const dividend = exponent < 0 ? numerator << BigInt(-exponent) : numerator;
  const divisor = exponent > 0 ? denominator << BigInt(exponent) : denominator;
  const quotient = dividend / divisor;
  const twice = (dividend % divisor) * 2n;
  return twice > divisor || (twice === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

/**
 * Finds the adjacent number above or below.
 * @param step 1 for the next number above, -1 for the next below
 * @returns its bits; undefined beyond infinity and next to a NaN. Positive and negative zero count as one number
 */
export function neighbour(bits: bigint, step: 1 | -1, format: FloatFormat): bigint | undefined {
  const { kind, isNegative } = takeApart(bits, format);
  if (kind.endsWith('NaN') || (kind === 'infinity' && isNegative === (step === -1))) {
    return undefined;
  }
  if (kind === 'zero') {
    return withSign(1n, step === -1, format);
  }
  return isNegative === (step === -1) ? bits + 1n : bits - 1n;
}
