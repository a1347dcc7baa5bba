import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { type FloatFormat, infinityBits, nearestBits, quietNanBits, takeApart, withSign } from './float-format.ts';
import { integerValue } from './integer-value.ts';
import { readDigits } from './read-digits.ts';

export interface ReadFloat {
  readonly bits: bigint;
  /** Whether the number equals the typed one, is the nearest to it, or is too large for the format. */
  readonly accuracy: 'exact' | 'nearest' | 'overflow';
}

const decimal = /^([-+−]?)(\d*)(?:\.(\d*))?(?:e([-+−]?\d+))?$/iu;
const word = /^([-+−]?)(inf(?:inity)?|nan|∞)$/iu;
const prefix = /^\s*[-+−]?\s*0[xb]/i;
const separators = /[\p{Zs}\t_'’]/gu;

/** The powers of ten beyond which every number in both formats is infinity or zero. */
const largestMagnitude = 400;

/**
 * Reads a decimal number, `Infinity`, `NaN`, or bits with the prefix `0x` or `0b`.
 * @param areBits whether digits without a prefix are hexadecimal bits; so are as many as the format has, also if they
 * begin with `0b`
 * @returns the bits of the nearest number; fails with `not-a-number`, `too-many-bits`, or as `readDigits` does
 * @example readFloat('1', formats.double, false) // { ok: true, value: { bits: 0x3ff0000000000000n, accuracy: 'exact' } }
 */
export function readFloat(text: string, format: FloatFormat, areBits: boolean): Result<ReadFloat> {
  if (areBits || prefix.test(text)) {
    return readBits(text, format, areBits && isWhole(text, format));
  }
  const plain = text.trim().replaceAll(separators, '');
  const [, wordSign = '', name] = word.exec(plain) ?? [];
  if (name !== undefined) {
    const size = /^nan$/i.test(name) ? quietNanBits(format) : infinityBits(format);
    return ok({ bits: withSign(size, isMinus(wordSign), format), accuracy: 'exact' });
  }
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = decimal.exec(plain) ?? [];
  return whole + fraction === '' ? refuse(text) : ok(round(sign, whole, fraction, exponent, format));
}

const isMinus = (sign: string) => sign === '-' || sign === '−';

/** Whether a text is all hexadecimal digits of a number: 8 of a single, 16 of a double. */
function isWhole(text: string, format: FloatFormat): boolean {
  const bare = text.trim().replaceAll(separators, '');
  return bare.length === format.bits / 4 && /^[\da-f]+$/i.test(bare);
}

/** @param isHexadecimal whether `0b` at the start is two of the digits */
function readBits(text: string, format: FloatFormat, isHexadecimal: boolean): Result<ReadFloat> {
  const read = readDigits(text, prefix.test(text) && !isHexadecimal ? undefined : 16);
  if (!read.ok) {
    return read;
  }
  const { base, digits, isNegative } = read.value;
  const most = format.bits / Math.log2(base);
  if (isNegative || digits.replace(/^0+/, '').length > most) {
    const digitCount = `a ${format.name} has ${countOf(most, base === 2 ? 'binary digit' : 'hexadecimal digit')}`;
    return fail({
      code: 'too-many-bits',
      message: isNegative
        ? 'Remove the sign: bits have none.'
        : `These are more than ${countOf(format.bits, 'bit')}: ${digitCount}.`,
      position: textPosition(text, 0),
    });
  }
  return ok({ bits: integerValue(read.value), accuracy: 'exact' });
}

function round(sign: string, whole: string, fraction: string, exponent: string, format: FloatFormat): ReadFloat {
  const digits = (whole + fraction).replace(/^0+/, '');
  const power = Number(exponent.replace('−', '-')) - fraction.length;
  const isNegative = isMinus(sign);
  if (digits === '' || digits.length + power < -largestMagnitude) {
    return { bits: withSign(0n, isNegative, format), accuracy: digits === '' ? 'exact' : 'nearest' };
  }
  if (digits.length + power > largestMagnitude) {
    return { bits: withSign(infinityBits(format), isNegative, format), accuracy: 'overflow' };
  }
  const numerator = BigInt(digits) * (power > 0 ? 10n ** BigInt(power) : 1n);
  const denominator = power < 0 ? 10n ** BigInt(-power) : 1n;
  const bits = nearestBits(numerator, denominator, format);
  const accuracy = bits === infinityBits(format) ? 'overflow' : isExact(bits, numerator, denominator, format);
  return { bits: withSign(bits, isNegative, format), accuracy };
}

function isExact(bits: bigint, numerator: bigint, denominator: bigint, format: FloatFormat): 'exact' | 'nearest' {
  const { significand, exponent } = takeApart(bits, format);
  const [left, right] =
    exponent < 0
      ? [significand * denominator, numerator << BigInt(-exponent)]
      : [(significand << BigInt(exponent)) * denominator, numerator];
  return left === right ? 'exact' : 'nearest';
}

const allowed = /^(?:[\d\s.]|[-+−_'’]|e(?=[-+−\d]))*/iu;

function refuse(text: string): Result<never> {
  const offset = allowed.exec(text)?.[0].length ?? 0;
  return fail({
    code: 'not-a-number',
    message: 'This is not a number: 0.1, -1e-9, Infinity and NaN are, or bits such as 0x3ff0000000000000.',
    position: textPosition(text, offset >= text.trimEnd().length ? 0 : offset),
  });
}
