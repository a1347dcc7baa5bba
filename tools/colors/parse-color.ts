import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { fromBytes } from './color.ts';
import { colorFunctions, predefinedSpaces, unsupportedFunctions, unsupportedWords } from './color-functions.ts';
import { findNamedColor } from './color-names.ts';
import type { ParsedColor, Refusal } from './parse-outcome.ts';
import { readColorFunction } from './read-color-function.ts';
import { scanColor, type Token } from './scan-color.ts';

/** The maximum length of a text that is read as a colour. */
export const longestColor = 1000;

/**
 * Reads one colour in the syntax of CSS Color 4: hex, names, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and
 * color(), ignoring case, with `none`, angles and comments. Beyond CSS it accepts hex digits without `#`, and a
 * declaration with its property and semicolon, as copied from a style sheet. `none` is read as 0.
 * @returns a refusal with the place where the text is not a colour, or where its colour depends on something else:
 *   `var()`, `currentColor`
 * @example parseColor('hsl(120deg 50% 50% / 30%)') // { ok: true, value: { color: { space: 'hsl', … }, notes: [] } }
 */
export function parseColor(text: string): Result<ParsedColor> {
  const outcome = parse(text);
  return 'color' in outcome ? ok(outcome) : fail(toError(text, outcome));
}

function toError(text: string, { code, message, at }: Refusal): ToolError {
  return { code, message, position: textPosition(text, at) };
}

function parse(text: string): ParsedColor | Refusal {
  if (text.length > longestColor) {
    const message = `A colour has at most ${formatNumber(longestColor)} characters, and this has more.`;
    return { code: 'too-long', message, at: longestColor };
  }
  // The text may be a declaration: “color: red;”.
  const start = /^\s*(?:[-\w]+\s*:)?\s*/u.exec(text)?.[0].length ?? 0;
  const end = text.replace(/[\s;]*$/u, '').length;
  const body = text.slice(0, end);
  if (start >= end) {
    return { code: 'blank', message: 'Type a colour.', at: text.length };
  }
  const digits = body.slice(start);
  if (digits.startsWith('#') || /^[\da-f]+$/iu.test(digits)) {
    return parseHex(digits, start);
  }
  const tokens = scanColor(body, start);
  const [first] = tokens;
  if (first?.kind === 'function') {
    return readFunction(body, first, tokens.slice(1));
  }
  if (first?.kind === 'word' && tokens.length === 1) {
    return parseWord(first);
  }
  if (first?.kind === 'number' && tokens.length >= 3) {
    const message = 'Bare numbers can mean many things. Put them into a function, such as rgb(255 128 0).';
    return { code: 'bare-numbers', message, at: first.at };
  }
  const second = first?.kind === 'word' ? tokens[1] : undefined;
  if (second !== undefined) {
    return { code: 'unexpected', message: 'One colour was expected; this comes after it.', at: second.at };
  }
  return {
    code: 'no-color',
    message: 'This is not a colour. Expected hex digits, a name, or a function such as rgb(…) or oklch(…).',
    at: start,
  };
}

function parseHex(text: string, start: number): ParsedColor | Refusal {
  const digits = text.replace(/^#/u, '');
  const wrong = /[^\da-f]/iu.exec(digits);
  if (wrong !== null) {
    const at = start + text.length - digits.length + wrong.index;
    const character = String.fromCodePoint(digits.codePointAt(wrong.index) ?? 0);
    return { code: 'no-hex-digit', message: `“${character}” is not a hex digit. Those are 0–9 and a–f.`, at };
  }
  if (![3, 4, 6, 8].includes(digits.length)) {
    return {
      code: 'hex-length',
      message: `${digits.length === 1 ? 'This is' : 'These are'} ${countOf(digits.length, 'hex digit')}. A colour has 3, 4, 6 or 8.`,
      at: start + text.length,
    };
  }
  const pairs = digits.length > 4 ? (digits.match(/../gu) ?? []) : Array.from(digits, (digit) => digit + digit);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { color: fromBytes([red, green, blue], alpha / 255), notes: [] };
}

function parseWord({ word, at }: Token & { kind: 'word' }): ParsedColor | Refusal {
  const named = findNamedColor(word);
  if (named !== undefined) {
    return { color: fromBytes(named.bytes), notes: [] };
  }
  if (word === 'transparent') {
    return { color: fromBytes([0, 0, 0], 0), notes: [] };
  }
  if (unsupportedWords.has(word)) {
    const message = `“${word}” is not supported: its colour is that of the page or of the system it is used on.`;
    return { code: 'unsupported', message, at };
  }
  return { code: 'unknown-name', message: `CSS has no colour named “${word}”.`, at };
}

function readFunction(
  text: string,
  first: Token & { kind: 'function' },
  rest: readonly Token[],
): ParsedColor | Refusal {
  const { word, at } = first;
  if (unsupportedFunctions.has(word) || word.startsWith('--')) {
    return { code: 'unsupported', message: `${word}() is not supported here. Type the colour that it gives.`, at };
  }
  const nested = rest.find((token) => token.kind === 'function');
  const origin = rest[0]?.kind === 'word' && rest[0].word === 'from' ? rest[0] : undefined;
  if (origin !== undefined) {
    const message = 'Relative colours (“from …”) are not supported. Type the colour that it gives.';
    return { code: 'unsupported', message, at: origin.at };
  }
  if (word !== 'color') {
    const colorFunction = Object.hasOwn(colorFunctions, word) ? colorFunctions[word] : undefined;
    if (colorFunction === undefined) {
      return { code: 'unknown-function', message: `CSS has no colour function named ${word}().`, at };
    }
    return nested === undefined ? readColorFunction(text, word, colorFunction, rest) : refuseNested(nested);
  }
  const [space] = rest;
  if (space?.kind !== 'word') {
    const message = 'color() begins with the name of a colour space, such as display-p3.';
    return { code: 'no-space', message, at: space?.at ?? text.length };
  }
  const colorFunction = Object.hasOwn(predefinedSpaces, space.word) ? predefinedSpaces[space.word] : undefined;
  if (colorFunction === undefined) {
    const known = Object.keys(predefinedSpaces).join(', ');
    return {
      code: 'unknown-space',
      message: `“${space.word}” is not one of CSS’s colour spaces: ${known}.`,
      at: space.at,
    };
  }
  return nested === undefined ? readColorFunction(text, word, colorFunction, rest.slice(1)) : refuseNested(nested);
}

function refuseNested({ word, at }: Token & { kind: 'function' }): Refusal {
  return { code: 'unsupported', message: `${word}() is not supported here. Type the value that it gives.`, at };
}
