import { defineTab, defineTool } from '#tools/define-tool.ts';

const integerBases = defineTab({
  id: 'IntegerBases',
  path: 'IntegerBases',
  tabLabel: 'Integer',
  menuLabel: 'Number base',
  accelerator: 'CommandOrControl+Alt+N',
  heading: 'Number Base',
  title: 'Number Base',
  detail: 'Write whole numbers of any size in bases 2 to 36, and see their bits as signed and unsigned integers.',
  keywords: [
    'binary',
    'octal',
    'decimal',
    'hexadecimal',
    'hex',
    'radix',
    'base 16',
    'base 36',
    'base converter',
    'two’s complement',
    'bigint',
  ],
  operation: 'number-base.convert',
  takesText: 'integer',
  inputs: {
    integer: {
      name: 'lastNumberBaseInteger',
      default: '0xCAFE_BABE',
      label: 'Whole number',
      placeholder: 'Type a whole number: 255, 0xff, 0b1111_1111, 0o377, -1',
    },
  },
});

const floatingPoint = defineTab({
  id: 'FloatingPoint',
  path: 'FloatingPoint',
  tabLabel: 'Floating point',
  heading: 'Floating Point',
  title: 'Floating Point',
  detail: 'Take IEEE 754 numbers apart: sign, exponent, significand, the exact value, and the next number either side.',
  keywords: ['ieee 754', 'double', 'single', 'float32', 'float64', 'mantissa', 'nan', 'infinity', 'ulp', 'rounding'],
  operation: 'number-base.take-float-apart',
  takesText: 'float',
  inputs: {
    float: {
      name: 'lastNumberBaseFloat',
      default: '0.1',
      label: 'Number or bits',
      placeholder: 'Type a number: 0.1, 1e-9, Infinity, NaN; or its bits: 0x3ff0000000000000',
    },
  },
});

export const numberBase = defineTool({
  kind: 'tabbed',
  id: 'NumberBase',
  route: '/NumberBase',
  folder: 'number-base',
  menuLabel: 'Number base',
  tabs: [integerBases, floatingPoint],
});
