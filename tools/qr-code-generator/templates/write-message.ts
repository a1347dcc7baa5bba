import { isBlank } from '#shared/text-checks.ts';

export interface Mail {
  /** One or more addresses, between commas. */
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * Writes an e-mail as a `mailto:` URL (RFC 6068): all but the unreserved characters percent-encoded, breaks as CR LF.
 * @returns undefined while it says nothing
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

function encodeAddresses(text: string): string {
  return text
    .split(/[,;]/)
    .map((address) => encode(address.trim()).replaceAll('%40', '@').replaceAll('%2B', '+'))
    .filter((address) => address !== '')
    .join(',');
}

/** A lone surrogate has no encoding: it becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export interface Sms {
  readonly number: string;
  readonly message: string;
}

/**
 * Writes a text message as `SMSTO:`, which the readers of phones know best.
 * @returns undefined while it has no number
 * @example writeSms({ number: '+1 555 0100', message: 'Hi: there' }) // 'SMSTO:+15550100:Hi: there'
 */
export function writeSms({ number, message }: Sms): string | undefined {
  const digits = plainNumber(number);
  return digits === '' ? undefined : `SMSTO:${digits}${message === '' ? '' : `:${message}`}`;
}

/** A telephone number without what only separates its digits. */
function plainNumber(number: string): string {
  return number.replaceAll(/[^\d+*#]/g, '');
}

/** @returns what is wrong with a number, or undefined */
export function checkNumber(number: string): string | undefined {
  return isBlank(number) || /^\+?[\d\s().\-/*#]+$/.test(number.trim())
    ? undefined
    : 'A telephone number has digits, and + at its start.';
}
