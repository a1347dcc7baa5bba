import { normalizeDecimal } from '../number-text.ts';

export interface GuardedToml {
  /** The document, with strings in place of its floats and other names in place of keys that are integers. */
  readonly text: string;
  /** The digits of the float that the string stands for; undefined for any other string. */
  floatOf(value: string): string | undefined;
  /** The key as written. */
  keyOf(name: string): string;
}

/** Matches strings and comments, whichever start first; multi-line strings take precedence over single-line ones. */
const stringOrComment = /"""(?:\\[\s\S]|[^\\])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*/uy;
const bareKey = /[\w-]+/uy;
const bareValue = /[\w+\-.:]+/uy;
const float = /^[+-]?\d[\d_]*(?:\.[\d_]+)?(?:e[+-]?[\d_]+)?$/iu;
const wholeNumber = /^(?:0|[1-9]\d*)$/u;

/**
 * Preserves what a parser that creates JavaScript numbers and objects loses: the digits of floats (`1.50`, `1e3`), and
 * the order of keys, since objects put integer keys first.
 * @param text valid TOML
 * @returns undefined if nothing would be lost
 * @example guardToml('a = 1.50')?.text // 'a = "\ue0000"'
 */
export function guardToml(text: string): GuardedToml | undefined {
  const mark = freeMark(text);
  const floats: string[] = [];
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
    } else if (float.test(token) && /[.e]/iu.test(token)) {
      const digits = normalizeDecimal(token.replaceAll('_', ''));
      if (digits !== undefined) {
        replace(start, end, `"${mark}${floats.length}"`);
        floats.push(digits);
      }
    }
  }
  if (pieces.length === 0) {
    return undefined;
  }
  return {
    text: pieces.join('') + text.slice(done),
    floatOf: (value) => (value.startsWith(mark) ? floats[Number(value.slice(mark.length))] : undefined),
    keyOf: (name) => (name.startsWith(mark) ? name.slice(mark.length) : name),
  };
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
