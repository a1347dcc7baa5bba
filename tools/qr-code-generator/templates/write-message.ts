import { percentEncode } from '#shared/formats/percent-encode.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { replaceLoneSurrogates } from '#shared/surrogates.ts';
import { isBlank } from '#shared/text-checks.ts';
import { dialledNumber } from '../dialled-number.ts';

export interface Mail {
  /** One or more addresses, separated by commas or semicolons; each may have a name: `Doe, John <a@b.org>`. */
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * Writes an e-mail as a `mailto:` URL (RFC 6068): all but the unreserved characters are percent-encoded, and line
 * breaks are CR LF.
 * @returns undefined while the e-mail is empty
 * @example writeMail({ to: 'a@b.org', cc: '', subject: 'Fish & chips', body: '' })
 * // 'mailto:a@b.org?subject=Fish%20%26%20chips'
 */
export function writeMail({ to, cc, subject, body }: Mail): string | undefined {
  if ([to, cc, subject, body].every(isBlank)) {
    return undefined;
  }
  const fields = [
    ...(isBlank(cc) ? [] : [`cc=${encodeAddresses(cc)}`]),
    ...(subject === '' ? [] : [`subject=${encode(subject)}`]),
    ...(body === '' ? [] : [`body=${encode(body.replaceAll(/\r\n|\r|\n/g, '\r\n'))}`]),
  ];
  return `mailto:${encodeAddresses(to)}${fields.length === 0 ? '' : `?${fields.join('&')}`}`;
}

/**
 * A part of a list, in which commas and semicolons between quotes or angle brackets separate nothing. A quote without an
 * end goes on to the end.
 */
const listPart = /(?:"(?:\\.?|[^"\\])*(?:"|$)|<[^<>]*>|[^,;])+/gsu;

/**
 * Divides a list into addresses, without the names before them: a `mailto:` URL has addresses only (RFC 6068).
 * @example addressesIn('Doe, John <a@b.org>; c@d.org') // ['a@b.org', 'c@d.org']
 */
function addressesIn(text: string): string[] {
  const addresses: string[] = [];
  let before: string[] = [];
  for (const [part] of text.matchAll(listPart)) {
    const named = /<([^<>@]*@[^<>]*)>$/u.exec(part.trimEnd())?.[1];
    if (named !== undefined) {
      // What has no at sign before it is the beginning of its name.
      addresses.push(named);
      before = [];
    } else if (part.includes('@')) {
      addresses.push(...before, part);
      before = [];
    } else {
      before.push(part);
    }
  }
  return [...addresses, ...before];
}

/** The most characters shown of what is not an address. */
const longestShown = 40;

/**
 * @param text addresses as in a `Mail`
 * @returns the problem with the first that is none, or undefined
 * @example checkAddresses('a@b.org, ada') // '“ada” is not an email address: that has a name, @ and a host.'
 */
export function checkAddresses(text: string): string | undefined {
  const wrong = addressesIn(text)
    .map((address) => address.trim())
    .find((address) => address !== '' && !/^.+@[^\s@]+$/su.test(address));
  return wrong === undefined
    ? undefined
    : `“${shortenText(wrong, longestShown)}” is not an email address: that has a name, @ and a host.`;
}

function encodeAddresses(text: string): string {
  return addressesIn(text)
    .map((address) => encode(address.trim()).replaceAll('%40', '@').replaceAll('%2B', '+'))
    .filter((address) => address !== '')
    .join(',');
}

/** Percent-encodes a text. A lone surrogate has no encoding and becomes the replacement character. */
function encode(text: string): string {
  return percentEncode(replaceLoneSurrogates(text));
}

export interface Sms {
  readonly number: string;
  readonly message: string;
}

/**
 * Writes a text message as `SMSTO:`, the form that phones support best.
 * @returns undefined while it has no number
 * @example writeSms({ number: '+1 555 0100', message: 'Hi: there' }) // 'SMSTO:+15550100:Hi: there'
 */
export function writeSms({ number, message }: Sms): string | undefined {
  const digits = dialledNumber(number);
  return digits === '' ? undefined : `SMSTO:${digits}${message === '' ? '' : `:${message}`}`;
}

/** @returns the problem with a number, or undefined */
export function checkNumber(number: string): string | undefined {
  return isBlank(number) || /^\+?[\s().\-/*#]*\d[\d\s().\-/*#]*$/.test(number.trim())
    ? undefined
    : 'A telephone number has digits, and + at its start.';
}
