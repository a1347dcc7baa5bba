import { formatNumber } from '#shared/formats/words/locale.ts';
import { type Component, isRefusal, type Refusal } from '../parse-outcome.ts';
import { degreesOf, type Keywords, readCalculation } from './calculate.ts';
import { findMathFunction, type Quantity } from './math-functions.ts';
import { peek, type TokenReader } from './token-reader.ts';

/** A component as written, before its channel says what it stands for. */
export interface WrittenComponent {
  readonly value: Component;
  /** The unit as it is written; `deg` for a calculated angle. */
  readonly unit: string;
  /** Where it begins and ends in the text. */
  readonly at: number;
  readonly end: number;
}

/** The largest number accepted: beyond it, colour space arithmetic produces infinities. */
const largestNumber = 1_000_000;

/**
 * Reads a component of a colour: a number with or without a unit, a calculation, `none`, or a keyword.
 * @returns undefined if the next token is none of these, and a refusal if it is one of these with a fault
 */
export function readComponent(reader: TokenReader, keywords: Keywords): WrittenComponent | Refusal | undefined {
  const token = peek(reader);
  if (token?.kind === 'function') {
    return readCalculated(reader, token.at, keywords);
  }
  if (token?.kind === 'word' && (token.word === 'none' || keywords.has(token.word))) {
    reader.next += 1;
    return limit({ value: keywords.get(token.word), unit: '', at: token.at, end: token.end });
  }
  if (token?.kind !== 'number') {
    return undefined;
  }
  reader.next += 1;
  return limit({ value: token.value, unit: token.unit, at: token.at, end: token.end });
}

function readCalculated(reader: TokenReader, at: number, keywords: Keywords): WrittenComponent | Refusal {
  const token = peek(reader);
  if (token?.kind === 'function' && findMathFunction(token.word) === undefined) {
    return { code: 'unsupported', message: `${token.word}() is not supported here. Type the value that it gives.`, at };
  }
  const quantity = readCalculation(reader, keywords);
  if (isRefusal(quantity)) {
    return quantity;
  }
  const unit = unitOf(quantity);
  if (unit === undefined) {
    const message = 'This gives a product or a quotient of units, and not a number, a percentage or an angle.';
    return { code: 'unit', message, at };
  }
  // A calculation that gives no number gives 0: CSS Values 4, section 10.9.1.
  const value = Number.isNaN(quantity.value) ? 0 : quantity.value;
  return limit({ value, unit, at, end: reader.tokens[reader.next - 1]?.end ?? at });
}

function unitOf({ percent, angle }: Quantity): '' | '%' | 'deg' | undefined {
  if (percent === 0) {
    return angle === 0 ? '' : angle === 1 ? 'deg' : undefined;
  }
  return percent === 1 && angle === 0 ? '%' : undefined;
}

function limit(component: WrittenComponent): WrittenComponent | Refusal {
  return component.value !== undefined && Math.abs(component.value) > largestNumber
    ? {
        code: 'too-large',
        message: `This number is too large: a component is at most ${formatNumber(largestNumber)}.`,
        at: component.at,
      }
    : component;
}

/** The degrees that a hue stands for, or undefined if its unit is none of an angle. */
export function toDegrees(value: number, unit: string): number | undefined {
  const degrees = unit === '' ? 1 : degreesOf.get(unit);
  return degrees === undefined ? undefined : value * degrees;
}
