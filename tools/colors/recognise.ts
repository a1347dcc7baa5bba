import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import type { Color } from './color.ts';
import { findNearestNames } from './find-nearest-names.ts';
import { formatColor } from './format-color.ts';
import { parseColor } from './parse-color.ts';

/** The maximum length of a copied colour, including its property and comments. */
const longestCopied = 200;

/**
 * Recognises one CSS colour. With `#` and six digits, or as a function, it cannot be anything else; digits without `#`
 * may be many things, and a name may be an ordinary word.
 * @example recognise({ text: '#bf3a2b', size: 7 })?.preview // 'rgb(191, 58, 43), hsl(6.08 63.25% 45.88%), near firebrick'
 */
export const recognise: Recognise = ({ text, size }) => {
  const trimmed = size > longestCopied ? '' : (text?.trim() ?? '');
  const confidence = rate(trimmed);
  const parsed = confidence === 0 ? undefined : parseColor(trimmed);
  if (parsed?.ok !== true) {
    return undefined;
  }
  const { color } = parsed.value;
  const [nearest] = findNearestNames(color, 1);
  const name = nearest === undefined ? '' : `${nearest.distance === 0 ? '' : 'near '}${nearest.name}`;
  return {
    confidence,
    preview: [otherNotation(trimmed, color), notationOf(color, 'hsl'), ...(name === trimmed ? [] : [name])]
      .filter((part) => part !== '')
      .join(', '),
    operation: 'color.convert',
    screenId: 'ColorPicker',
    look: { kind: 'color', value: notationOf(color, 'hex with alpha') },
  };
};

const notationOf = (color: Color, wanted: string) =>
  formatColor(color).find(({ name }) => name === wanted)?.value ?? '';

/** Writes a colour given in hexadecimal digits as a function, and vice versa. */
function otherNotation(text: string, color: Color): string {
  const isHex = /^(?:[-\w]+\s*:\s*)?["'`]?#?[\da-f]+["'`]?\s*;?$/i.test(text);
  return notationOf(color, isHex ? 'rgba' : 'hex with alpha');
}

/** The colour in the other one of the two common notations. */
export const answer: AnswerOf = ({ text }) => {
  const parsed = parseColor(text.trim());
  return parsed.ok ? otherNotation(text.trim(), parsed.value.color) : undefined;
};

/** @returns how likely a text of this form is a colour, provided that it parses as one; 0 for any other form */
function rate(text: string): number {
  if (/^#[\da-f]+$/i.test(text)) {
    // #123 is more likely an issue number.
    return text.length > 5 ? 0.95 : /^#\d+$/.test(text) ? 0.4 : 0.8;
  }
  if (/^[a-z\d-]+\([^{};]*\)$/i.test(text)) {
    return 0.97;
  }
  const inQuotes = /^(["'`])([^"'`]+)\1$/.exec(text)?.[2]?.trim() ?? '';
  // A name in quotes is a string, which may be about anything.
  if (/^#|\(/.test(inQuotes)) {
    return rate(inQuotes);
  }
  if (/^[\da-f]+$/i.test(text) && text.length >= 6) {
    return /^\d+$/.test(text) ? 0.15 : 0.3;
  }
  // “bad” and “face” are words, though their letters are hex digits.
  if (/^[a-z]{3,20}$/i.test(text) && !/^[a-f]+$/i.test(text)) {
    return 0.5;
  }
  // This is a declaration; its property shows that it comes from a style sheet.
  return /^(?:--[-\w]+|[-\w]*colou?r|background|fill|stroke)\s*:\s*[^:{}]+;?$/i.test(text) ? 0.9 : 0;
}
