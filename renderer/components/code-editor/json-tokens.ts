import type { TokenName } from './syntax-colors.ts';

export interface Token {
  readonly from: number;
  readonly to: number;
  readonly kind: TokenName;
}

const tokenPattern =
  /(?<text>"(?:[^"\\\r\n]|\\.)*"?)(?<colon>\s*:)?|(?<number>-?\d[\d.eE+-]*)|(?<literal>true|false|null)|(?<punctuation>[{}[\],:])|(?<space>\s+)|(?<invalid>[^\s"{}[\],:]+)/gu;

/** The end of a string that began before the text. */
const stringEnd = /^(?:[^"\\]|\\.)*"/u;

/**
 * The tokens of a piece of JSON, for its colours: JSON's tokens never go over a line break, so a line
 * needs none of the lines before it.
 * @param isCut the piece may start inside of a string: what reads better as JSON is taken
 * @returns offsets in UTF-16 code units; white space is left out
 * @example tokenizeJson('"a": 1') // property 0–3, punctuation 3–4, number 5–6
 */
export function tokenizeJson(text: string, isCut = false): Token[] {
  const plain = tokensFrom(text, 0);
  if (!isCut) {
    return plain;
  }
  const end = stringEnd.exec(text)?.[0].length ?? text.length;
  const inside: Token[] = [{ from: 0, to: end, kind: 'string' }, ...tokensFrom(text, end)];
  return invalidLength(inside) < invalidLength(plain) ? inside : plain;
}

function invalidLength(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { kind, from, to }) => sum + (kind === 'invalid' ? to - from : 0), 0);
}

function tokensFrom(text: string, start: number): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  pattern.lastIndex = start;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
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
