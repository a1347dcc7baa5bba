import { isBlank } from '#shared/text-checks.ts';
import { withoutTrunkPrefix } from '../dialled-number.ts';
import { escapeText, joinContentLines } from './content-lines.ts';
import { checkNumber } from './write-message.ts';

export type VcardVersion = '3.0' | '4.0';

export interface Contact {
  readonly version: VcardVersion;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly title: string;
  readonly mobile: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly country: string;
  readonly note: string;
}

/**
 * Writes a contact as a vCard, of version 3.0 (RFC 2426, which every phone reads) or 4.0 (RFC 6350).
 * @returns undefined while the contact has neither a name nor an organisation
 * @example writeContact({ …, version: '4.0', firstName: 'Ada', lastName: 'Lovelace' })
 * // 'BEGIN:VCARD\r\nVERSION:4.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n'
 */
export function writeContact(contact: Contact): string | undefined {
  const { version, firstName, lastName, organization, street, city, region, postcode, country } = contact;
  const fullName = [firstName, lastName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  const shownName = fullName === '' ? organization.trim() : fullName;
  if (shownName === '') {
    return undefined;
  }
  const address = [street, city, region, postcode, country];
  const phone = (kinds: string) => (version === '4.0' ? `TEL;TYPE="${kinds}"` : `TEL;TYPE=${kinds}`);
  return joinContentLines([
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `N:${components([lastName, firstName, '', '', ''])}`,
    `FN:${escapeText(shownName)}`,
    ...field('ORG', organization),
    ...field('TITLE', contact.title),
    ...field(phone('cell,voice'), withoutTrunkPrefix(contact.mobile)),
    ...field(phone('work,voice'), withoutTrunkPrefix(contact.phone)),
    ...field('EMAIL', contact.email),
    ...uri('URL', contact.website),
    ...(address.every(isBlank) ? [] : [`ADR;TYPE=work:${components(['', '', ...address])}`]),
    ...field('NOTE', contact.note),
    'END:VCARD',
  ]);
}

/** @returns the problems, by the name of the field */
export function checkContact({ email, mobile, phone }: Contact): { readonly [Field in keyof Contact]?: string } {
  return {
    ...(isBlank(email) || /^[^\s@]+@[^\s@]+$/.test(email.trim())
      ? {}
      : { email: 'An address has a name, @ and a host.' }),
    ...problemOf('mobile', checkNumber(mobile)),
    ...problemOf('phone', checkNumber(phone)),
  };
}

function problemOf(name: 'mobile' | 'phone', problem: string | undefined) {
  return problem === undefined ? {} : { [name]: problem };
}

function components(parts: readonly string[]): string {
  return parts.map((part) => escapeText(part.trim())).join(';');
}

function field(name: string, value: string): string[] {
  return isBlank(value) ? [] : [`${name}:${escapeText(value.trim())}`];
}

/** Writes a URI, whose value has no escapes, and removes line breaks and spaces, which are not part of it. */
function uri(name: string, value: string): string[] {
  return isBlank(value) ? [] : [`${name}:${value.replaceAll(/\s/g, '')}`];
}
