import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { type Component, isRefusal, type Refusal } from '../parse-outcome.ts';
import {
  findMathFunction,
  isRoundingStrategy,
  type MathFunction,
  mathConstants,
  type Quantity,
  roundTo,
} from './math-functions.ts';
import type { Token } from './scan-color.ts';
import { passClosing, passOpening, passSign, peek, type TokenReader, unexpected } from './token-reader.ts';

/** The channel keywords of a relative colour with their values; empty elsewhere. */
export type Keywords = ReadonlyMap<string, Component>;

/** How many degrees a unit of angles has. */
export const degreesOf: ReadonlyMap<string, number> = new Map([
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
]);

const needsSpaces = 'In a calculation, + and - need a space on each side.';

const plain = (value: number): Quantity => ({ value, percent: 0, angle: 0 });

const haveSameUnit = (first: Quantity, second: Quantity) =>
  first.percent === second.percent && first.angle === second.angle;

const isPlain = (quantity: Quantity) => haveSameUnit(quantity, plain(0));

/**
 * Reads `calc()` or another function that gives a number, which is next, and calculates it: CSS Values 4, section 10.
 * @param keywords the words that stand for a number besides `pi`, `e`, `infinity` and `NaN`; a missing one is 0
 * @returns the value, which can be infinite or NaN, with its unit, or a refusal with the place of the fault
 * @example readCalculation(readTokens('calc((1 + 2) * 10%)'), new Map()) // { value: 30, percent: 1, angle: 0 }
 */
export function readCalculation(reader: TokenReader, keywords: Keywords): Quantity | Refusal {
  const token = peek(reader);
  const mathFunction = token?.kind === 'function' ? findMathFunction(token.word) : undefined;
  if (token?.kind !== 'function' || mathFunction === undefined) {
    return unexpected(reader, 'Expected a calculation, such as calc(1 + 2).');
  }
  const tooDeep = passOpening(reader);
  if (tooDeep !== undefined) {
    return tooDeep;
  }
  const calculate = token.word === 'round' ? readStrategy(reader, mathFunction) : mathFunction.calculate;
  const values = readArguments(reader, keywords, token.word === 'clamp');
  if (isRefusal(values)) {
    return values;
  }
  const unclosed = passClosing(reader, 'Expected an operator (+ - * /), a comma or the closing bracket.');
  return unclosed ?? apply(token, { ...mathFunction, calculate }, values);
}

/** Passes the strategy of `round()`, if there is one. */
function readStrategy(reader: TokenReader, { calculate }: MathFunction): MathFunction['calculate'] {
  const token = peek(reader);
  if (token?.kind !== 'word' || !isRoundingStrategy(token.word) || reader.tokens[reader.next + 1]?.kind !== ',') {
    return calculate;
  }
  const strategy = token.word;
  reader.next += 2;
  return (value = Number.NaN, step) => roundTo(strategy, value, step);
}

/** @param takesNone whether an argument may be `none`, which is a limit of `clamp()` that does not exist */
function readArguments(
  reader: TokenReader,
  keywords: Keywords,
  takesNone: boolean,
): readonly (Quantity | undefined)[] | Refusal {
  const values: (Quantity | undefined)[] = [];
  do {
    const token = peek(reader);
    if (takesNone && values.length !== 1 && token?.kind === 'word' && token.word === 'none') {
      reader.next += 1;
      values.push(undefined);
      continue;
    }
    const sum = readSum(reader, keywords);
    if (isRefusal(sum)) {
      return sum;
    }
    values.push(sum);
  } while (passSign(reader, ','));
  return values;
}

function apply(
  { word, at }: Token & { kind: 'function' },
  { least, most, takes, gives, calculate }: MathFunction,
  values: readonly (Quantity | undefined)[],
): Quantity | Refusal {
  if (values.length < least || values.length > most) {
    const wanted = least === most ? countOf(least, 'value') : `${formatNumber(least)} or ${countOf(most, 'value')}`;
    const message = `${word}() takes ${wanted}, and this has ${formatNumber(values.length)}.`;
    return { code: 'value-count', message, at };
  }
  const sample = values.find((value) => value !== undefined) ?? plain(0);
  // A number is rounded to whole ones, but a step of an angle or of a percentage has to be given.
  const needsNumbers = takes === 'number' || (word === 'round' && values.length === 1);
  const isTurn = takes === 'turn' && sample.percent === 0 && sample.angle === 1;
  if ((needsNumbers || takes === 'turn') && !isTurn && values.some((value) => value !== undefined && !isPlain(value))) {
    const wanted = takes === 'turn' ? 'a number or an angle' : 'numbers without a unit';
    return { code: 'unit', message: `${word}() takes ${wanted}.`, at };
  }
  if (values.some((value) => value !== undefined && !haveSameUnit(value, sample))) {
    return { code: 'unit', message: `The values of ${word}() need the same unit.`, at };
  }
  const value = calculate(
    ...values.map((each, index) => {
      const limit = index === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      return each === undefined ? limit : isTurn ? (each.value / 180) * Math.PI : each.value;
    }),
  );
  return gives === 'same' ? { ...sample, value } : { ...plain(value), angle: gives === 'angle' ? 1 : 0 };
}

