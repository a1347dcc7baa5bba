import { listWords } from '#shared/formats/words/list-words.ts';
import { isBlank } from '#shared/text-checks.ts';
import { checkContact, type VcardVersion, writeContact } from './write-contact.ts';
import { checkEvent, writeEvent } from './write-event.ts';
import { checkLocation, writeLocation } from './write-location.ts';
import { checkAddresses, checkNumber, writeMail, writeSms } from './write-message.ts';
import { checkName, checkPassword, type WifiSecurity, writeWifi } from './write-wifi.ts';

export type TemplateName = 'text' | 'wifi' | 'contact' | 'mail' | 'sms' | 'location' | 'event';

export const templateOptions: readonly { readonly value: TemplateName; readonly label: string }[] = [
  { value: 'text', label: 'Text or link' },
  { value: 'wifi', label: 'Wi-Fi' },
  { value: 'contact', label: 'Contact (vCard)' },
  { value: 'mail', label: 'Email' },
  { value: 'sms', label: 'SMS' },
  { value: 'location', label: 'Location' },
  { value: 'event', label: 'Event' },
];

export interface TemplateField {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'lines' | 'choice' | 'switch' | 'date' | 'moment';
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** A hint shown under the field. */
  readonly hint?: string;
}

/** The values as typed; a switch is `true` or empty. */
export type TemplateValues = Readonly<Record<string, string>>;

export interface Template {
  readonly initial: TemplateValues;
  readonly fields: (values: TemplateValues) => readonly TemplateField[];
  /** The names of the fields that the text cannot do without: of each group, one must be filled in. */
  readonly needs: readonly (readonly string[])[];
  /** @returns the text of the code, or undefined while the form is incomplete or has an error */
  readonly write: (values: TemplateValues) => string | undefined;
  /** @returns the problems, by the name of the field */
  readonly check?: (values: TemplateValues) => Readonly<Record<string, string | undefined>>;
}

function wifiOf(values: TemplateValues) {
  const { name = '', password = '', security = 'WPA', isHidden } = values;
  return { name, password, security: security as WifiSecurity, isHidden: isHidden === 'true' };
}

function contactOf(values: TemplateValues) {
  const { version = '3.0', ...rest } = values;
  const names = [
    ...['firstName', 'lastName', 'organization', 'title', 'mobile', 'phone', 'email', 'website'],
    ...['street', 'city', 'region', 'postcode', 'country', 'note'],
  ] as const;
  const texts = Object.fromEntries(names.map((name) => [name, rest[name] ?? '']));
  return { ...texts, version: version as VcardVersion } as Parameters<typeof writeContact>[0];
}

function eventOf(values: TemplateValues) {
  const { summary = '', start = '', end = '', isAllDay, location = '', description = '' } = values;
  return { summary, start, end, isAllDay: isAllDay === 'true', location, description };
}

