import type { TokenName } from '../look/token-colours.ts';

export interface Token {
  readonly from: number;
  readonly to: number;
  readonly kind: TokenName;
}

const tokenPattern =
  /(?<text>"(?:[^"\\\r\n]|\\.)*"?)(?<colon>\s*:)?|(?<number>-?\d[\d.eE+-]*)|(?<literal>true|false|null)|(?<punctuation>[{}[\],:])|(?<space>\s+)|(?<invalid>[^\s"{}[\],:]+)/gu;

/**
 * The tokens of a piece of JSON, for syntax colours. JSON tokens never span a line break, so a line can be tokenised
 * without the lines before it.
 * @returns offsets in UTF-16 code units; white space is left out
 * @example tokenizeJson('"a": 1') // property 0–3, punctuation 3–4, number 5–6
 */
export function tokenizeJson(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const from = match.index;
    const to = from + match[0].length;
    const { text: string, colon, number, literal, punctuation, space } = match.groups ?? {};
    if (string !== undefined) {
      const end = from + string.length;
      tokens.push({ from, to: end, kind: colon === undefined ? 'string' : 'property' });
      if (colon !== undefined) {
        tokens.push({ from: to - 1, to, kind: 'punctuation' });
      }
    } else if (space === undefined) {
      tokens.push({ from, to, kind: kindOf(number, literal, punctuation) });
    }
  }
  return tokens;
}

function kindOf(number?: string, literal?: string, punctuation?: string): TokenName {
  if (number !== undefined) {
    return 'number';
  }
  if (literal !== undefined) {
    return 'literal';
  }
  return punctuation === undefined ? 'invalid' : 'punctuation';
}
