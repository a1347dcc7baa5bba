type Sign = ',' | '/' | ')' | '(' | '+' | '-' | '*';

/** A token of a colour in CSS syntax; `at` and `end` are offsets in the text. */
export type Token =
  | {
      readonly kind: 'number';
      readonly at: number;
      readonly end: number;
      readonly value: number;
      readonly unit: string;
    }
  | { readonly kind: 'word'; readonly at: number; readonly end: number; readonly word: string }
  | { readonly kind: 'function'; readonly at: number; readonly end: number; readonly word: string }
  | { readonly kind: 'hash'; readonly at: number; readonly end: number; readonly digits: string }
  | { readonly kind: Sign; readonly at: number; readonly end: number }
  | { readonly kind: 'unknown'; readonly at: number; readonly end: number };

/** Matches white space and comments, then one token: CSS Syntax 3, section 4, as far as colours need it. */
const pattern =
  /(?:[ \t\r\n\f]|\/\*[\s\S]*?\*\/)*(?:(?<number>[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?)(?<unit>%|-?[a-z_][\w-]*)?|(?<word>-{0,2}[a-z_\u{a1}-\u{10ffff}][-\w\u{a1}-\u{10ffff}]*)(?<open>\()?|#(?<digits>[-\w\u{a1}-\u{10ffff}]+)|(?<sign>[-,/()+*])|(?<other>[\s\S]))?/iuy;

/**
 * Splits a text into tokens; words and units are in lower case.
 * @param from the offset at which to start
 * @example scanColor('rgb(1 2 3)').map(({ kind }) => kind) // ['function', 'number', 'number', 'number', ')']
 */
export function scanColor(text: string, from = 0): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = from;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    const groups = match?.groups;
    if (match === null || match[0] === '' || groups === undefined) {
      break;
    }
    const end = match.index + match[0].length;
    if (groups.number !== undefined) {
      const unit = groups.unit ?? '';
      const at = end - groups.number.length - unit.length;
      tokens.push({ kind: 'number', at, end, value: Number(groups.number), unit: unit.toLowerCase() });
    } else if (groups.word !== undefined) {
      const at = end - groups.word.length - (groups.open === undefined ? 0 : 1);
      tokens.push({ kind: groups.open === undefined ? 'word' : 'function', at, end, word: groups.word.toLowerCase() });
    } else if (groups.digits !== undefined) {
      tokens.push({ kind: 'hash', at: end - groups.digits.length - 1, end, digits: groups.digits });
    } else if (groups.sign !== undefined) {
      tokens.push({ kind: groups.sign as Sign, at: end - 1, end });
    } else if (groups.other !== undefined) {
      tokens.push({ kind: 'unknown', at: end - groups.other.length, end });
    }
  }
  return tokens;
}