export const templates: Readonly<Record<Exclude<TemplateName, 'text'>, Template>> = {
  wifi: {
    initial: { security: 'WPA' },
    fields: ({ security }) => [
      { name: 'name', label: 'Network name (SSID)' },
      {
        name: 'security',
        label: 'Security',
        kind: 'choice',
        choices: [
          { value: 'WPA', label: 'WPA, WPA2, WPA3' },
          { value: 'WEP', label: 'WEP' },
          { value: 'nopass', label: 'None (open)' },
        ],
      },
      ...(security === 'nopass' ? [] : [{ name: 'password', label: 'Password' }]),
      { name: 'isHidden', label: 'The network is hidden', kind: 'switch' },
    ],
    needs: [['name']],
    write: (values) => writeWifi(wifiOf(values)),
    check: (values) => ({
      name: checkName(wifiOf(values)),
      password: values.name || values.password ? checkPassword(wifiOf(values)) : undefined,
    }),
  },
  contact: {
    initial: { version: '3.0' },
    fields: () => [
      { name: 'firstName', label: 'First name' },
      { name: 'lastName', label: 'Last name' },
      { name: 'organization', label: 'Organisation' },
      { name: 'title', label: 'Job title' },
      { name: 'mobile', label: 'Mobile phone' },
      { name: 'phone', label: 'Work phone' },
      { name: 'email', label: 'Email address' },
      { name: 'website', label: 'Website' },
      { name: 'street', label: 'Street' },
      { name: 'city', label: 'City' },
      { name: 'region', label: 'State or region' },
      { name: 'postcode', label: 'Postcode' },
      { name: 'country', label: 'Country' },
      {
        name: 'version',
        label: 'vCard version',
        kind: 'choice',
        choices: [
          { value: '3.0', label: '3.0, read by every phone' },
          { value: '4.0', label: '4.0' },
        ],
      },
      { name: 'note', label: 'Note', kind: 'lines' },
    ],
    needs: [['firstName', 'lastName', 'organization']],
    write: (values) => writeContact(contactOf(values)),
    check: (values) => checkContact(contactOf(values)),
  },
  mail: {
    initial: {},
    fields: () => [
      { name: 'to', label: 'To', hint: 'Several with commas' },
      { name: 'cc', label: 'Copy (Cc)' },
      { name: 'subject', label: 'Subject' },
      { name: 'body', label: 'Message', kind: 'lines' },
    ],
    needs: [['to', 'cc', 'subject', 'body']],
    write: ({ to = '', cc = '', subject = '', body = '' }) => writeMail({ to, cc, subject, body }),
    check: ({ to = '', cc = '' }) => ({ to: checkAddresses(to), cc: checkAddresses(cc) }),
  },
  sms: {
    initial: {},
    fields: () => [
      { name: 'number', label: 'Telephone number', hint: 'With the country code: +44 …' },
      { name: 'message', label: 'Message', kind: 'lines' },
    ],
    needs: [['number']],
    write: ({ number = '', message = '' }) => writeSms({ number, message }),
    check: ({ number = '' }) => ({ number: checkNumber(number) }),
  },
  location: {
    initial: {},
    fields: () => [
      { name: 'latitude', label: 'Latitude', hint: 'Degrees, north positive' },
      { name: 'longitude', label: 'Longitude', hint: 'Degrees, east positive' },
      { name: 'altitude', label: 'Altitude', hint: 'Metres; may be empty' },
    ],
    needs: [['latitude'], ['longitude']],
    write: ({ latitude = '', longitude = '', altitude = '' }) => writeLocation({ latitude, longitude, altitude }),
    check: ({ latitude = '', longitude = '', altitude = '' }) => checkLocation({ latitude, longitude, altitude }),
  },
  event: {
    initial: {},
    fields: ({ isAllDay }) => {
      const kind = isAllDay === 'true' ? 'date' : 'moment';
      return [
        { name: 'summary', label: 'Title' },
        { name: 'start', label: 'Start', kind, ...(kind === 'moment' && { hint: 'In your time zone' }) },
        { name: 'end', label: 'End', kind },
        { name: 'location', label: 'Place' },
        { name: 'description', label: 'Description', kind: 'lines' },
        { name: 'isAllDay', label: 'All day', kind: 'switch' },
      ];
    },
    needs: [['summary'], ['start']],
    write: (values) => writeEvent(eventOf(values), new Date()),
    check: (values) => ({ end: checkEvent(eventOf(values)) }),
  },
};

/**
 * Says why the form writes no text.
 * @returns a clause such as “it needs Title and Start” or “one of its fields has an error”, or undefined if it writes one
 * @example explainIncomplete(templates.sms, { message: 'Hi' }) // 'it needs Telephone number'
 */
export function explainIncomplete(template: Template, values: TemplateValues): string | undefined {
  if (template.write(values) !== undefined) {
    return undefined;
  }
  const labels = new Map(template.fields(values).map(({ name, label }) => [name, label]));
  const missing = template.needs
    .filter((group) => group.every((name) => isBlank(values[name] ?? '')))
    .map((group) =>
      listWords(
        group.map((name) => labels.get(name) ?? name),
        'or',
      ),
    );
  return missing.length === 0 ? 'one of its fields has an error' : `it needs ${listWords(missing)}`;
}
