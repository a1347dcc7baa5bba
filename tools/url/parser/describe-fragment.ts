import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { percentDecode } from '../percent-sequences.ts';
import { toUnicode, type UrlRecord } from '../url-standard.ts';
import type { FragmentName } from './fragment-names.ts';
import { findAuthority, readUrlInput } from './url-input.ts';

/** The maximum length of a decoded value that is shown. */
const longestShown = 300;

const defaultPorts: ReadonlyMap<string, number> = new Map(
  Object.entries({ ftp: 21, http: 80, https: 443, ws: 80, wss: 443 }),
);

/**
 * Describes what is worth knowing about a URL component besides its value.
 * @param text the URL as it was typed
 * @returns nothing, or one line
 * @example describeFragment('host', 'xn--bcher-kva.example', url, text) // { note: 'In Unicode: bücher.example' }
 */
export function describeFragment(
  name: FragmentName,
  value: string,
  url: UrlRecord,
  text: string,
): { readonly note?: string } {
  const note = noteOf(name, value, url, text);
  return note === undefined ? {} : { note };
}

function noteOf(name: FragmentName, value: string, url: UrlRecord, text: string): string | undefined {
  switch (name) {
    case 'host':
      return describeHost(url, text);
    case 'origin':
      return value === 'null' ? 'Opaque: it is the same as no other origin' : undefined;
    case 'port':
      return describePort(url, text);
    case 'hash':
    case 'pathname':
    case 'username':
    case 'password':
      return describeDecoded(value);
    default:
      return undefined;
  }
}

function describeDecoded(value: string): string | undefined {
  if (!value.includes('%')) {
    return undefined;
  }
  // An encoded character takes up to 12 characters, so one that the slice truncates lies beyond the shown part.
  const start = value.slice(0, (longestShown + 1) * 12);
  const decoded = percentDecode(start);
  return decoded === start ? undefined : `Decoded: ${shortenText(decoded, longestShown)}`;
}

function describePort({ scheme, port }: UrlRecord, text: string): string | undefined {
  const standard = defaultPorts.get(scheme);
  if (port !== null || standard === undefined) {
    return undefined;
  }
  const isGiven = findAuthority(readUrlInput(text).text)?.port?.length;
  return isGiven
    ? `${standard} is the default of ${scheme}, so it is left out`
    : `The default of ${scheme} is ${standard}`;
}

function describeHost({ host }: UrlRecord, text: string): string | undefined {
  const typed = findAuthority(readUrlInput(text).text)?.host ?? '';
  if (typeof host === 'number') {
    const isPlain = /^\d+(?:\.\d+){3}$/u.test(typed) && !/(?:^|\.)0\d/u.test(typed);
    return isPlain ? 'An IPv4 address' : `The IPv4 address that “${shortenText(typed, longestShown)}” stands for`;
  }
  if (typeof host === 'string') {
    const isInternational = /(?:^|\.)xn--/u.test(host);
    return isInternational ? describeDomain(host) : describeDecoded(host);
  }
  return host === null ? undefined : 'An IPv6 address';
}

function describeDomain(domain: string): string {
  const unicode = toUnicode(domain, { checkBidi: true, checkJoiners: true });
  return unicode.error
    ? 'Internationalised (IDNA), but not valid: it has no Unicode form'
    : `In Unicode: ${shortenText(unicode.domain, longestShown)}`;
}
