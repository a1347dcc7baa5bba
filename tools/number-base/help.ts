import type { HelpOf } from '#tools/define-tool.ts';
import type { numberBase } from './tool.ts';

export const help: HelpOf<typeof numberBase> = {
  IntegerBases: [
    'A number with 0x is read as hexadecimal, with 0o as octal, with 0b as binary, and any other as decimal. For digits without a prefix, choose their base.',
    'Digits may be grouped with spaces, _ or an apostrophe. Numbers can have any number of digits.',
    'Below the bases are the lowest 8, 16, 32 and 64 bits in two’s complement, read as an unsigned and as a signed integer. What does not fit is marked.',
  ],
  FloatingPoint: [
    'Type a decimal number to see which IEEE 754 number is nearest to it, and which value that has exactly. Halfway between two, the one with an even significand is taken.',
    'Type 0x or 0b and digits to give the bits themselves: 0x7ff0000000000000 is Infinity as a double.',
    'The next number below and above shows how fine the numbers are there.',
  ],
};