function readSum(reader: TokenReader, keywords: Keywords): Quantity | Refusal {
  let sum = readProduct(reader, keywords);
  while (!isRefusal(sum)) {
    const token = peek(reader);
    if (token?.kind === 'number' && ['+', '-'].includes(reader.text.charAt(token.at))) {
      return { code: 'unexpected', message: needsSpaces, at: token.at };
    }
    if (token?.kind !== '+' && token?.kind !== '-') {
      break;
    }
    if (!isBetweenSpaces(reader, token)) {
      return { code: 'unexpected', message: needsSpaces, at: token.at };
    }
    reader.next += 1;
    const addend = readProduct(reader, keywords);
    if (isRefusal(addend)) {
      return addend;
    }
    if (!haveSameUnit(sum, addend)) {
      const message = `Only values with the same unit can be ${token.kind === '+' ? 'added' : 'subtracted'}.`;
      return { code: 'unit', message, at: token.at };
    }
    sum = { ...sum, value: token.kind === '+' ? sum.value + addend.value : sum.value - addend.value };
  }
  return sum;
}

/** Whether there is white space on both sides of the next token; a comment is none. */
function isBetweenSpaces({ text, tokens, next }: TokenReader, { at, end }: Token): boolean {
  const isSpace = (from: number, to: number) => /\s/u.test(text.slice(from, to).replace(/\/\*[\s\S]*?\*\//gu, ''));
  return isSpace(tokens[next - 1]?.end ?? at, at) && isSpace(end, tokens[next + 1]?.at ?? text.length);
}

function readProduct(reader: TokenReader, keywords: Keywords): Quantity | Refusal {
  let product = readOperand(reader, keywords);
  while (!isRefusal(product)) {
    const token = peek(reader);
    if (token?.kind !== '*' && token?.kind !== '/') {
      break;
    }
    reader.next += 1;
    const factor = readOperand(reader, keywords);
    if (isRefusal(factor)) {
      return factor;
    }
    const sign = token.kind === '*' ? 1 : -1;
    product = {
      value: sign === 1 ? product.value * factor.value : product.value / factor.value,
      percent: product.percent + sign * factor.percent,
      angle: product.angle + sign * factor.angle,
    };
  }
  return product;
}

function readOperand(reader: TokenReader, keywords: Keywords): Quantity | Refusal {
  const token = peek(reader);
  if (token?.kind === '(') {
    const tooDeep = passOpening(reader);
    const sum = tooDeep ?? readSum(reader, keywords);
    return isRefusal(sum)
      ? sum
      : (passClosing(reader, 'Expected an operator (+ - * /) or the closing bracket.') ?? sum);
  }
  if (token?.kind === 'function' && findMathFunction(token.word) !== undefined) {
    return readCalculation(reader, keywords);
  }
  if (token?.kind === 'function') {
    const message = `${token.word}() is not supported here. Type the value that it gives.`;
    return { code: 'unsupported', message, at: token.at };
  }
  if (token?.kind === 'word') {
    return readWord(reader, token, keywords);
  }
  if (token?.kind !== 'number') {
    return unexpected(reader, 'Expected a value.');
  }
  reader.next += 1;
  const degrees = degreesOf.get(token.unit);
  if (degrees !== undefined) {
    return { value: token.value * degrees, percent: 0, angle: 1 };
  }
  return ['', '%'].includes(token.unit)
    ? { ...plain(token.value), percent: token.unit === '%' ? 1 : 0 }
    : {
        code: 'unit',
        message: `“${token.unit}” is not a unit of colours: %, deg, grad, rad and turn are.`,
        at: token.at,
      };
}

function readWord(reader: TokenReader, token: Token & { kind: 'word' }, keywords: Keywords): Quantity | Refusal {
  const { word, at } = token;
  const value = keywords.has(word) ? (keywords.get(word) ?? 0) : mathConstants.get(word);
  if (value !== undefined) {
    reader.next += 1;
    return plain(value);
  }
  if (word.includes('-') && !word.startsWith('-')) {
    return { code: 'unknown-word', message: `“${word}” is one word. ${needsSpaces}`, at };
  }
  const known = keywords.size === 0 ? '' : ` Known are ${[...keywords.keys()].join(', ')}, pi and e.`;
  return { code: 'unknown-word', message: `“${word}” is not a number in this calculation.${known}`, at };
}
