import { binaryOfBase64 } from '../../text-encoding/decode-base64.ts';
import type { WordRule } from '../kinds.ts';
import { base64url, endOfRun, isOf } from '../read-run.ts';

/** Matches a typical member of a JOSE header: the algorithm, the kind of token, or the key. */
const headerName = /"(?:alg|typ|kid|enc|cty|jku|x5t)"/;

/** The maximum number of characters of a token that are examined. */
const longestToken = 16_384;
/** The fewest characters of a line that the next one continues: nobody wraps shorter ones. */
const shortestLine = 16;
const lineBreak = /\r?\n[ \t>]{0,16}/y;

/** Reads the characters of a token, across lines that are full of them. */
function readToken(text: string, start: number): { readonly end: number; readonly value: string } {
  const last = Math.min(text.length, start + longestToken);
  let value = '';
  let end = start;
  let from = start;
  for (;;) {
    let index = from;
    while (index < last && (isOf(base64url, text, index) || text[index] === '.')) {
      index += 1;
    }
    value += text.slice(from, index);
    end = index;
    lineBreak.lastIndex = index;
    const dots = value.split('.').length - 1;
    const isWhole = dots >= 2 && index - from < 60;
    if (isWhole || index >= last || !lineBreak.test(text)) {
      return { end, value };
    }
    // The next line continues the token if it consists only of such characters, and cannot be a word.
    const next = lineBreak.lastIndex;
    const nextEnd = endOfRun(base64url, text, next, longestToken);
    const after = text[nextEnd];
    const isRest = after === undefined || after === '\n' || after === '\r' || after === '.';
    if (nextEnd - next < 4 || !(isRest || dots < 2) || /^[A-Za-z]?[a-z]*$/.test(text.slice(next, nextEnd))) {
      return { end, value };
    }
    from = next;
  }
}

function isHeader(part: string): boolean {
  const whole = part.slice(0, part.length - (part.length % 4 === 1 ? 1 : 0));
  return headerName.test(binaryOfBase64(whole) ?? '');
}

/**
 * Signed and encrypted tokens (RFC 7515, RFC 7516), complete or truncated, recognised by the Base64 of the beginning of
 * a JSON header.
 */
export const jsonWebTokens: WordRule = {
  words: ['eyj', 'eya', 'ewo', 'ew0'],
  findAt(text, start, end, tell) {
    const beginning = text.slice(start, end);
    const isBeginning = ['eyJ', 'eyA', 'ewo', 'ew0'].includes(beginning);
    if (!isBeginning || isOf(base64url, text, start - 1)) {
      return undefined;
    }
    // The header alone is looked at first: a token is read to its end, which may be far away.
    const lineEnd = endOfRun(base64url, text, start, longestToken);
    const isHeaderWhole = text[lineEnd] === '.';
    if (isHeaderWhole ? !isHeader(text.slice(start, lineEnd)) : lineEnd - start < shortestLine) {
      return undefined;
    }
    const { end: tokenEnd, value } = readToken(text, start);
    const token = value.replace(/\.+$/, (dots) => (dots === '.' && value.split('.').length === 3 ? '.' : ''));
    const cut = value.length - token.length;
    const [header = '', payload = ''] = token.split('.');
    if (payload.length < 4 || !isHeader(header)) {
      return undefined;
    }
    const parts = token.split('.').length;
    const why = parts === 5 ? 'an encrypted JSON Web Token' : 'a JSON Web Token, by its header';
    tell({ kind: 'jwt', start, end: tokenEnd - cut, why, value: token });
    return tokenEnd;
  },
};
