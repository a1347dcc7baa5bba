import type { SpaceName } from '../color.ts';
import { isRefusal, type ReadColor, type Refusal } from '../parse-outcome.ts';
import { mixingSpaces } from './color-functions.ts';
import { findMathFunction } from './math-functions.ts';
import { hueIndexOf } from './missing-components.ts';
import { type HueMethod, hueMethods, mixColors } from './mix-colors.ts';
import { readComponent } from './read-component.ts';
import { passClosing, passSign, passWord, peek, type TokenReader, unexpected } from './token-reader.ts';

type ReadAnyColor = (reader: TokenReader) => ReadColor | Refusal;

interface Method {
  readonly space: SpaceName;
  readonly hue: HueMethod;
}

interface Operand {
  readonly color: ReadColor;
  /** 0 to 100, or undefined if none is written. */
  readonly percentage: number | undefined;
}

/**
 * Reads the arguments of `color-mix()` with its closing bracket, and mixes: CSS Color 5, section 3.
 * @param readColor reads any colour, since one may be a mixture again
 */
export function readColorMix(reader: TokenReader, readColor: ReadAnyColor): ReadColor | Refusal {
  const method = readMethod(reader);
  if (isRefusal(method)) {
    return method;
  }
  const first = readOperand(reader, readColor);
  if (isRefusal(first)) {
    return first;
  }
  if (!passSign(reader, ',')) {
    return unexpected(reader, 'Expected a comma and the second colour.');
  }
  const second = readOperand(reader, readColor);
  if (isRefusal(second)) {
    return second;
  }
  const isOneTooMany = peek(reader)?.kind === ',';
  const end = passClosing(reader, isOneTooMany ? 'color-mix() takes two colours.' : 'Expected the closing bracket.');
  return end ?? mix(reader, method, first, second);
}

/** Reads `in`, the space and the way round the hues, with the comma after them. Oklab is the default. */
function readMethod(reader: TokenReader): Method | Refusal {
  if (!passWord(reader, 'in')) {
    return { space: 'oklab', hue: 'shorter' };
  }
  const token = peek(reader);
  const space =
    token?.kind === 'word' && Object.hasOwn(mixingSpaces, token.word) ? mixingSpaces[token.word] : undefined;
  if (space === undefined) {
    const known = Object.keys(mixingSpaces).join(', ');
    const message = `After “in” comes a colour space: ${known}.`;
    return token?.kind === 'word' ? { code: 'unknown-space', message, at: token.at } : unexpected(reader, message);
  }
  reader.next += 1;
  const hue = readHueMethod(reader, space);
  if (isRefusal(hue)) {
    return hue;
  }
  return passSign(reader, ',') ? { space, hue } : unexpected(reader, 'Expected a comma and the first colour.');
}

function readHueMethod(reader: TokenReader, space: SpaceName): HueMethod | Refusal {
  const token = peek(reader);
  const method = token?.kind === 'word' ? hueMethods.find((each) => each === token.word) : undefined;
  if (token === undefined || method === undefined) {
    return 'shorter';
  }
  if (hueIndexOf(space) < 0) {
    return { code: 'no-hue', message: `${space} has no hue to take the ${method} way.`, at: token.at };
  }
  reader.next += 1;
  return passWord(reader, 'hue') ? method : unexpected(reader, `Expected the word “hue” after “${method}”.`);
}

/** Reads a colour with a percentage before or after it, or with none. */
function readOperand(reader: TokenReader, readColor: ReadAnyColor): Operand | Refusal {
  const before = readPercentage(reader);
  if (isRefusal(before)) {
    return before;
  }
  const color = readColor(reader);
  if (isRefusal(color)) {
    return color;
  }
  const after = before === undefined ? readPercentage(reader) : undefined;
  return isRefusal(after) ? after : { color, percentage: before ?? after };
}

const noKeywords = new Map<string, never>();

function readPercentage(reader: TokenReader): number | Refusal | undefined {
  const token = peek(reader);
  const isCalculated = token?.kind === 'function' && findMathFunction(token.word) !== undefined;
  if (token?.kind !== 'number' && !isCalculated) {
    return undefined;
  }
  const written = readComponent(reader, noKeywords);
  if (written === undefined || isRefusal(written)) {
    return written;
  }
  const { value = 0, unit, at } = written;
  if (unit !== '%') {
    return { code: 'unit', message: 'The share of a colour is a percentage.', at };
  }
  const clamped = Math.min(100, Math.max(0, value));
  return clamped === value || isCalculated
    ? clamped
    : { code: 'percentage-range', message: 'The share of a colour is from 0% to 100%.', at };
}

/** Mixes by percentages, which need not add up to 100: CSS Color 5, section 3.2. */
function mix(reader: TokenReader, method: Method, first: Operand, second: Operand): ReadColor {
  const one = first.percentage ?? 100 - (second.percentage ?? 50);
  const other = second.percentage ?? 100 - one;
  const sum = one + other;
  if (sum === 0) {
    reader.notes.push('The percentages add up to 0%, which gives a transparent colour; older browsers refuse it.');
  }
  const portion = sum === 0 ? 0.5 : other / sum;
  const mixed = mixColors(first.color, second.color, { ...method, portion });
  return { ...mixed, alpha: mixed.alpha === undefined ? undefined : mixed.alpha * Math.min(1, sum / 100) };
}
