import { capitalize } from '#shared/formats/words/capitalize.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Color } from './color.ts';
import type { Channel, ColorFunction } from './color-functions.ts';
import type { ParsedColor, Refusal } from './parse-outcome.ts';
import type { Token } from './scan-color.ts';

type NumberToken = Token & { kind: 'number' };

const degreesOf: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** The largest number accepted: beyond it, colour space arithmetic produces infinities. */
const largestNumber = 1_000_000;

/**
 * Reads the arguments of a colour function.
 * @param tokens the tokens after the opening bracket, and after the colour space in `color()`
 */
export function readColorFunction(
  text: string,
  name: string,
  { space, channels, commas }: ColorFunction,
  tokens: readonly Token[],
): ParsedColor | Refusal {
  const isLegacy = commas !== undefined && tokens[1]?.kind === ',';
  const notes: string[] = [];
  const coordinates: number[] = [];
  let index = 0;
  for (const channel of channels) {
    if (isLegacy && coordinates.length > 0) {
      const comma = tokens[index];
      if (comma?.kind !== ',') {
        return unexpected(text, comma, `Expected a comma before ${channel.name}: there is one after the first value.`);
      }
      index += 1;
    }
    const token = tokens[index];
    const unit = isLegacy ? legacyUnit(commas, channel, tokens[0]) : undefined;
    const read = readChannel(text, name, channel, token, { isLegacy, unit });
    if (typeof read !== 'number') {
      return read;
    }
    index += 1;
    coordinates.push(clamp(channel, read, token, text, notes));
  }
  const alpha = readAlpha(text, tokens.slice(index), isLegacy, notes);
  if (typeof alpha !== 'number') {
    return alpha;
  }
  const [first = 0, second = 0, third = 0] = coordinates;
  const color: Color = { space, coordinates: [first, second, third], alpha };
  return { color, notes };
}

/** The unit that every channel must have in the form with commas. */
function legacyUnit(commas: 'rgb' | 'hsl', { isHue = false }: Channel, first: Token | undefined): string | undefined {
  if (isHue) {
    return undefined;
  }
  return commas === 'rgb' && first?.kind === 'number' && first.unit === '' ? '' : '%';
}

function readChannel(
  text: string,
  functionName: string,
  channel: Channel,
  token: Token | undefined,
  { isLegacy, unit }: { readonly isLegacy: boolean; readonly unit: string | undefined },
): number | Refusal {
  const { name, isHue = false, perNumber = 1, full } = channel;
  if (token?.kind === 'word' && token.word === 'none' && !isLegacy) {
    return 0;
  }
  if (token?.kind !== 'number') {
    return unexpected(text, token, `Expected ${name}: ${isHue ? 'a number or an angle' : 'a number or a percentage'}.`);
  }
  if (Math.abs(token.value) > largestNumber) {
    const message = `This number is too large: a component is at most ${formatNumber(largestNumber)}.`;
    return { code: 'too-large', message, at: token.at };
  }
  if (unit !== undefined && token.unit !== unit) {
    const wanted = unit === '' ? 'a number like the first' : 'a percentage';
    const message = `With commas, ${name} of ${functionName}() has to be ${wanted}.`;
    return { code: 'legacy-unit', message, at: token.at };
  }
  if (isHue) {
    const degrees = degreesOf[token.unit];
    return degrees === undefined || !Object.hasOwn(degreesOf, token.unit)
      ? { code: 'unit', message: 'A hue is a number, or an angle in deg, grad, rad or turn.', at: token.at }
      : token.value * degrees;
  }
  if (token.unit === '%') {
    return (token.value / 100) * full;
  }
  return token.unit === ''
    ? token.value * perNumber
    : {
        code: 'unit',
        message: `${capitalize(name)} is a number or a percentage, without “${token.unit}”.`,
        at: token.at,
      };
}

function clamp(
  { name, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, perNumber = 1, full }: Channel,
  coordinate: number,
  token: Token | undefined,
  text: string,
  notes: string[],
): number {
  const clamped = Math.min(maximum, Math.max(minimum, coordinate));
  if (clamped !== coordinate && token?.kind === 'number') {
    const limit = token.unit === '%' ? `${(clamped / full) * 100}%` : String(Math.round(clamped / perNumber));
    notes.push(`${capitalize(name)} ${text.slice(token.at, token.end)} is out of range: CSS takes ${limit}.`);
  }
  return clamped;
}

function readAlpha(text: string, tokens: readonly Token[], isLegacy: boolean, notes: string[]): number | Refusal {
  const [sign, token, close] = tokens;
  const mark = isLegacy ? ',' : '/';
  if (sign?.kind === ')' || sign === undefined) {
    return readEnd(text, tokens) ?? 1;
  }
  if (sign.kind !== mark) {
    const isExtra = sign.kind === 'number' || sign.kind === 'word';
    return unexpected(
      text,
      sign,
      isExtra
        ? `Three values were expected; before alpha comes ${isLegacy ? 'a comma' : 'a slash'}.`
        : `Expected ${isLegacy ? 'a comma' : 'a slash'} and alpha, or the closing bracket.`,
    );
  }
  const end = readEnd(text, tokens.slice(2));
  if (token?.kind === 'word' && token.word === 'none' && !isLegacy) {
    return end ?? 0;
  }
  if (token?.kind !== 'number' || !['', '%'].includes(token.unit)) {
    return unexpected(text, token ?? close, 'Expected alpha: a number from 0 to 1 or a percentage.');
  }
  const alpha = alphaOf(token);
  const clamped = Math.min(1, Math.max(0, alpha));
  if (clamped !== alpha) {
    const limit = token.unit === '%' ? `${clamped * 100}%` : clamped;
    notes.push(`Alpha ${text.slice(token.at, token.end)} is out of range: CSS takes ${limit}.`);
  }
  return end ?? clamped;
}

const alphaOf = ({ value, unit }: NumberToken) => (unit === '%' ? value / 100 : value);

/** Expects the closing bracket and nothing after it. */
function readEnd(text: string, [close, after]: readonly Token[]): Refusal | undefined {
  if (close?.kind !== ')') {
    return unexpected(
      text,
      close,
      close === undefined ? 'The closing bracket is missing.' : 'Expected the closing bracket.',
    );
  }
  return after === undefined
    ? undefined
    : { code: 'unexpected', message: 'One colour was expected; this comes after it.', at: after.at };
}

function unexpected(text: string, token: Token | undefined, message: string): Refusal {
  return token === undefined
    ? { code: 'incomplete', message, at: text.length }
    : { code: 'unexpected', message, at: token.at };
}
