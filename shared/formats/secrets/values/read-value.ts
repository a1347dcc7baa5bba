import { charactersOf, endOfRun } from '../read-run.ts';
import type { Proof } from '../rules/secret-names.ts';
import { isCode } from './code-values.ts';
import { type Enclosing, enclosingMarks } from './enclosing-marks.ts';
import type { Place } from './place.ts';
import { longestValue } from './read-quoted.ts';
import { isReference } from './references.ts';

function standsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Matches a separator followed by another name and its assignment. */
const nextName = /(?:[,;&]|\\[nrt])\s{0,4}(?:amp;)?["']?[\w .[\]-]{1,60}["']?\s{0,4}[=:]/y;
const closings = /[)\]},;.]{0,8}(?:\s|$|["'`<])/y;
/** Matches a tag that ends the text of an element; any other angle bracket is a character like others. */
const tag =
  /<(?:[/!?%]|(?:a|b|br|code|dd|div|dt|em|h[1-6]|hr|i|li|p|pre|small|span|strong|td|th|tr|u)\b[^<>\n]{0,100}>|[A-Za-z][\w:-]{0,40}\s?\/>)/iy;
/** Matches quotation marks with what ends a value in them. */
const closingQuote = /\\{0,8}["'`](?:[\s,;:)\]}>/&<\\"'`|+]|$)/y;
const anyQuote = /(\\{0,8})(["'`])/y;

/** Whether a quotation mark, or a backslash before one, ends a value that has none around it. */
function isEndingQuote(text: string, index: number, { isOpen, isFirst }: Enclosing): boolean {
  anyQuote.lastIndex = index;
  const [, backslashes = '', mark = ''] = anyQuote.exec(text) ?? [];
  if (isOpen(mark, backslashes.length)) {
    return true;
  }
  return standsAt(closingQuote, text, index) && !(isFirst && backslashes === '');
}

/** Whether a backslash is an escape that ends a value: a line break within a string, or before another name. */
function isEndingEscape(text: string, index: number, { isOpen }: Enclosing): boolean {
  const isInString = isOpen('"', 0) || isOpen("'", 0);
  return (
    /[nrt]/.test(text.charAt(index + 1)) &&
    (isInString || /\s/.test(text.charAt(index + 2)) || standsAt(nextName, text, index))
  );
}

/** Characters that are part of any value. */
const ordinary = charactersOf('A-Z', 'a-z', '0-9', '_.=:+/@#$%^*!?~|-');
/** The maximum length of a value with other characters in UTF-16 code units; only keys and tokens are longer. */
const longestMixed = 512;
const openings: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Reads a value without quotation marks.
 * @param isLine whether it may contain spaces, up to the end of its line
 */
export function readUnquoted(text: string, start: number, isLine: boolean): Place {
  const last = Math.min(text.length, start + longestValue);
  let around: Enclosing | undefined;
  const enclosing = () => {
    around ??= enclosingMarks(text, start);
    return around;
  };
  // Only the line of a variable can begin with a bracket; elsewhere, it is an expression, which may be long.
  if (!isLine && /[([{|]/.test(text.charAt(start)) && !enclosing().isFirst) {
    return { start, end: start };
  }
  const brackets: Record<string, number> = { '(': 0, '[': 0, '{': 0 };
  let index = start;
  for (; index < last; index += 1) {
    index = endOfRun(ordinary, text, index, last - index);
    const character = text.charAt(index);
    if (index === last || (!isLine && index - start > longestMixed)) {
      break;
    }
    if (character === '\n' || character === '\r' || character === '⟨') {
      break;
    }
    if (/\s/.test(character)) {
      if (!isLine || /[#;]/.test(text.charAt(index + 1))) {
        break;
      }
    } else if ('"\'`\\'.includes(character)) {
      if (standsAt(anyQuote, text, index)) {
        if (isEndingQuote(text, index, enclosing())) {
          break;
        }
        index = anyQuote.lastIndex - 1;
      } else if (character === '\\' && isEndingEscape(text, index, enclosing())) {
        break;
      }
    } else if (character === '<') {
      if (standsAt(tag, text, index) && !(index === start && /[?%]/.test(text.charAt(index + 1)))) {
        break;
      }
    } else if (character === '>') {
      if (enclosing().isInTag) {
        break;
      }
    } else if (',;&'.includes(character)) {
      if (standsAt(nextName, text, index) || standsAt(closings, text, index)) {
        break;
      }
    } else if (character in brackets) {
      brackets[character] = (brackets[character] ?? 0) + 1;
    } else if (')]}'.includes(character)) {
      const opening = openings[character] ?? '';
      const isClosing = (brackets[opening] ?? 0) === 0;
      if (!isLine && isClosing && standsAt(closings, text, index)) {
        break;
      }
      brackets[opening] = (brackets[opening] ?? 0) - 1;
    }
  }
  const value = text.slice(start, index);
  const length = isLine ? value.trimEnd().length : value.length;
  const isPunctuated = length > 0 && (isLine ? ',' : '.:?').includes(value.charAt(length - 1));
  return { start, end: start + length - (isPunctuated ? 1 : 0) };
}

/** Matches an expression between two strings: `("password=" + read() + "")`. */
const joined = /^\s?[+.]\s[\s\S]*\s[+.]\s?$/;
const longValue = /^[A-Za-z0-9+/=_.~%:-]{12,}$/;
const dateOrNumber = /^(?:[\d.,:eE+-]+|\d{4}-\d\d-\d\d.*|0x[\da-f]+)$/i;
/** Matches a placeholder in brackets, or a group of a regular expression. */
const bracketed =
  /^(?:\{[\w.:! -]{0,40}\}|\[[A-Za-z *.-]{0,40}\]|\([A-Za-z *.-]{0,40}\)|[([](?:\?|\\{1,2}[A-Za-z]|\.[*+]|\[?\^).*)$/s;

/** Whether a value that begins with a bracket is a placeholder, a list, an object or an expression. */
function isBracketed(text: string, { start, end }: Place, isQuoted: boolean): boolean {
  const value = text.slice(start, end);
  if (!/^[([{|]/.test(value)) {
    return false;
  }
  if (isQuoted) {
    // What an expression cut off, as in `[text stringWithFormat…`, is not a value either.
    return bracketed.test(value) || !/["'`@&;<]/.test(text.charAt(end));
  }
  // Outside of quotation marks it is code, except in the line of a variable: PASSWORD=(a1.
  const isWhole = /\d/.test(value) && !/["'`=<>]|[)\]}]$/.test(value) && !/\S/.test(text.charAt(end));
  return !(isWhole && enclosingMarks(text, start).isFirst);
}

/** Whether a value may be the secret that its name announces. */
export function isValue(text: string, place: Place, proof: Proof, isQuoted: boolean): boolean {
  const { start, end } = place;
  if (end <= start || isReference(text, place, isQuoted) || (!isQuoted && isCode(text, place))) {
    return false;
  }
  const value = text.slice(start, end);
  if (isQuoted && joined.test(value)) {
    return false;
  }
  switch (proof) {
    case 'none':
      return /[^\s{}()[\]<>,;:=|\\"'+-]/.test(value) && !isBracketed(text, place, isQuoted);
    case 'digits':
      return /^\d{4,8}$|^\d{3}-\d{2}-\d{4}$/.test(value);
    case 'long':
      return value.length >= 6 && !/[\s{}()<>]/.test(value) && !dateOrNumber.test(value);
    default:
      return longValue.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && !dateOrNumber.test(value);
  }
}
