import { countOf } from '#shared/formats/words/count-of.ts';
import type { ResultRow } from '#tools/define-operation.ts';
import { type DigitStyle, writeInteger } from './write-integer.ts';

const namedBases = [
  { base: 2, name: 'Binary' },
  { base: 8, name: 'Octal' },
  { base: 10, name: 'Decimal' },
  { base: 16, name: 'Hex' },
] as const;

const widths = [8, 16, 32, 64] as const;

/**
 * Lists an integer in the usual bases and in one more, and its lowest bits as computers store integers.
 * @param another the additional base, 2 to 36; left out if it is one of the usual ones
 */
export function integerRows(value: bigint, another: number, style: DigitStyle): readonly ResultRow[] {
  const bases = [
    ...namedBases,
    ...(namedBases.some(({ base }) => base === another) ? [] : [{ base: another, name: `Base ${another}` }]),
  ];
  return [
    ...bases.map(({ base, name }) => ({
      name,
      value: writeInteger(value, base, style),
      ...(base === 2 && { note: describeLength(value) }),
    })),
    ...widths.flatMap((width) => rowsOfWidth(value, width, style)),
  ];
}

function describeLength(value: bigint): string {
  const length = value === 0n ? 1 : (value < 0n ? -value : value).toString(2).length;
  return `${countOf(length, 'bit')}${value < 0n ? ', without its sign' : ''}`;
}

/**
 * Two's complement: the remainder modulo 2 ** width is kept, and read as unsigned or with its highest bit as the sign.
 */
function rowsOfWidth(value: bigint, width: number, style: DigitStyle): readonly ResultRow[] {
  const bits = BigInt.asUintN(width, value);
  const views = [
    { name: `Unsigned ${width}-bit`, read: bits },
    { name: `Signed ${width}-bit`, read: BigInt.asIntN(width, value) },
  ];
  return [
    { name: `${width} bits`, value: writeInteger(bits, 16, style, width / 4) },
    ...views.map(({ name, read }) => ({
      name,
      value: writeInteger(read, 10, style),
      ...(read !== value && { note: 'Does not fit: this is what its lowest bits read as', tone: 'bad' as const }),
    })),
  ];
}
