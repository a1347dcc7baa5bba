import { capitalize } from '#shared/formats/words/capitalize.ts';
import { type Component, isRefusal, type ReadColor, type Refusal } from '../parse-outcome.ts';
import type { Keywords } from './calculate.ts';
import type { Channel, ColorFunction } from './color-functions.ts';
import { readComponent, toDegrees, type WrittenComponent } from './read-component.ts';
import { passClosing, passSign, peek, type TokenReader, unexpected } from './token-reader.ts';

/** What a relative colour takes from the colour after `from`. */
export interface Origin {
  readonly keywords: Keywords;
  /** The alpha if none is written. */
  readonly alpha: Component;
}

const noKeywords: Keywords = new Map();

/** The spaces in which the components of a relative colour are not clamped: it may be outside sRGB. */
const unclampedSpaces: ReadonlySet<string> = new Set(['srgb', 'hsl', 'hwb']);

/**
 * Reads the arguments of a colour function, and its closing bracket.
 * @param name the name of the function, for messages
 * @param origin the colour after `from`, if there is one
 */
export function readColorFunction(
  reader: TokenReader,
  name: string,
  { space, channels, commas, note }: ColorFunction,
  origin?: Origin,
): ReadColor | Refusal {
  const isClamped = origin === undefined || !unclampedSpaces.has(space);
  const coordinates: Component[] = [];
  let firstUnit = '';
  let isLegacy = false;
  for (const [index, channel] of channels.entries()) {
    if (isLegacy && !passSign(reader, ',')) {
      return unexpected(reader, `Expected a comma before ${channel.name}: there is one after the first value.`);
    }
    const written = readChannel(reader, channel, origin);
    if (isRefusal(written)) {
      return written;
    }
    if (index === 0) {
      firstUnit = written.unit;
      isLegacy = commas !== undefined && origin === undefined && peek(reader)?.kind === ',';
    }
    const fault = isLegacy ? checkLegacy(name, channel, written, legacyUnit(commas, channel, firstUnit)) : undefined;
    const coordinate = fault ?? toCoordinate(channel, written);
    if (isRefusal(coordinate)) {
      return coordinate;
    }
    coordinates.push(isClamped ? clamp(channel, coordinate, written, reader) : coordinate);
  }
  const alpha = readAlpha(reader, isLegacy, origin);
  if (isRefusal(alpha)) {
    return alpha;
  }
  if (note !== undefined) {
    reader.notes.push(note);
  }
  const [first, second, third] = coordinates;
  return passClosing(reader) ?? { space, coordinates: [first, second, third], alpha };
}

function readChannel(
  reader: TokenReader,
  { name, isHue = false }: Channel,
  origin: Origin | undefined,
): WrittenComponent | Refusal {
  const kinds = isHue ? 'a number or an angle' : 'a number or a percentage';
  return readComponent(reader, origin?.keywords ?? noKeywords) ?? unexpected(reader, expect(name, kinds, origin));
}

function expect(name: string, kinds: string, origin: Origin | undefined): string {
  const keywords = origin === undefined ? '' : `, or one of ${[...origin.keywords.keys()].join(', ')}`;
  return `Expected ${name}: ${kinds}${keywords}.`;
}

/** The unit that every channel must have in the form with commas. */
function legacyUnit(commas: ColorFunction['commas'], { isHue = false }: Channel, firstUnit: string) {
  if (isHue || commas === 'any') {
    return undefined;
  }
  return commas === 'rgb' && firstUnit === '' ? '' : '%';
}

function checkLegacy(
  functionName: string,
  { name }: Channel,
  { value, unit, at }: WrittenComponent,
  wanted: string | undefined,
): Refusal | undefined {
  if (value === undefined) {
    return { code: 'unexpected', message: `With commas, ${name} of ${functionName}() cannot be none.`, at };
  }
  if (wanted === undefined || unit === wanted) {
    return undefined;
  }
  const kind = wanted === '' ? 'a number like the first' : 'a percentage';
  return { code: 'legacy-unit', message: `With commas, ${name} of ${functionName}() has to be ${kind}.`, at };
}

function toCoordinate(
  { name, isHue = false, perNumber = 1, full }: Channel,
  { value, unit, at }: WrittenComponent,
): Component | Refusal {
  if (value === undefined) {
    return undefined;
  }
  if (isHue) {
    return (
      toDegrees(value, unit) ?? {
        code: 'unit',
        message: 'A hue is a number, or an angle in deg, grad, rad or turn.',
        at,
      }
    );
  }
  if (unit === '%') {
    return (value / 100) * full;
  }
  return unit === ''
    ? value * perNumber
    : { code: 'unit', message: `${capitalize(name)} is a number or a percentage, without “${unit}”.`, at };
}

function clamp(
  { name, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, perNumber = 1, full }: Channel,
  coordinate: Component,
  { unit, at, end }: WrittenComponent,
  { text, notes }: TokenReader,
): Component {
  if (coordinate === undefined) {
    return undefined;
  }
  const clamped = Math.min(maximum, Math.max(minimum, coordinate));
  if (clamped !== coordinate) {
    const limit = unit === '%' ? `${(clamped / full) * 100}%` : String(Math.round(clamped / perNumber));
    notes.push(`${capitalize(name)} ${text.slice(at, end)} is out of range: CSS takes ${limit}.`);
  }
  return clamped;
}

/** Reads the sign before alpha and alpha, if they are there. */
function readAlpha(reader: TokenReader, isLegacy: boolean, origin: Origin | undefined): Component | Refusal {
  const sign = peek(reader);
  if (sign?.kind === ')' || sign === undefined) {
    return origin === undefined ? 1 : origin.alpha;
  }
  if (!passSign(reader, isLegacy ? ',' : '/')) {
    const mark = isLegacy ? 'a comma' : 'a slash';
    const isExtra = ['number', 'word', 'function'].includes(sign.kind);
    return unexpected(
      reader,
      isExtra
        ? `Three values were expected; before alpha comes ${mark}.`
        : `Expected ${mark} and alpha, or the closing bracket.`,
    );
  }
  const message = expect('alpha', 'a number from 0 to 1 or a percentage', origin);
  const written = readComponent(reader, origin?.keywords ?? noKeywords) ?? unexpected(reader, message);
  if (isRefusal(written)) {
    return written;
  }
  const { value, unit, at, end } = written;
  if (!['', '%'].includes(unit) || (isLegacy && value === undefined)) {
    return { code: 'unexpected', message, at };
  }
  if (value === undefined) {
    return undefined;
  }
  const alpha = unit === '%' ? value / 100 : value;
  const clamped = Math.min(1, Math.max(0, alpha));
  if (clamped !== alpha) {
    const limit = unit === '%' ? `${clamped * 100}%` : clamped;
    reader.notes.push(`Alpha ${reader.text.slice(at, end)} is out of range: CSS takes ${limit}.`);
  }
  return clamped;
}
