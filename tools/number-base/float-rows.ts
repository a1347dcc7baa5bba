import { capitalize } from '#shared/formats/words/capitalize.ts';
import type { ResultRow } from '#tools/define-operation.ts';
import { biasOf, type FloatFormat, type FloatParts, neighbour, takeApart } from './float-format.ts';
import type { ReadFloat } from './read-float.ts';
import { exactDecimal, shortestDecimal } from './write-float.ts';

const accuracyNotes: Record<ReadFloat['accuracy'], Pick<ResultRow, 'note' | 'tone'>> = {
  exact: {},
  nearest: { note: 'Not exactly what you typed, but the nearest representable number', tone: 'bad' },
  overflow: { note: 'What you typed is larger than every finite number of this format', tone: 'bad' },
};

/** The rows for a number of a format, split into its fields. */
export function floatRows({ bits, accuracy }: ReadFloat, format: FloatFormat): readonly ResultRow[] {
  const parts = takeApart(bits, format);
  const isNumber = parts.kind === 'zero' || parts.kind === 'subnormal' || parts.kind === 'normal';
  return [
    { name: 'Value', value: shortestDecimal(bits, format), note: capitalize(parts.kind) },
    ...(isNumber ? [{ name: 'Exact value', value: exactDecimal(parts), ...accuracyNotes[accuracy] }] : []),
    {
      name: 'Bits',
      value: hex(bits, format),
      ...(!isNumber && accuracyNotes[accuracy]),
    },
    { name: 'Sign', value: parts.isNegative ? '1' : '0', note: parts.isNegative ? 'Negative' : 'Positive' },
    {
      name: 'Exponent',
      value: parts.exponentField.toString(2).padStart(format.exponentBits, '0'),
      note: describeExponent(parts, format),
    },
    {
      name: 'Significand',
      value: parts.fraction.toString(2).padStart(format.fractionBits, '0'),
      note: describeSignificand(parts, isNumber, format),
    },
    ...neighbours(bits, format),
  ];
}

const hex = (bits: bigint, format: FloatFormat) => `0x${bits.toString(16).padStart(format.bits / 4, '0')}`;

function describeExponent({ exponentField, kind }: FloatParts, format: FloatFormat): string {
  const bias = biasOf(format);
  switch (kind) {
    case 'normal':
      return `${exponentField} − ${bias} = ${minus(exponentField - bias)}`;
    case 'zero':
    case 'subnormal':
      return `All zeros stand for ${minus(1 - bias)}, without a leading 1`;
    default:
      return 'All ones: infinity or NaN';
  }
}

function describeSignificand(
  { kind, significand, exponent, fraction }: FloatParts,
  isNumber: boolean,
  { fractionBits }: FloatFormat,
): string {
  if (!isNumber) {
    // The first bit tells whether the NaN is quiet; the others are the payload (IEEE 754-2019, section 6.2.1).
    const payload = BigInt.asUintN(fractionBits - 1, fraction);
    return kind === 'infinity' ? 'All zeros: infinity' : `NaN with the payload ${payload}`;
  }
  const leading = kind === 'normal' ? 1 : 0;
  return `After a leading ${leading} that is not stored; all in all ${significand} × 2^${minus(exponent)}`;
}

/** Uses a proper minus sign, as numbers have in sentences. */
const minus = (value: number) => String(value).replace('-', '−');

function neighbours(bits: bigint, format: FloatFormat): readonly ResultRow[] {
  return ([-1, 1] as const).flatMap((step) => {
    const next = neighbour(bits, step, format);
    return next === undefined
      ? []
      : [
          {
            name: step === -1 ? 'Next below' : 'Next above',
            value: shortestDecimal(next, format),
            note: hex(next, format),
          },
        ];
  });
}
