import { capitalize } from '#shared/formats/words/capitalize.ts';
import { nameCharacter } from '#shared/formats/words/name-character.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { percentDecode } from '../percent-sequences.ts';
import { parseURL, parseURLWithValidationErrors } from '../url-standard.ts';
import { findAuthority, readUrlInput } from './url-input.ts';

/** An error and its position in the text that the parser sees. */
interface Fault {
  readonly code: string;
  readonly message: string;
  readonly offset: number;
}

/**
 * Explains why the parser of the URL standard rejects a text, and where.
 * @param typed a text that is not a URL without a base
 * @returns `missing-scheme` if prepending "https://" could help
 * @example explainFailure('https://a b/').position // { offset: 9, line: 1, column: 10 }
 */
export function explainFailure(typed: string): ToolError {
  const input = readUrlInput(typed);
  const { code, message, offset } = findFault(input.text);
  return { code, message, position: textPosition(typed, input.offsetInTyped(offset)) };
}

function findFault(text: string): Fault {
  const authority = findAuthority(text);
  if (authority === undefined) {
    return explainScheme(text);
  }
  const { scheme, host, hostStart, port, portStart, isSpecial } = authority;
  const advice = port === undefined ? '' : adviseOnPassword(text.slice(portStart + port.length));
  if (host === '') {
    return {
      code: 'host-missing',
      message:
        port === undefined
          ? `There is no host after ${quoteShort(text.slice(0, hostStart))}.`
          : `There is no host before the port.${advice}`,
      offset: port === undefined ? hostStart : portStart - 1,
    };
  }
  if (host.startsWith('[')) {
    const fault = explainAddress(host);
    if (fault !== undefined) {
      return { ...fault, offset: hostStart + fault.offset };
    }
  } else if (parseURL(`${scheme}://${host}/`) === null) {
    const fault = isSpecial ? explainHost(host) : explainOpaqueHost(host);
    return { ...fault, offset: hostStart + fault.offset };
  }
  const wrong = port?.search(/\D/u) ?? -1;
  if (port !== undefined && wrong !== -1) {
    return {
      code: 'port-invalid',
      message: `${capitalize(nameCharacter(port.slice(wrong)))} cannot be in a port, which is a number from 0 to 65535.${advice}`,
      offset: portStart + wrong,
    };
  }
  return port === undefined
    ? {
        code: 'no-url',
        message: 'The URL standard does not accept this as a URL. A valid one looks like https://example.com/path.',
        offset: 0,
      }
    : {
        code: 'port-out-of-range',
        message: `The port ${shortenText(port, longestQuoted)} is out of range: the highest is 65535.${advice}`,
        offset: portStart,
      };
}

/**
 * What looks like a port is the start of a password if an @ still follows: passwords in connection strings often contain
 * characters that end a host.
 * @param rest the text after the port; an @ at the start of a path segment, as in `/@user`, does not count
 */
