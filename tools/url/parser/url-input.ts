import { defaultScheme } from '../default-scheme.ts';

/** The text of a URL as the parser sees it, and the position of each of its characters in the typed text. */
export interface UrlInput {
  /** The text without spaces and control characters at its ends, and without tabs and line breaks. */
  readonly text: string;
  /** The number of tabs and line breaks removed between the ends. */
  readonly ignored: number;
  /** Whether spaces or control characters were removed at the ends. */
  readonly isTrimmed: boolean;
  /** @param offset in `text` @returns the offset in the typed text */
  offsetInTyped(offset: number): number;
}

/**
 * Performs the first steps of the URL standard's basic parser.
 * @example readUrlInput(' a\nb').text // 'ab'
 */
export function readUrlInput(typed: string): UrlInput {
  let start = 0;
  let end = typed.length;
  while (start < end && typed.charCodeAt(start) <= 0x20) {
    start += 1;
  }
  while (end > start && typed.charCodeAt(end - 1) <= 0x20) {
    end -= 1;
  }
  const content = typed.slice(start, end);
  const text = content.replaceAll(/[\t\n\r]/gu, '');
  return {
    text,
    ignored: content.length - text.length,
    isTrimmed: content.length < typed.length,
    offsetInTyped(offset) {
      let at = start;
      for (let passed = 0; at < end; at += 1) {
        if (!/[\t\n\r]/u.test(typed.charAt(at))) {
          if (passed === offset) {
            break;
          }
          passed += 1;
        }
      }
      return at;
    },
  };
}

/**
 * Prepends "https:" to a text, or "http:" if its host is a local one, and slashes if it has none.
 * @example withScheme(' example.org') // ' https://example.org'
 */
export function withScheme(typed: string): string {
  const start = /^[\0-\x20]*/u.exec(typed)?.[0] ?? '';
  const rest = typed.slice(start.length);
  return `${start}${defaultScheme(rest)}:${/^[/\\]{2}/u.test(rest) ? '' : '//'}${rest}`;
}

/** The offsets of the parts of a URL's authority in `UrlInput.text`. */
export interface Authority {
  readonly scheme: string;
  readonly isSpecial: boolean;
  /** The host as typed, with the brackets of an IPv6 address. */
  readonly host: string;
  readonly hostStart: number;
  /** The text between the host's colon and the path; undefined without a colon. */
  readonly port: string | undefined;
  readonly portStart: number;
}

const specialSchemes: ReadonlySet<string> = new Set(['ftp', 'file', 'http', 'https', 'ws', 'wss']);

/** @param scheme the scheme in lower case */
export function isSpecialScheme(scheme: string): boolean {
  return specialSchemes.has(scheme);
}

/** @returns the scheme of a URL in lower case; undefined if it does not start with one */
export function schemeOf(text: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/iu.exec(text)?.[1]?.toLowerCase();
}

/**
 * Splits the authority like the states of the parser in the URL standard (4.4).
 * @param text the text of a `UrlInput`
 * @returns undefined if the URL has no scheme or, like a mailto URL, no authority
 * @example findAuthority('https://u@a.example:80/')?.host // 'a.example'
 */
export function findAuthority(text: string): Authority | undefined {
  const scheme = schemeOf(text);
  if (scheme === undefined) {
    return undefined;
  }
  const isSpecial = isSpecialScheme(scheme);
  const afterScheme = scheme.length + 1;
  const slashes = scheme === 'file' ? /^[/\\]{2}/u : isSpecial ? /^[/\\]*/u : /^\/\//u;
  const skipped = slashes.exec(text.slice(afterScheme))?.[0];
  if (skipped === undefined) {
    return undefined;
  }
  const start = afterScheme + skipped.length;
  const length = text.slice(start).search(isSpecial ? /[/\\?#]/u : /[/?#]/u);
  const authority = text.slice(start, length === -1 ? text.length : start + length);
  const hostStart = start + (scheme === 'file' ? 0 : authority.lastIndexOf('@') + 1);
  const hostAndPort = authority.slice(hostStart - start);
  const colon = scheme === 'file' ? -1 : findPortColon(hostAndPort);
  return {
    scheme,
    isSpecial,
    host: colon === -1 ? hostAndPort : hostAndPort.slice(0, colon),
    hostStart,
    port: colon === -1 ? undefined : hostAndPort.slice(colon + 1),
    portStart: hostStart + colon + 1,
  };
}

/** The first colon outside brackets. */
function findPortColon(hostAndPort: string): number {
  let isInBrackets = false;
  for (let at = 0; at < hostAndPort.length; at += 1) {
    const character = hostAndPort[at];
    if (character === ':' && !isInBrackets) {
      return at;
    }
    isInBrackets = character === '[' || (isInBrackets && character !== ']');
  }
  return -1;
}
