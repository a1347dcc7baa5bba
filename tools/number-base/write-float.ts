import { type FloatFormat, type FloatParts, formats } from './float-format.ts';

/**
 * Finds the shortest decimal number that is read back as the same number, as JavaScript does.
 * @param bits the bits of the number, as many as the format has
 * @example shortestDecimal(0x3dcccccdn, formats.single) // '0.1'
 */
export function shortestDecimal(bits: bigint, format: FloatFormat): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits << BigInt(64 - format.bits));
  const value = format.name === 'double' ? view.getFloat64(0) : view.getFloat32(0);
  if (Object.is(value, -0)) {
    return '-0';
  }
  return format.name === formats.double.name ? String(value) : String(shortestSingle(value));
}

/** Nine digits distinguish all singles; most need fewer. */
const mostDigits = 9;

function shortestSingle(value: number): number {
  if (!Number.isFinite(value)) {
    return value;
  }
  for (let digits = 1; digits < mostDigits; digits += 1) {
    const found = nearestDecimals(value, digits).find((candidate) => Math.fround(candidate) === value);
    if (found !== undefined) {
      return found;
    }
  }
  return Number(value.toPrecision(mostDigits));
}

/**
 * The decimal numbers with some digits that are next to a number, the nearest one first. Above a power of two, singles
 * are twice as far apart as below, so that the second nearest may be read back as it where the nearest is not.
 */
function nearestDecimals(value: number, digits: number): readonly number[] {
  const nearest = value.toExponential(digits - 1);
  const [significand = '', exponent = ''] = nearest.split('e');
  const last = BigInt(significand.replace('.', ''));
  const power = Number(exponent) - digits + 1;
  return [nearest, `${last + 1n}e${power}`, `${last - 1n}e${power}`].map(Number);
}

/**
 * Writes all decimal digits of a finite number. Their number is finite because two divides ten.
 * @example exactDecimal(takeApart(0x3fb999999999999an, formats.double)) // '0.1000000000000000055511151231257827…'
 */
export function exactDecimal({ isNegative, significand, exponent }: FloatParts): string {
  const sign = isNegative ? '-' : '';
  if (exponent >= 0) {
    return `${sign}${significand << BigInt(exponent)}`;
  }
  // m / 2 ** n equals m * 5 ** n / 10 ** n.
  const digits = (significand * 5n ** BigInt(-exponent)).toString().padStart(1 - exponent, '0');
  const point = digits.length + exponent;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return `${sign}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}
