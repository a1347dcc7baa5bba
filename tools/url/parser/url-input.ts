/** A URL's text as the parser sees it, and where each of its characters stands in what was typed. */
export interface UrlInput {
  /** Without spaces and control characters at its ends, and without tabs and line breaks. */
  readonly text: string;
  /** The number of tabs and line breaks left out between the ends. */
  readonly ignored: number;
  /** Whether spaces or control characters at the ends were left out. */
  readonly isTrimmed: boolean;
  /** @param offset in `text` @returns the offset in what was typed */
  offsetInTyped(offset: number): number;
}

/**
 * Does what the URL standard's basic parser does first.
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
 * The text with "https:" before it, and slashes where it has none.
 * @example withScheme(' example.org') // ' https://example.org'
 */
export function withScheme(typed: string): string {
  const start = /^[\0-\x20]*/u.exec(typed)?.[0] ?? '';
  const rest = typed.slice(start.length);
  return `${start}https:${/^[/\\]{2}/u.test(rest) ? '' : '//'}${rest}`;
}

/** Where the parts of a URL's authority are in `UrlInput.text`. */
export interface Authority {
  readonly scheme: string;
  readonly isSpecial: boolean;
  /** The host as it was typed, with the brackets of an IPv6 address. */
  readonly host: string;
  readonly hostStart: number;
  /** What stands between the host's colon and the path; undefined without a colon. */
  readonly port: string | undefined;
  readonly portStart: number;
}

const specialSchemes: ReadonlySet<string> = new Set(['ftp', 'file', 'http', 'https', 'ws', 'wss']);

/** @param scheme in lower case */
export function isSpecialScheme(scheme: string): boolean {
  return specialSchemes.has(scheme);
}

/** @returns the scheme of a URL in lower case; undefined if it begins with none */
export function schemeOf(text: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/iu.exec(text)?.[1]?.toLowerCase();
}

/**
 * Divides the authority as the states of the URL standard's parser do (URL standard, 4.4).
 * @param text of a `UrlInput`
 * @returns undefined if the URL has no scheme, or no authority, as a mailto URL
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

/** The first colon that is not in brackets. */
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
