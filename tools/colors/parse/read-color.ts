import { countOf } from '#shared/formats/words/count-of.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { fromBytes } from '../color.ts';
import { findNamedColor } from '../color-names.ts';
import { isRefusal, type ReadColor, type Refusal } from '../parse-outcome.ts';
import {
  type ColorFunction,
  colorFunctions,
  predefinedSpaces,
  unsupportedFunctions,
  unsupportedWords,
} from './color-functions.ts';
import { findMathFunction } from './math-functions.ts';
import { readColorFunction } from './read-color-function.ts';
import { readColorMix } from './read-color-mix.ts';
import { toOrigin } from './relative-color.ts';
import type { Token } from './scan-color.ts';
import { passOpening, passWord, peek, type TokenReader, unexpected } from './token-reader.ts';

/**
 * Reads the colour that is next: hex digits after `#`, a name, or a function, which may contain others.
 * @returns the colour, whose missing components are undefined, or a refusal with the place of the fault
 */
export function readColor(reader: TokenReader): ReadColor | Refusal {
  const token = peek(reader);
  switch (token?.kind) {
    case 'hash':
      reader.next += 1;
      return readHex(token.digits, token.at + 1);
    case 'word':
      reader.next += 1;
      return readName(token);
    case 'function':
      return readFunction(reader, token);
    default:
      return unexpected(reader, 'Expected a colour: hex digits, a name, or a function.');
  }
}

/**
 * Reads the digits after `#`.
 * @param start the offset of the first digit in the text
 */
export function readHex(digits: string, start: number): ReadColor | Refusal {
  const wrong = /[^\da-f]/iu.exec(digits);
  if (wrong !== null) {
    const character = String.fromCodePoint(digits.codePointAt(wrong.index) ?? 0);
    const message = `“${character}” is not a hex digit. Those are 0–9 and a–f.`;
    return { code: 'no-hex-digit', message, at: start + wrong.index };
  }
  if (![3, 4, 6, 8].includes(digits.length)) {
    return {
      code: 'hex-length',
      message: `${digits.length === 1 ? 'This is' : 'These are'} ${countOf(digits.length, 'hex digit')}. A colour has 3, 4, 6 or 8.`,
      at: start + digits.length,
    };
  }
  const pairs = digits.length > 4 ? (digits.match(/../gu) ?? []) : Array.from(digits, (digit) => digit + digit);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return fromBytes([red, green, blue], alpha / 255);
}

/** The functions of CSS Color 4 and 5 that can be read, without their old names. */
const cssFunctions = listWords(
  ['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'].map((name) => `${name}()`),
);

function readName({ word, at }: Token & { kind: 'word' }): ReadColor | Refusal {
  const named = findNamedColor(word);
  if (named !== undefined) {
    return fromBytes(named.bytes);
  }
  if (word === 'transparent') {
    return fromBytes([0, 0, 0], 0);
  }
  if (unsupportedWords.has(word)) {
    const message = `“${word}” is not supported: its colour is that of the page or of the system it is used on.`;
    return { code: 'unsupported', message, at };
  }
  return { code: 'unknown-name', message: `CSS has no colour named “${word}”. “Named colors” lists all names.`, at };
}

function readFunction(reader: TokenReader, { word, at }: Token & { kind: 'function' }): ReadColor | Refusal {
  if (unsupportedFunctions.has(word) || word.startsWith('--')) {
    return { code: 'unsupported', message: `${word}() is not supported here. Type the colour that it gives.`, at };
  }
  if (findMathFunction(word) !== undefined) {
    return { code: 'no-color', message: `${word}() gives a number, and a colour was expected.`, at };
  }
  const isKnown = Object.hasOwn(colorFunctions, word);
  if (!isKnown && !['color', 'color-mix'].includes(word)) {
    return {
      code: 'unknown-function',
      message: `CSS has no colour function named ${word}(). It has ${cssFunctions}.`,
      at,
    };
  }
  const tooDeep = passOpening(reader);
  if (tooDeep !== undefined) {
    return tooDeep;
  }
  if (word === 'color-mix') {
    return readColorMix(reader, readColor);
  }
  const origin = passWord(reader, 'from') ? readColor(reader) : undefined;
  if (isRefusal(origin)) {
    return origin;
  }
  const colorFunction = isKnown ? colorFunctions[word] : readSpace(reader);
  if (colorFunction === undefined || isRefusal(colorFunction)) {
    return colorFunction ?? unexpected(reader, 'Expected a colour function.');
  }
  return readColorFunction(reader, word, colorFunction, origin && toOrigin(origin, colorFunction));
}

/** Reads the colour space that `color()` begins with. */
function readSpace(reader: TokenReader): ColorFunction | Refusal {
  const token = peek(reader);
  if (token?.kind !== 'word') {
    const message = 'color() begins with the name of a colour space, such as display-p3.';
    return { code: 'no-space', message, at: token?.at ?? reader.text.length };
  }
  const colorFunction = Object.hasOwn(predefinedSpaces, token.word) ? predefinedSpaces[token.word] : undefined;
  if (colorFunction === undefined) {
    const known = Object.keys(predefinedSpaces).join(', ');
    const message = `“${token.word}” is not one of CSS’s colour spaces: ${known}.`;
    return { code: 'unknown-space', message, at: token.at };
  }
  reader.next += 1;
  return colorFunction;
}
