import { binaryOfBase64 } from '../../text-encoding/decode-base64.ts';
import type { Finding, WordRule } from '../kinds.ts';
import { anyBase64, endOfRun, isOf, nameCharacters } from '../read-run.ts';
import { readPaired } from '../values/beside-name.ts';
import type { Place } from '../values/place.ts';
import { quotePattern, readQuoted } from '../values/read-quoted.ts';
import { isValue } from '../values/read-value.ts';

const separator = /(?:\\{0,8}["'`]|&(?:quot|apos|#39|#34);)?\]?[ \t]{0,16}(?::=|=>|:|=)\s{0,16}/y;
/** Schemes whose credentials consist of several parts separated by spaces. */
const longSchemes = /^(?:digest|aws4-hmac-sha256|oauth|hawk|mac|signature|gnap)$/i;
const scheme = /([A-Za-z][\w-]{1,24})[ \t]{1,4}(?=[^\s"'`<>{}])/y;

/** The maximum length of a header in UTF-16 code units. */
const longestHeader = 8192;

interface HeaderPlace extends Place {
  /** Whether the value extends to the end of its line, which has not been determined yet. */
  readonly isOpen?: true;
}

/**
 * Finds the value of a header: up to the quotation mark that closes it or the whole header, or else to the end of the
 * line.
 */
function headerValue(text: string, nameStart: number, nameEnd: number): HeaderPlace | undefined {
  const paired = readPaired(text, { start: nameStart, end: nameEnd });
  if (paired !== undefined) {
    return paired;
  }
  separator.lastIndex = nameEnd;
  if (!separator.test(text)) {
    return undefined;
  }
  const at = separator.lastIndex;
  quotePattern.lastIndex = at;
  const quote = quotePattern.exec(text)?.[0];
  const quoted = quote === undefined ? undefined : readQuoted(text, at + quote.length, quote);
  if (quoted !== undefined) {
    return quoted;
  }
  // A quotation mark before the name encloses both: curl -H 'Authorization: …'.
  const enclosing = /(\\{0,8}["'`])\s{0,2}$/.exec(text.slice(Math.max(0, nameStart - 12), nameStart))?.[1];
  const enclosed = enclosing === undefined ? undefined : readQuoted(text, at, enclosing);
  if (enclosed !== undefined) {
    return enclosed;
  }
  return { start: at, end: Math.min(text.length, at + longestHeader), isOpen: true };
}

const lineEnd = /\\[rn]|\r|\n/;

/** The end of the line, either literal or as an escape in JSON. */
function endOfLine(text: string, { start, end }: Place): number {
  const line = text.slice(start, end);
  return start + line.slice(0, lineEnd.exec(line)?.index).trimEnd().length;
}

/** Matches credentials without spaces. */
const credentials = /[^\s"'`<>{}\\,;]+/y;

/** The end of the credentials at the start of a place; only the place is read, as the run may go on to the end of the text. */
function endOfCredentials(text: string, { start, end }: Place): number {
  credentials.lastIndex = 0;
  const place = text.slice(start, end);
  return credentials.test(place) ? start + credentials.lastIndex : start;
}

/** If there is only a scheme, its credentials are elsewhere. */
const bareScheme = /^(?:bearer|basic|digest|token|negotiate|ntlm|api-?key)$/i;

function authorizationIn(text: string, { start, end, isOpen }: HeaderPlace): Finding | undefined {
  scheme.lastIndex = start;
  const name = scheme.exec(text)?.[1];
  const from = name === undefined ? start : scheme.lastIndex;
  const isLong = name !== undefined && longSchemes.test(name);
  const lastEnd = isOpen && isLong ? endOfLine(text, { start: from, end }) : end;
  const to = isLong ? lastEnd : endOfCredentials(text, { start: from, end: lastEnd });
  const place = { start: from, end: to };
  if (to - from < 1 || bareScheme.test(text.slice(from, to)) || !isValue(text, place, 'none', true)) {
    return undefined;
  }
  return {
    kind: 'auth',
    ...place,
    why: `the value of an Authorization header${name === undefined ? '' : `, after “${name}”`}`,
  };
}

/** The credentials of a client (RFC 9110), without the scheme. */
export const authorizationHeaders: WordRule = {
  words: ['authorization'],
  findAt(text, start, end, tell) {
    if (isOf(nameCharacters, text, end) || /[A-Za-z]/.test(text.charAt(start - 1))) {
      return undefined;
    }
    const place = headerValue(text, start, end);
    const found = place && place.end > place.start ? authorizationIn(text, place) : undefined;
    if (found === undefined) {
      return undefined;
    }
    tell(found);
    return found.end;
  },
};

/** Schemes without a header, followed by text that looks like a credential. */
export const bareSchemes: WordRule = {
  words: ['bearer ', 'basic ', 'auth plain ', 'auth login '],
  findAt(text, start, end, tell) {
    if (/[A-Za-z0-9_]/.test(text.charAt(start - 1))) {
      return undefined;
    }
    const from = end + (/^ */.exec(text.slice(end, end + 4))?.[0].length ?? 0);
    if (text.slice(start, end).toLowerCase() !== 'bearer ') {
      const to = endOfRun(anyBase64, text, from, 1024);
      if (to - from < 6 || !(isLogin(text.slice(from, to)) || text[start] === 'A')) {
        return undefined;
      }
      tell({ kind: 'auth', start: from, end: to, why: 'a user name and password in Base64' });
      return to;
    }
    credentials.lastIndex = from;
    const to = credentials.test(text) ? credentials.lastIndex : from;
    const place = { start: from, end: to };
    if (to - from < 12 || !/\d/.test(text.slice(from, to)) || !isValue(text, place, 'random', true)) {
      return undefined;
    }
    tell({ kind: 'auth', ...place, why: 'what follows “Bearer”' });
    return to;
  },
};

function isLogin(encoded: string): boolean {
  return /^[\x20-\x7e]{1,200}:[\x20-\x7e]*$/.test(binaryOfBase64(encoded) ?? '');
}

const cookiePair = /\s{0,8}([^\s=;,"'`]{1,128})=("?)([^;\s"'`,\\]{0,4096})/y;

/** Reports the value of each cookie but not its name, so that the masked text still makes sense. */
export function tellCookies(
  text: string,
  { start, end }: Place,
  isSet: boolean,
  tell: (finding: Finding) => void,
): number {
  let at = start;
  for (let count = 0; count < (isSet ? 1 : 100); count += 1) {
    cookiePair.lastIndex = at;
    const match = cookiePair.exec(text);
    if (match === null || cookiePair.lastIndex > end) {
      break;
    }
    const [, name = '', , value = ''] = match;
    const place = { start: cookiePair.lastIndex - value.length, end: cookiePair.lastIndex };
    if (value !== '' && isValue(text, place, 'none', true)) {
      tell({ kind: 'cookie', ...place, why: `the cookie “${name}”` });
    }
    at = cookiePair.lastIndex;
    const next = /"?;/y;
    next.lastIndex = at;
    if (!next.test(text)) {
      break;
    }
    at = next.lastIndex;
  }
  return at;
}

const curlCookie = /(?:-b|--cookie)[ =]\s{0,4}["']?$/;

/** Cookies sent by a browser (RFC 6265): headers, curl options, `document.cookie`. */
export const cookieHeaders: WordRule = {
  words: ['cookie', 'cookie2'],
  findAt(text, start, end, tell) {
    const prefix = /(?:^|[^A-Za-z])((?:set-)?)$/i.exec(text.slice(Math.max(0, start - 5), start));
    if (prefix === null || /[A-Za-z0-9_-]/.test(text.charAt(end))) {
      return undefined;
    }
    const isOption = curlCookie.test(text.slice(Math.max(0, start - 2), end + 1)) && /\s/.test(text.charAt(end));
    const place = isOption
      ? {
          start: end + (/^\s*["']?/.exec(text.slice(end, end + 6))?.[0].length ?? 0),
          end: Math.min(text.length, end + longestHeader),
        }
      : headerValue(text, start - (prefix[1]?.length ?? 0), end);
    return place === undefined ? undefined : tellCookies(text, place, prefix[1] !== '', tell);
  },
};

const harList = /\\?"cookies\\?"\s{0,8}:\s{0,8}\[/iy;
const harValue = /\\?"value\\?"\s{0,8}:\s{0,8}\\?"((?:[^"\\]|\\[^"]){1,4096})\\?"/g;

/** The lists of cookies in an HTTP archive (HAR 1.2). */
export const harCookies: WordRule = {
  words: ['"cookies'],
  findAt(text, start, _end, tell) {
    harList.lastIndex = start;
    if (!harList.test(text)) {
      return undefined;
    }
    const from = harList.lastIndex;
    const list = text.slice(from, from + 65_536);
    const closing = list.indexOf(']');
    const to = from + (closing === -1 ? list.length : closing);
    for (const match of text.slice(from, to).matchAll(harValue)) {
      const [whole, value = ''] = match;
      const at = from + match.index + whole.indexOf(value, whole.indexOf(':'));
      tell({ kind: 'cookie', start: at, end: at + value.length, why: 'a cookie in a list of cookies' });
    }
    return to;
  },
};

const cookieLine =
  /(?:#HttpOnly_)?[^\t\n]{1,300}\t[^\t\n]{4,5}\t[^\t\n]{0,300}\t[^\t\n]{4,5}\t\d{1,20}\t[^\t\n]{0,300}\t([^\t\r\n]{1,4096})/y;

/** The last field of each line in a cookie file, in the format of Netscape and curl. */
export const cookieFiles: WordRule = {
  words: ['http cookie file'],
  findAt(text, _start, end, tell) {
    let at = text.indexOf('\n', end) + 1;
    if (at === 0 || at - end > 200) {
      return undefined;
    }
    for (;;) {
      cookieLine.lastIndex = at;
      const value = cookieLine.exec(text)?.[1];
      const isComment = value === undefined && (text[at] === '#' || text[at] === '\n' || text[at] === '\r');
      if (value !== undefined) {
        const to = cookieLine.lastIndex;
        tell({
          kind: 'cookie',
          start: to - value.length,
          end: to,
          why: 'a value in a cookie file',
        });
      } else if (!isComment) {
        return at;
      }
      const next = text.indexOf('\n', at);
      if (next === -1) {
        return text.length;
      }
      at = next + 1;
    }
  },
};
