import { fail, ok, type Result } from '#shared/result.ts';
import { parseAddress } from './parse-address.ts';

/** The most that Electron hands over on Windows; the same everywhere, so that a link works on each system or on none. */
const maxLength = 2081;

const addressFields: readonly string[] = ['to', 'cc', 'bcc'];
/** Mail programs know more fields than these, such as files to attach. */
const mailFields: readonly string[] = [...addressFields, 'subject', 'body'];

/** A line break in a body is a line break; in any other field it would begin a field of its own. */
const controlCharacters = /\p{Cc}/u;
const controlCharactersOfBody = /(?![\t\r\n])\p{Cc}/u;

function encodeAddresses(encoded: string): string {
  const addresses = encoded.split(',').map((address) => encodeURIComponent(decodeURIComponent(address)));
  return addresses.join(',').replaceAll('%40', '@');
}

/** The same mail, each part decoded, judged and encoded anew (RFC 6068). */
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
        return fail('a mail has recipients, a subject and a text, and nothing else');
      }
      if ((key === 'body' ? controlCharactersOfBody : controlCharacters).test(value)) {
        return fail('it has control characters in it');
      }
      written.push(`${key}=${addressFields.includes(key) ? encodeAddresses(encoded) : encodeURIComponent(value)}`);
    }
    if (controlCharacters.test(decodeURIComponent(pathname))) {
      return fail('it has control characters in it');
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
      return url.username === '' && url.password === '' ? ok(url.href) : fail('it has a user name or a password in it');
    case 'mailto:':
      return writeMail(url);
    default:
      return fail('only http, https and mailto links are');
  }
}

/**
 * Whether a link may be handed to the operating system, which would run programs for many a scheme.
 * @returns the address written anew, so that the system reads what was judged: printable ASCII, international hosts as
 *   Punycode; or why not, as the end of a sentence: another scheme, credentials, a mail with more than recipients,
 *   subject and text, more than 2,081 characters
 * @example externalAddress('HTTPS://example.org/a b') // { ok: true, value: 'https://example.org/a%20b' }
 * @example externalAddress('mailto:a@example.org?attach=/etc/passwd') // { ok: false, error: 'a mail has …' }
 */
export function externalAddress(address: string): Result<string, string> {
  const url = parseAddress(address);
  if (url === undefined) {
    return fail('it is not an address');
  }
  const written = write(url);
  if (written.ok && written.value.length > maxLength) {
    return fail(`it is longer than ${maxLength.toLocaleString('en')} characters`);
  }
  return written;
}
