import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { formats } from './float-format.ts';
import { readFloat } from './read-float.ts';

/** Numbers that are pasted to be examined have few digits. */
const longest = 80;

/** A number with a point or an exponent; without either, it is an integer. */
const fraction = /^\s*[-+−]?(?:\d+\.\d*|\.\d+|\d+(?:\.\d*)?e[-+−]?\d{1,5}|\d*\.\d+e[-+−]?\d{1,5})\s*$/i;
const word = /^\s*(?:[-+−]?Infinity|NaN)\s*$/;

/**
 * Recognises a number with a fraction or an exponent, and shows how a computer stores it.
 * @example recognise({ text: '0.5', size: 3 })?.preview // '0x3fe0000000000000 as a double, exactly'
 */
export const recognise: Recognise = ({ text, size }) => {
  if (text === undefined || size > longest || !(fraction.test(text) || word.test(text))) {
    return undefined;
  }
  const read = readFloat(text, formats.double, false);
  if (!read.ok) {
    return undefined;
  }
  const { bits, accuracy } = read.value;
  const how = { exact: 'exactly', nearest: 'the nearest to it', overflow: 'infinity, since it is too large' }[accuracy];
  return {
    confidence: 0.7,
    preview: `0x${bits.toString(16).padStart(16, '0')} as a double, ${how}`,
    operation: 'number-base.take-float-apart',
    screenId: 'FloatingPoint',
    input: 'lastNumberBaseFloat',
  };
};

/** The bits of the number. */
export const answer: AnswerOf = (_sample, { preview }) => /^\S+/.exec(preview)?.[0];