function adviseOnPassword(rest: string): string {
  const end = /^(?:[?#]\S*@|[/\\]\S*[^\s/\\]@)/u.test(rest.slice(0, longestSearched)) ? rest.charAt(0) : '';
  return end === '' ? '' : ` If this is a password, write ${encodeURIComponent(end)} for the ${quote(end)} in it.`;
}

function explainScheme(text: string): Fault {
  const beforeColon = /^[^:/?#\\@[\]]*(?=:)/u.exec(text.slice(0, 1000))?.[0];
  const wrong = beforeColon?.search(/[^a-z0-9+.-]/iu) ?? -1;
  if (beforeColon !== undefined && wrong > 0 && text[beforeColon.length + 1] === '/') {
    return {
      code: 'scheme-invalid',
      message: `${capitalize(nameCharacter(beforeColon.slice(wrong)))} cannot be in a scheme, as in ${quoteShort(beforeColon)}: use letters, digits, +, - and . only.`,
      offset: wrong,
    };
  }
  const nearScheme = /^(?:https?|wss?|ftp|file)(?=\/\/)/iu.exec(text)?.[0];
  if (nearScheme !== undefined) {
    return {
      code: 'missing-colon',
      message: `The colon after ${quote(nearScheme)} is missing.`,
      offset: nearScheme.length,
    };
  }
  if (/^(?:[/\\](?![/\\])|[?#]|\.{1,2}(?:[/\\?#]|$))/u.test(text)) {
    return {
      code: 'relative-url',
      message:
        'This is a relative URL: what it stands for depends on the page it is in. Put a scheme and a host before it.',
      offset: 0,
    };
  }
  return {
    code: 'missing-scheme',
    message: 'The scheme is missing: a URL begins with one, such as “https:”.',
    offset: 0,
  };
}

const addressProblems: Readonly<Record<string, string>> = {
  'IPv6-invalid-compression': 'it begins with one colon; two stand for pieces of zero',
  'IPv6-too-many-pieces': 'it has more than 8 pieces',
  'IPv6-multiple-compression': '“::” is in it more than once',
  'IPv6-invalid-code-point': 'pieces are up to 4 hexadecimal digits, with colons between them',
  'IPv6-too-few-pieces': 'it has fewer than 8 pieces and no “::”',
  'IPv4-in-IPv6-too-many-pieces': 'before the IPv4 address there are more than 6 pieces',
  'IPv4-in-IPv6-invalid-code-point': 'the IPv4 address in it is not four decimal numbers',
  'IPv4-in-IPv6-out-of-range-part': 'a number of the IPv4 address in it is above 255',
  'IPv4-in-IPv6-too-few-parts': 'the IPv4 address in it has fewer than four numbers',
};

/** @returns undefined for a valid IPv6 address; offsets are relative to the host */
function explainAddress(host: string): Fault | undefined {
  const close = host.indexOf(']');
  if (close === -1) {
    return { code: 'IPv6-unclosed', message: 'The bracket of the IPv6 address is not closed with “]”.', offset: 0 };
  }
  if (close < host.length - 1) {
    return {
      code: 'IPv6-unclosed',
      message: 'After the “]” of an IPv6 address only a port can follow, or the path.',
      offset: close + 1,
    };
  }
  const { url, validationErrors } = parseURLWithValidationErrors(`http://${host}/`);
  if (url !== null) {
    return undefined;
  }
  const address = host.slice(1, -1);
  const name = validationErrors.at(-1) ?? '';
  const wrong = address.search(/[^0-9a-f:.]/iu);
  const problem =
    wrong === -1
      ? (addressProblems[name] ?? 'it is malformed')
      : `${nameCharacter(address.slice(wrong))} cannot be in it`;
  return {
    code: name,
    message: `${quoteShort(address)} is not an IPv6 address: ${problem}.`,
    offset: Math.max(0, wrong) + 1,
  };
}

const forbiddenInOpaqueHosts = /[\0\t\n\r #/:<>?@[\\\]^|]/u;

function explainOpaqueHost(host: string): Fault {
  const at = Math.max(0, host.search(forbiddenInOpaqueHosts));
  return {
    code: 'host-invalid-code-point',
    message: `${capitalize(nameCharacter(host.slice(at)))} cannot be in a host.`,
    offset: at,
  };
}

/** The number of characters of a host that are searched for errors. */
const longestSearched = 1000;

const isHost = (host: string) => parseURL(`http://${host}/`) !== null;

/** @param host a host of a special scheme; offsets are relative to it */
function explainHost(host: string): Fault {
  const name = parseURLWithValidationErrors(`http://${host}/`).validationErrors.at(-1) ?? '';
  if (name.startsWith('IPv4')) {
    return explainNumber(host, name);
  }
  let offset = 0;
  for (const [unit] of host.slice(0, longestSearched).matchAll(/(?:%[0-9a-f]{2})+|./gisu)) {
    // Some characters cannot stand alone, some cannot stand between Latin letters, and joiners are valid only where
    // they join.
    if (!/[.\u200c\u200d]/u.test(unit) && !isHost(`a${unit}a`) && !isHost(unit)) {
      return explainCharacter(unit, offset);
    }
    offset += unit.length;
  }
  offset = 0;
  for (const label of host.slice(0, longestSearched).split(/[.\u3002\uff0e\uff61]/u)) {
    // ASCII labels are validated only next to a non-ASCII one.
    if (label !== '' && !isHost(`${label}.ß`)) {
      return {
        code: 'domain-to-ASCII',
        message: `${quoteShort(label)} cannot be part of a host: internationalised names (IDNA) do not allow this combination of characters.`,
        offset,
      };
    }
    offset += label.length + 1;
  }
  return { code: 'domain-to-ASCII', message: `${quoteShort(host)} is not a host name.`, offset: 0 };
}

function explainCharacter(unit: string, offset: number): Fault {
  const decoded = percentDecode(unit);
  const isEncoded = decoded !== unit;
  const what = isEncoded && !decoded.includes('\uFFFD') ? `${quote(unit)} (${nameCharacter(decoded)})` : '';
  return {
    code: 'domain-invalid-code-point',
    message:
      isEncoded && what === ''
        ? `${quote(unit)} cannot be in a host: it is not UTF-8.`
        : `${what || capitalize(nameCharacter(unit))} cannot be in a host.`,
    offset,
  };
}

function explainNumber(host: string, name: string): Fault {
  const reason =
    name === 'IPv4-too-many-parts'
      ? 'it has more than four numbers'
      : name === 'IPv4-non-numeric-part'
        ? 'a part of it is not a number'
        : 'a number of it is too large';
  return {
    code: name,
    message: `${quoteShort(host)} is not an IPv4 address: ${reason}. A host that ends with a number has to be one.`,
    offset: 0,
  };
}

/** Longer pieces of a URL are shortened in messages to this number of UTF-16 code units. */
const longestQuoted = 80;

const quote = (text: string) => `“${text}”`;

const quoteShort = (text: string) => quote(shortenText(text, longestQuoted));
