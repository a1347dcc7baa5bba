import type { WordRule } from '../kinds.ts';

/** Line breaks in keys are either literal or escaped as in JSON. */
const keyBegin = /-----BEGIN ([A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?)-----/y;
/** The maximum length of a key in UTF-16 code units; RSA with 16,384 bits needs a fifth of it. */
const longestKey = 65_536;
/** Matches the body of a key whose end is missing. */
const keyBody = /(?:(?:\r?\n|\\r|\\n)[ \t>]{0,16}[A-Za-z0-9+/=:,. -]{0,80})*/y;

/** Normalises the line breaks of a key. */
const keyOf = (written: string) => written.replaceAll(/(?:\r|\\r)?(?:\n|\\n)[ \t>]*/g, '\n').trim();

/** Private keys in PEM (RFC 7468), of OpenSSH and of PGP, complete or truncated, including in a JSON string. */
export const pemKeys: WordRule = {
  words: ['-----begin '],
  findAt(text, start, _end, tell) {
    keyBegin.lastIndex = start;
    const match = keyBegin.exec(text);
    if (match === null) {
      return undefined;
    }
    const [beginning, label = ''] = match;
    const closing = `-----END ${label}-----`;
    const key = text.slice(start, start + longestKey);
    // Within a key, five hyphens occur only at its end.
    const closingAt = key.indexOf('-----', beginning.length);
    if (key.startsWith(closing, closingAt)) {
      const closed = start + closingAt + closing.length;
      const end = text.startsWith('\\n', closed) ? closed + 2 : closed;
      tell({
        kind: 'private-key',
        start,
        end,
        why: 'a private key in PEM format',
        value: keyOf(text.slice(start, end)),
      });
      return end;
    }
    keyBody.lastIndex = start + beginning.length;
    keyBody.test(text);
    // The last line break belongs to the text that follows.
    const end = start + text.slice(start, Math.min(keyBody.lastIndex, start + longestKey)).trimEnd().length;
    tell({
      kind: 'private-key',
      start,
      end,
      why: 'a private key in PEM format, cut off',
      value: keyOf(text.slice(start, end)),
    });
    return end;
  },
};

const puttyKey =
  /PuTTY-User-Key-File-\d[^\n]{0,200}\n(?:(?!PuTTY)[^\n]{0,200}\n){0,120}?Private-MAC: ?[0-9a-f]{0,128}/iy;

export const puttyKeys: WordRule = {
  words: ['putty-user-key-file-'],
  findAt(text, start, _end, tell) {
    puttyKey.lastIndex = start;
    const isWhole = puttyKey.test(text);
    const lineEnd = /[^\r\n]*/y;
    lineEnd.lastIndex = start;
    lineEnd.test(text);
    const end = isWhole ? puttyKey.lastIndex : lineEnd.lastIndex;
    tell({ kind: 'private-key', start, end, why: 'a PuTTY private key' });
    return end;
  },
};

/** The number of UTF-16 code units around the type of a JSON Web Key that are examined. */
const reach = 4000;
const privateMember = /(\\{0,3}")(d|k|p|q|dp|dq|qi)\1\s{0,8}:\s{0,8}\1([A-Za-z0-9_-]{8,})/g;

/** The private members of a JSON Web Key (RFC 7517); public keys are left unchanged. */
export const jsonWebKeys: WordRule = {
  words: ['"kty'],
  findAt(text, start, end, tell) {
    const first = Math.max(0, start - reach);
    let from = start;
    while (from > first && text[from - 1] !== '{' && text[from - 1] !== '}') {
      from -= 1;
    }
    const after = text.slice(end, end + reach);
    const closing = after.indexOf('}');
    const to = closing === -1 ? end + after.length : end + closing;
    const isSymmetric = /^\\{0,3}"\s{0,8}:\s{0,8}\\{0,3}"oct/.test(after);
    for (const match of text.slice(from, to).matchAll(privateMember)) {
      const [whole, , name = '', value = ''] = match;
      if ((name === 'k') === isSymmetric) {
        const valueEnd = from + match.index + whole.length;
        const why = `the member “${name}” of a private JSON Web Key`;
        tell({ kind: 'private-key', start: valueEnd - value.length, end: valueEnd, why });
      }
    }
    return to;
  },
};
