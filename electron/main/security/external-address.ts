import { urlOf } from '#shared/formats/url-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/**
 * The maximum length that Electron hands over on Windows. The limit is the same everywhere, so a link works either on
 * all systems or on none.
 */
const maxLength = 2081;

const addressFields: readonly string[] = ['to', 'cc', 'bcc'];
/** Mail programs support further fields, such as files to attach, which are refused. */
const mailFields: readonly string[] = [...addressFields, 'subject', 'body'];

/** Control characters. A line break is allowed in a body; in any other field it would start a field of its own. */
const controlCharacters = /\p{Cc}/u;
const controlCharactersOfBody = /(?![\t\r\n])\p{Cc}/u;

function encodeAddresses(encoded: string): string {
  const addresses = encoded.split(',').map((address) => encodeURIComponent(decodeURIComponent(address)));
  return addresses.join(',').replaceAll('%40', '@');
}

/** Rewrites a mail link: each part is decoded, checked and encoded again (RFC 6068). */
function writeMail({ pathname, search }: URL): Result<string, string> {
  try {
    const fields = search
      .slice(1)
      .split('&')
      .filter((field) => field !== '');
    const written: string[] = [];
    for (const field of fields) {
      const [name = '', ...rest] = field.split('=');
      const encoded = rest.join('=');
      const key = decodeURIComponent(name).toLowerCase();
      const value = decodeURIComponent(encoded);
      if (!mailFields.includes(key)) {
        return fail('a mail link may have recipients, a subject and a text, and nothing else');
      }
      if ((key === 'body' ? controlCharactersOfBody : controlCharacters).test(value)) {
        return fail('it contains control characters');
      }
      written.push(`${key}=${addressFields.includes(key) ? encodeAddresses(encoded) : encodeURIComponent(value)}`);
    }
    if (controlCharacters.test(decodeURIComponent(pathname))) {
      return fail('it contains control characters');
    }
    return ok(`mailto:${encodeAddresses(pathname)}${written.length === 0 ? '' : `?${written.join('&')}`}`);
  } catch {
    return fail('its percent-encoding is not valid');
  }
}

function write(url: URL): Result<string, string> {
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return url.username === '' && url.password === '' ? ok(url.href) : fail('it contains a user name or a password');
    case 'mailto:':
      return writeMail(url);
    default:
      return fail('only http, https and mailto links can be opened');
  }
}

/**
 * Decides whether a link may be handed to the operating system, which would start a program for many schemes.
 * @returns the rewritten address, so that the system reads exactly what was checked: printable ASCII, international
 *   hosts as Punycode; or why it is refused, as the end of a sentence: another scheme, credentials, a mail with more
 *   than recipients, subject and text, more than 2,081 characters
 * @example externalAddress('HTTPS://example.org/a b') // { ok: true, value: 'https://example.org/a%20b' }
 * @example externalAddress('mailto:a@example.org?attach=/etc/passwd') // { ok: false, error: 'a mail link may …' }
 */
export function externalAddress(address: string): Result<string, string> {
  const url = urlOf(address);
  if (url === undefined) {
    return fail('it is not a valid URL');
  }
  const written = write(url);
  if (written.ok && written.value.length > maxLength) {
    return fail(`it is longer than ${formatNumber(maxLength)} characters`);
  }
  return written;
}
