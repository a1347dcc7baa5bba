import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { readColor, readHex } from './parse/read-color.ts';
import { readTokens } from './parse/token-reader.ts';
import { isRefusal, type ParsedColor, type ReadColor, type Refusal } from './parse-outcome.ts';

/** The maximum length of a text that is read as a colour. */
export const longestColor = 1000;

/**
 * Reads one colour in the syntax of CSS Color 4 and 5: hex, names, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(),
 * color() and color-mix(), ignoring case, with `none`, angles, comments, calculations, and relative colours. Beyond CSS
 * it accepts hex digits without `#`, hsv() and hsb(), quotation marks around the colour, and a declaration with its
 * property and semicolon, as copied from a style sheet. `none` is read as 0.
 * @returns a refusal with the place where the text is not a colour, or where its colour depends on something else:
 *   `var()`, `currentColor`
 * @example parseColor('hsl(120deg 50% 50% / 30%)') // { ok: true, value: { color: { space: 'hsl', … }, notes: [] } }
 */
export function parseColor(text: string): Result<ParsedColor> {
  const outcome = parse(text);
  return isRefusal(outcome) ? fail(toError(text, outcome)) : ok(outcome);
}

function toError(text: string, { code, message, at }: Refusal): ToolError {
  return { code, message, position: textPosition(text, at) };
}

function parse(text: string): ParsedColor | Refusal {
  if (text.length > longestColor) {
    const message = `A colour has at most ${formatNumber(longestColor)} characters, and this has more.`;
    return { code: 'too-long', message, at: longestColor };
  }
  const range = findColor(text);
  if (isRefusal(range)) {
    return range;
  }
  const [start, end] = range;
  const body = text.slice(0, end);
  if (start >= end) {
    return { code: 'blank', message: 'Type a colour.', at: text.length };
  }
  const digits = body.slice(start);
  if (digits.startsWith('#') || /^[\da-f]+$/iu.test(digits)) {
    const hash = digits.startsWith('#') ? 1 : 0;
    return resolve(readHex(digits.slice(hash), start + hash), []);
  }
  const reader = readTokens(body, start);
  const [first, second] = reader.tokens;
  if (first?.kind === 'number' && reader.tokens.length >= 3) {
    const message = 'Bare numbers can mean many things. Put them into a function, such as rgb(255 128 0).';
    return { code: 'bare-numbers', message, at: first.at };
  }
  if (first?.kind === 'word' && second !== undefined) {
    return refuseRest(second.at);
  }
  if (first?.kind !== 'word' && first?.kind !== 'function') {
    return {
      code: 'no-color',
      message: 'This is not a colour. Expected hex digits, a name, or a function such as rgb(…) or oklch(…).',
      at: start,
    };
  }
  const color = readColor(reader);
  const rest = reader.tokens[reader.next];
  return rest === undefined || isRefusal(color) ? resolve(color, reader.notes) : refuseRest(rest.at);
}

const refuseRest = (at: number): Refusal => ({
  code: 'unexpected',
  message: 'One colour was expected; this comes after it.',
  at,
});

/**
 * Finds where the colour begins and ends. The text may be a declaration (`color: red;`) or a member of an object
 * (`"accent": "#f00",`).
 */
function findColor(text: string): readonly [start: number, end: number] | Refusal {
  const start = /^\s*(?:(?<mark>["']?)[-\w]+\k<mark>\s*:)?\s*/u.exec(text)?.[0].length ?? 0;
  const end = text.replace(/[\s;]*$/u, '').length;
  const mark = text.charAt(start);
  if (!['"', "'", '`'].includes(mark)) {
    return [start, end];
  }
  const closing = text.indexOf(mark, start + 1);
  if (closing < 0) {
    return { code: 'incomplete', message: 'The closing quotation mark is missing.', at: end };
  }
  const after = /[^\s,;]/u.exec(text.slice(closing + 1));
  if (after !== null) {
    return refuseRest(closing + 1 + after.index);
  }
  const inside = text.slice(start + 1, closing);
  return [start + 1 + inside.length - inside.trimStart().length, start + 1 + inside.trimEnd().length];
}

/** Replaces missing components with 0, as CSS does where a colour is shown. */
function resolve(color: ReadColor | Refusal, notes: readonly string[]): ParsedColor | Refusal {
  if (isRefusal(color)) {
    return color;
  }
  const { space, coordinates, alpha = 0 } = color;
  const [first = 0, second = 0, third = 0] = coordinates;
  return { color: { space, coordinates: [first, second, third], alpha }, notes };
}
