/** The powers of ten that a double represents exactly. */
const powersOfTen = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
const largestScale = 44;

/** This is more than the sum of all rounding errors below, in units of the last digit. */
const errorMargin = 1e-6;

/**
 * Whether a decimal of 16 or 17 digits is the shortest one that identifies its double, in which case JavaScript writes
 * it back unchanged. This is proved by arithmetic, many times faster than by parsing and printing the number. A
 * positive answer is always right.
 *
 * In units of the last digit, the decimal is an integer `m`; the nearest double lies at `m + error`, and all decimals
 * within `reach` of that identify the same double. The decimal is the shortest if it is among them, no multiple of ten
 * is, and no other integer is closer.
 * @param high,low,lowDigits the digits: high × 10^lowDigits + low, where `high` are the first nine
 * @param scale the number of digits after the point
 * @example isShortestDecimal(123456789, 1234567, 7, 15) // 1.234567891234567: true
 */
export function isShortestDecimal(high: number, low: number, lowDigits: number, scale: number): boolean {
  if (scale < 0 || scale > largestScale) {
    return false;
  }
  // This is exact, since nine digits times 5^8 fit into 53 bits.
  const shiftedHigh = high * (powersOfTen[lowDigits] as number);
  const first = powersOfTen[Math.min(scale, 22)] as number;
  const second = powersOfTen[Math.max(scale - 22, 0)] as number;

  // The first quotient may be off by a unit or two in the last place; its error then leads to the correct one.
  let double = (shiftedHigh + low) / first / second;
  let error = scaledDifference(double, first, second, shiftedHigh, low);
  let reach = halfUnitInLastPlace(double) * first * second;
  if (Math.abs(error) > reach) {
    double -= error / first / second;
    error = scaledDifference(double, first, second, shiftedHigh, low);
    reach = halfUnitInLastPlace(double) * first * second;
  }
  const lastDigit = low % 10;
  return (
    Math.abs(error) < Math.min(reach, 0.5) - errorMargin &&
    lastDigit + error > reach + errorMargin &&
    10 - lastDigit - error > reach + errorMargin
  );
}

/** Returns double × first × second − high − low almost exactly: the product is kept as a sum of two doubles. */
function scaledDifference(double: number, first: number, second: number, high: number, low: number): number {
  const partial = double * first;
  const partialError = productError(double, first, partial);
  const product = partial * second;
  const productRest = productError(partial, second, product) + partialError * second;
  return product - high - low + productRest;
}

/** The exact rounding error of a product (Dekker 1971): a × b is `product` plus this. */
function productError(a: number, b: number, product: number): number {
  const upperA = upperBits(a);
  const lowerA = a - upperA;
  const upperB = upperBits(b);
  const lowerB = b - upperB;
  return lowerA * lowerB - (product - upperA * upperB - lowerA * upperB - upperA * lowerB);
}

/** The upper 26 bits of a double (Veltkamp). */
function upperBits(value: number): number {
  const scaled = value * 134_217_729;
  return scaled - (scaled - value);
}

const doubleView = new Float64Array(1);
const bitsView = new Uint32Array(doubleView.buffer);
/** The index of the half of a double with the sign and exponent: the second one on little-endian machines. */
const upperHalf = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0;

/** Half the distance to the adjacent doubles; 0 for powers of two, whose neighbours are at different distances. */
function halfUnitInLastPlace(double: number): number {
  doubleView[0] = double;
  const upper = bitsView[upperHalf] as number;
  if ((upper & 0xf_ffff) === 0 && bitsView[1 - upperHalf] === 0) {
    return 0;
  }
  bitsView[upperHalf] = upper & 0x7ff0_0000;
  bitsView[1 - upperHalf] = 0;
  return doubleView[0] * 2 ** -53;
}
