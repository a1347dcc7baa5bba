import type { Proof } from './secret-names.ts';

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** The maximum length of a value in UTF-16 code units; its end is not searched beyond that. */
export const longestValue = 4096;

/**
 * Matches text in the place of a value that is not one: a keyword, a placeholder, a reference, a part of an expression,
 * or text that has already been masked.
 */
const nothing =
  /(?:null|nil|none|undefined|true|false|string|str|text|number|integer|int|boolean|bool|object|any|required|optional|redacted|hidden|masked|filtered|removed|varchar|char|todo|tbd|env|process|os|getenv|config|self|this|unknown|never|void|empty|prompt|ask|yes|no|changeme-placeholder)(?![\w-])|\$[A-Za-z_{(]|[.\w]?[*+?](?![\w])|\*|#\{|%[sdv({]|%[A-Z_]{1,40}%|\.\.\.|…|•|⟨|\[(?:redacted|filtered|masked|hidden)|<[a-z_ -]{1,40}>|x{4,}(?!\w)|\{\{/iy;

/** Matches a call or a member access: code that refers to the value rather than the value itself. */
const code =
  /[A-Za-z_$][\w$]{0,60}(?:(?:\.|\?\.|->|::)[A-Za-z_$][\w$]{0,60}){0,6}(?:\(|\[)|[a-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}){0,4}\.[A-Za-z_$]{0,40}(?:password|passwd|secret|token|key|value)\w{0,10}(?![\w.-])/iy;

function standsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Matches a quotation mark, either literal, with the backslashes of nested strings, or as an HTML entity. */
export const quotePattern = /(?:\\{0,8}["'`]|&(?:quot|apos|#39|#34);)/y;

/**
 * Reads up to the quotation mark that closes a value.
 * @param quote the quotation mark that opened it, such as `\"`
 * @returns the range within the quotation marks; undefined if it is unclosed
 */
export function readQuoted(text: string, start: number, quote: string): Place | undefined {
  const last = Math.min(text.length, start + longestValue);
  const mark = quote.at(-1) ?? '';
  if (mark === ';') {
    const end = text.slice(start, last).indexOf(quote);
    return end === -1 ? undefined : { start, end: start + end };
  }
  const escapes = quote.length - 1;
  let backslashes = 0;
  for (let index = start; index < last; index += 1) {
    const character = text[index];
    if (character === '\\') {
      backslashes += 1;
    } else {
      // A quotation mark with more backslashes than the first belongs to the value itself.
      if (character === mark && backslashes <= escapes) {
        return { start, end: index - backslashes };
      }
      if (character === '\n' && mark !== '`') {
        return undefined;
      }
      backslashes = 0;
    }
  }
  return undefined;
}

/** Matches a separator followed by another name and its assignment. */
const nextName = /[,;&]\s{0,4}(?:amp;)?["']?[\w .[\]-]{1,60}["']?\s{0,4}[=:]/y;
const closings = /[)\]},;.]{0,8}(?:\s|$|["'`<])/y;

/**
 * Reads a value without quotation marks.
 * @param isLine whether it may contain spaces, up to the end of its line
 */
export function readUnquoted(text: string, start: number, isLine: boolean): Place {
  const last = Math.min(text.length, start + longestValue);
  let index = start;
  for (; index < last; index += 1) {
    const character = text.charAt(index);
    if (character === '\n' || character === '\r' || '"\'`<>⟨'.includes(character)) {
      break;
    }
    if (character === '\\' && /[nrt"'\\]/.test(text.charAt(index + 1))) {
      break;
    }
    if (/\s/.test(character) && (!isLine || /[#;]/.test(text.charAt(index + 1)))) {
      break;
    }
    if (',;&'.includes(character) && (standsAt(nextName, text, index) || standsAt(closings, text, index))) {
      break;
    }
    if (!isLine && ')]}'.includes(character) && standsAt(closings, text, index)) {
      break;
    }
    if (!isLine && '|*^{('.includes(character) && index === start) {
      break;
    }
  }
  const value = text.slice(start, index);
  const kept = isLine ? value.trimEnd().replace(/,$/, '') : value.replace(/[.:!?]$/, '');
  return { start, end: start + kept.length };
}

const longValue = /^[A-Za-z0-9+/=_.~%:-]{12,}$/;
const dateOrNumber = /^(?:[\d.,:eE+-]+|\d{4}-\d\d-\d\d.*|0x[\da-f]+)$/i;

/** Whether a value may be the secret that its name announces. */
export function isValue(text: string, { start, end }: Place, proof: Proof, isQuoted: boolean): boolean {
  if (end <= start || standsAt(nothing, text, start)) {
    return false;
  }
  if (!isQuoted && standsAt(code, text, start)) {
    return false;
  }
  const value = text.slice(start, end);
  switch (proof) {
    case 'none':
      return /[^\s{}()[\]<>,;:=|\\"'-]/.test(value) && !/^(?:\(|\{|\[|\|)/.test(value);
    case 'digits':
      return /^\d{4,8}$|^\d{3}-\d{2}-\d{4}$/.test(value);
    case 'long':
      return value.length >= 6 && !/[\s{}()<>]/.test(value) && !dateOrNumber.test(value);
    default:
      return longValue.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && !dateOrNumber.test(value);
  }
}
