import * as v from 'valibot';
import { withinEngineLimits } from '#shared/engine-limit.ts';
import { ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation, optionHints, tableOf } from '#tools/define-operation.ts';

const bases = Array.from({ length: 35 }, (_, index) => String(index + 2));

const baseLabels = Object.fromEntries(bases.map((base) => [base, `Base ${base}`]));

const names = { 2: 'binary', 8: 'octal', 10: 'decimal', 16: 'hexadecimal' };
const namedLabels = {
  ...baseLabels,
  ...Object.fromEntries(Object.entries(names).map(([base, name]) => [base, `Base ${base}, ${name}`])),
};

const convert = defineOperation({
  id: 'number-base.convert',
  title: 'Write a whole number in other bases',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['application/json'],
  options: v.object({
    from: v.optional(
      v.pipe(
        v.picklist(['prefix', ...bases]),
        v.title('Read as'),
        v.description('A number without a prefix (0x, 0o or 0b) is decimal unless another base is chosen here.'),
        optionHints({ labels: { ...namedLabels, prefix: 'As its prefix says' } }),
      ),
      'prefix',
    ),
    another: v.optional(v.pipe(v.picklist(bases), v.title('Another base'), optionHints({ labels: baseLabels })), '36'),
    isUpperCase: v.optional(v.pipe(v.boolean(), v.title('Upper case')), false),
    isGrouped: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Group digits'),
        v.description('Puts a space between groups of three decimal digits, or of four in other bases.'),
      ),
      false,
    ),
    hasPrefix: v.optional(
      v.pipe(v.boolean(), v.title('Prefixes'), v.description('Puts 0b, 0o or 0x before the digits.')),
      false,
    ),
  }),
  example: {
    input: '0xff',
    options: { another: '3' },
    output: '{\n  "Binary": "11111111",\n  "Octal": "377",\n  "Decimal": "255",\n  "Hex": "ff",\n  "Base 3": "100110",',
  },
  async run(text, { from, another, ...style }) {
    const { readDigits } = await import('./read-digits.ts');
    const { integerValue } = await import('./integer-value.ts');
    const { integerRows } = await import('./integer-rows.ts');
    const read = readDigits(text, from === 'prefix' ? undefined : Number(from));
    if (!read.ok) {
      return read;
    }
    return withinEngineLimits(() =>
      ok({ ...tableOf(integerRows(integerValue(read.value), Number(another), style)), fileName: 'number.json' }),
    );
  },
});

const takeFloatApart = defineOperation({
  id: 'number-base.take-float-apart',
  title: 'Take an IEEE 754 number apart',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['application/json'],
  options: v.object({
    format: v.optional(
      v.pipe(
        v.picklist(['double', 'single']),
        v.title('Format'),
        v.description('A double has 64 bits, a single 32.'),
        optionHints({ labels: { double: 'Double', single: 'Single' } }),
      ),
      'double',
    ),
    reading: v.optional(
      v.pipe(
        v.picklist(['either', 'bits']),
        v.title('Read as'),
        v.description('Digits without a prefix can be a decimal number, or bits in hexadecimal.'),
        optionHints({ labels: { either: 'Number', bits: 'Hex bits' } }),
      ),
      'either',
    ),
  }),
  example: {
    input: '0.1',
    output:
      '{\n  "Value": "0.1",\n  "Exact value": "0.1000000000000000055511151231257827021181583404541015625",\n  "Bits": "0x3fb999999999999a"',
  },
  async run(text, { format: name, reading }) {
    const { formats } = await import('./float-format.ts');
    const { readFloat } = await import('./read-float.ts');
    const { floatRows } = await import('./float-rows.ts');
    const format = formats[name];
    const read = readFloat(text, format, reading === 'bits');
    return read.ok ? ok({ ...tableOf(floatRows(read.value, format)), fileName: 'floating-point.json' }) : read;
  },
});

/** The operations of Number base. */
export const operations: readonly AnyOperation[] = [convert, takeFloatApart];
