import { DateText, NumberText } from '../data.ts';
import { normalizeDecimal } from '../number-text.ts';

export interface GuardedToml {
  /**
   * The document, with strings in place of its floats, dates and times, and other names in place of keys that are
   * integers.
   */
  readonly text: string;
  /** The float, date or time that the string stands for; undefined for any other string. */
  valueOf(text: string): NumberText | DateText | undefined;
  /** The key as written. */
  keyOf(name: string): string;
}

/** Matches strings and comments, whichever start first; multi-line strings take precedence over single-line ones. */
const stringOrComment = /"""(?:\\[\s\S]|[^\\])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*/uy;
const bareKey = /[\w-]+/uy;
/** A date and its time may have a space between them. */
const bareValue = /\d{4}-\d\d-\d\d \d\d:[\w+\-.:]*|[\w+\-.:]+/uy;
const date = /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d)/u;
const float = /^[+-]?\d[\d_]*(?:\.[\d_]+)?(?:e[+-]?[\d_]+)?$/iu;
const wholeNumber = /^(?:0|[1-9]\d*)$/u;

/**
 * Preserves what a parser that creates JavaScript numbers, dates and objects loses: the digits of floats (`1.50`, `1e3`)
 * and of fractions of seconds (`07:32:00.500`), leap seconds (`23:59:60`), and the order of keys, since objects put
 * integer keys first.
 * @param text valid TOML
 * @returns undefined if nothing would be lost
 * @example guardToml('a = 1.50')?.text // 'a = "\ue0000"'
 */
export function guardToml(text: string): GuardedToml | undefined {
  const mark = freeMark(text);
  const values: (NumberText | DateText)[] = [];
  const pieces: string[] = [];
  let done = 0;
  const replace = (start: number, end: number, by: string) => {
    pieces.push(text.slice(done, start), by);
    done = end;
  };
  for (const { start, end, isKey } of tokensOf(text)) {
    const token = text.slice(start, end);
    if (isKey) {
      const name = /^["']/u.test(token) ? token.slice(1, -1) : token;
      if (wholeNumber.test(name)) {
        replace(start, end, `"${mark}${name}"`);
      }
    } else {
      const value = readBare(token);
      if (value !== undefined) {
        replace(start, end, `"${mark}${values.length}"`);
        values.push(value);
      }
    }
  }
  if (pieces.length === 0) {
    return undefined;
  }
  return {
    text: pieces.join('') + text.slice(done),
    valueOf: (found) => (found.startsWith(mark) ? values[Number(found.slice(mark.length))] : undefined),
    keyOf: (name) => (name.startsWith(mark) ? name.slice(mark.length) : name),
  };
}

const longFraction = /^(?<kept>[\dTt: -]+\.\d{9})\d+(?<offset>.*)$/u;

/**
 * Truncates fractions of seconds to nanoseconds, the most that Temporal reads: TOML allows any number of digits. All else
 * keeps its place, so that the place of an error is the same.
 * @example truncateFractions('a = 07:32:00.1234567891Z') // 'a = 07:32:00.123456789Z '
 */
export function truncateFractions(text: string): string {
  if (!/:\d\d\.\d{10}/u.test(text)) {
    return text;
  }
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, isKey } of tokensOf(text)) {
    const token = text.slice(start, end);
    const { kept = '', offset = '' } =
      (isKey || !date.test(token) ? undefined : longFraction.exec(token)?.groups) ?? {};
    if (kept !== '') {
      pieces.push(text.slice(done, start), (kept + offset).padEnd(token.length));
      done = end;
    }
  }
  return pieces.join('') + text.slice(done);
}

/** Reads a float, or a date or time as in RFC 3339; undefined for any other value. */
function readBare(token: string): NumberText | DateText | undefined {
  if (date.test(token)) {
    return new DateText(token.replace(' ', 'T').toUpperCase());
  }
  const digits = float.test(token) && /[.e]/iu.test(token) ? normalizeDecimal(token.replaceAll('_', '')) : undefined;
  return digits === undefined ? undefined : new NumberText(digits);
}

interface TomlToken {
  readonly start: number;
  readonly end: number;
  readonly isKey: boolean;
}

/** The keys, quoted or not and split at their dots, and the bare values of valid TOML. */
function* tokensOf(text: string): Generator<TomlToken> {
  const opened: ('array' | 'table')[] = [];
  let isKey = true;
  let index = 0;
  const endOf = (pattern: RegExp) => {
    pattern.lastIndex = index;
    return pattern.test(text) ? pattern.lastIndex : index;
  };
  while (index < text.length) {
    const character = text[index] ?? '';
    const skipped = endOf(stringOrComment);
    if (skipped > index) {
      if (isKey && character !== '#') {
        yield { start: index, end: skipped, isKey };
      }
      index = skipped;
      continue;
    }
    const end = endOf(isKey ? bareKey : bareValue);
    if (end > index) {
      yield { start: index, end, isKey };
      index = end;
      continue;
    }
    if (character === '\n' && opened.length === 0) {
      isKey = true;
    } else if (character === '=') {
      isKey = false;
    } else if (!isKey && character === '[') {
      opened.push('array');
    } else if (!isKey && character === '{') {
      opened.push('table');
      isKey = true;
    } else if (character === ',') {
      isKey = opened.at(-1) === 'table';
    } else if (opened.length > 0 && (character === ']' || character === '}')) {
      opened.pop();
      isKey = false;
    }
    index += 1;
  }
}

/** A private-use character that the text contains neither literally nor as an escape. */
function freeMark(text: string): string {
  const lower = text.toLowerCase();
  let code = 0xe000;
  while (lower.includes(String.fromCharCode(code)) || lower.includes(code.toString(16))) {
    code += 1;
  }
  return String.fromCharCode(code);
}
