import type { AnswerOf, Recognise, Recognition } from '#tools/define-operation.ts';
import { integerValue } from './integer-value.ts';
import { readDigits } from './read-digits.ts';
import { writeInteger } from './write-integer.ts';

/** Numbers that are pasted to be examined have few digits. */
const longest = 80;

const prefixed = /^\s*[-+−]?\s*0(?:x[\da-f]|o[0-7]|b[01])/i;
const decimal = /^\s*[-+−]?(?:\d+|\d{1,3}(?:[_'’ ]\d{3})+)\s*$/;
const binary = /^\s*[01]{6,64}\s*$/;
/** One or two bytes that consist only of letters may be a word, and digits alone are decimal. */
const hexadecimal =
  /^\s*(?:(?=[\da-f]*\d)(?=[\da-f]*[a-f])(?:[\da-f]{2}|[\da-f]{4})|(?=[\da-f]*[a-f])(?:[\da-f]{8}|[\da-f]{16}))\s*$/i;

/**
 * Recognises an integer: with the prefix of a base it is unambiguous, without one it may be a date, an amount, a
 * colour.
 * @example recognise({ text: '0xff', size: 4 })?.preview // '255 in decimal'
 * @example recognise({ text: '255', size: 3 })?.preview // '0xff in hexadecimal, 0b11111111 in binary'
 */
export const recognise: Recognise = ({ text, size }) => {
  if (text === undefined || size > longest) {
    return undefined;
  }
  if (prefixed.test(text)) {
    const value = integerOf(text);
    return value === undefined ? undefined : found(0.9, `${value} in decimal`);
  }
  if (binary.test(text)) {
    const value = integerOf(text.trim(), 2);
    return { ...found(0.6, `${value} in decimal, if it is binary`), text: `0b${text.trim()}` };
  }
  if (decimal.test(text)) {
    return recogniseDecimal(text);
  }
  if (hexadecimal.test(text)) {
    const digits = text.trim();
    // Two digits are a byte and eight a word of memory, but four may also be some code.
    const confidence = digits.length === 4 ? 0.4 : 0.5;
    return { ...found(confidence, `${integerOf(digits, 16)} in decimal, if it is hexadecimal`), text: `0x${digits}` };
  }
  return undefined;
};

function recogniseDecimal(text: string): Recognition | undefined {
  const value = integerOf(text);
  if (value === undefined) {
    return undefined;
  }
  const style = { isUpperCase: false, isGrouped: false, hasPrefix: true };
  const inBinary = value >= -0xffffn && value <= 0xffffn ? `, ${writeInteger(value, 2, style)} in binary` : '';
  return found(0.6, `${writeInteger(value, 16, style)} in hexadecimal${inBinary}`);
}

function integerOf(text: string, base?: number): bigint | undefined {
  const read = readDigits(text, base);
  return read.ok ? integerValue(read.value) : undefined;
}

function found(confidence: number, preview: string): Recognition {
  return {
    confidence,
    preview,
    operation: 'number-base.convert',
    screenId: 'IntegerBases',
    input: 'lastNumberBaseInteger',
  };
}

/** The number in the other base. */
export const answer: AnswerOf = (_sample, { preview }) => /^\S+/.exec(preview)?.[0];
