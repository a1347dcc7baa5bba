import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { joinContentLines } from './content-lines.ts';
import { explainIncomplete, type TemplateName, templates } from './templates.ts';

const write = (name: Exclude<TemplateName, 'text'>, values: Record<string, string>) =>
  templates[name].write({ ...templates[name].initial, ...values });
const check = (name: Exclude<TemplateName, 'text'>, values: Record<string, string>) =>
  templates[name].check?.({ ...templates[name].initial, ...values });

describe('Wi-Fi', () => {
  test.each([
    [{}, undefined],
    [{ name: 'home', password: 'secret12' }, 'WIFI:T:WPA;S:home;P:secret12;;'],
    [{ name: 'home', security: 'nopass', password: 'left over' }, 'WIFI:T:nopass;S:home;;'],
    [{ name: 'home', security: 'WEP', password: 'abcde' }, 'WIFI:T:WEP;S:home;P:abcde;;'],
    [{ name: 'home', password: 'secret12', isHidden: 'true' }, 'WIFI:T:WPA;S:home;P:secret12;H:true;;'],
    [{ name: 'a;b,c:d"e\\f', password: '\\;,:"x' }, String.raw`WIFI:T:WPA;S:a\;b\,c\:d\"e\\f;P:\\\;\,\:\"x;;`],
    [{ name: 'Café 😀', password: ' pass with spaces ' }, 'WIFI:T:WPA;S:Café 😀;P: pass with spaces ;;'],
  ])('%j', (values, text) => {
    expect(write('wifi', values)).toBe(text);
  });

  test('what is escaped can be taken apart again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (name, password) => {
        const text = write('wifi', { name, password }) ?? '';
        // This splits fields as readers do: at a semicolon without a backslash before it.
        const fields = Array.from(
          text.slice('WIFI:'.length).matchAll(/([A-Z]):((?:\\[\s\S]|[^\\;])*);/g),
          ([, key, value = '']) => [key, value.replaceAll(/\\([\s\S])/g, '$1')],
        );
        expect(Object.fromEntries(fields)).toEqual({ T: 'WPA', S: name, P: password });
      }),
    );
  });

  test.each([
    ['short', 'WPA', true],
    ['12345678', 'WPA', false],
    ['a'.repeat(64), 'WPA', false],
    ['g'.repeat(64), 'WPA', true],
    ['abcd', 'WEP', true],
    ['abcde', 'WEP', false],
    ['0123456789', 'WEP', false],
  ])('the password %j for %s', (password, security, isWrong) => {
    expect(check('wifi', { name: 'home', password, security })?.password !== undefined).toBe(isWrong);
  });

  test.each([
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'A network name has at most 32 bytes in UTF-8; this has 33.'],
    ['ネットワーク番号十一', undefined],
    ['ネットワーク番号十一二', 'A network name has at most 32 bytes in UTF-8; this has 33.'],
  ])('the name %j', (name, problem) => {
    expect(check('wifi', { name })?.name).toBe(problem);
  });
});

describe('contact', () => {
  test('needs a name or an organisation', () => {
    expect(write('contact', { email: 'ada@example.org' })).toBeUndefined();
    expect(write('contact', { organization: 'Engines, Inc.' })).toContain(String.raw`FN:Engines\, Inc.`);
  });

  test('version 3.0', () => {
    const text = write('contact', {
      firstName: 'Ada',
      lastName: 'King; Lovelace',
      organization: 'Engines, Inc.',
      title: 'Countess',
      mobile: '+44 20 7946 0000',
      phone: '+44 20 7946 0001',
      email: 'ada@example.org',
      website: 'https://example.org/?a=1;b,c',
      street: '12 St James’s Sq',
      city: 'London',
      postcode: 'SW1Y',
      country: 'UK',
      note: 'Line one\nLine \\ two',
    });
    expect(text?.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      String.raw`N:King\; Lovelace;Ada;;;`,
      String.raw`FN:Ada King\; Lovelace`,
      String.raw`ORG:Engines\, Inc.`,
      'TITLE:Countess',
      'TEL;TYPE=cell,voice:+44 20 7946 0000',
      'TEL;TYPE=work,voice:+44 20 7946 0001',
      'EMAIL:ada@example.org',
      'URL:https://example.org/?a=1;b,c',
      'ADR;TYPE=work:;;12 St James’s Sq;London;;SW1Y;UK',
      String.raw`NOTE:Line one\nLine \\ two`,
      'END:VCARD',
      '',
    ]);
  });

  test('version 4.0 puts several types between quotes', () => {
    const text = write('contact', { version: '4.0', firstName: 'Ada', mobile: '123' });
    expect(text).toBe(
      'BEGIN:VCARD\r\nVERSION:4.0\r\nN:;Ada;;;\r\nFN:Ada\r\nTEL;TYPE="cell,voice":123\r\nEND:VCARD\r\n',
    );
  });

  test.each([
    ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
    ['0044(0)20 7946 0000', '004420 7946 0000'],
    ['+39 (0)6 6982 1234', '+39 (0)6 6982 1234'],
    ['(0)20 7946 0000', '(0)20 7946 0000'],
  ])('the number %s is stored as %s, which phones can dial', (typed, stored) => {
    const text = write('contact', { version: '4.0', firstName: 'Ada', mobile: typed, phone: typed });
    expect(text).toContain(`TEL;TYPE="cell,voice":${stored}\r\nTEL;TYPE="work,voice":${stored}\r\n`);
  });

  test('addresses and numbers are looked at', () => {
    expect(check('contact', { email: 'ada', mobile: 'none' })).toMatchObject({
      email: expect.any(String),
      mobile: expect.any(String),
    });
    expect(check('contact', { email: 'ada@example.org', phone: '+44 (0)20-7946/0000' })).toEqual({});
  });

  test('lines are folded to 75 bytes, between characters, and unfold to what they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (value) => {
        const line = `NOTE:${value.replaceAll(/[\r\n]/g, '')}`;
        const folded = joinContentLines([line]);
        for (const part of folded.split('\r\n')) {
          expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
        }
        expect(folded.slice(0, -2).replaceAll('\r\n ', '')).toBe(line);
      }),
    );
  });
});

describe('e-mail', () => {
  test.each([
    [{}, undefined],
    [{ to: 'ada@example.org' }, 'mailto:ada@example.org'],
    [{ to: 'a@b.org, c+d@e.org', cc: 'f@g.org' }, 'mailto:a@b.org,c+d@e.org?cc=f@g.org'],
    [{ to: 'a@b.org', subject: 'Fish & chips?' }, 'mailto:a@b.org?subject=Fish%20%26%20chips%3F'],
    [{ to: 'a@b.org', body: 'één\ntwo\r\n100 %' }, 'mailto:a@b.org?body=%C3%A9%C3%A9n%0D%0Atwo%0D%0A100%20%25'],
    [{ subject: "it's (so) *new*!" }, 'mailto:?subject=it%27s%20%28so%29%20%2Anew%2A%21'],
    [{ to: 'a&b=c?d#e@f.org' }, 'mailto:a%26b%3Dc%3Fd%23e@f.org'],
    [{ to: 'Doe, John <a@b.example>' }, 'mailto:a@b.example'],
    [{ to: 'Doe, John <a@b.example>; Roe, Jane <c@d.example>, e@f.org' }, 'mailto:a@b.example,c@d.example,e@f.org'],
    [{ to: '"Doe, John; Dr." <a@b.example>', cc: 'Ada < ada@b.example >' }, 'mailto:a@b.example?cc=ada@b.example'],
    [{ to: '"a,b"@c.org' }, 'mailto:%22a%2Cb%22@c.org'],
    [{ to: '"a, b@c.org; d@e.org;' }, 'mailto:%22a%2C%20b@c.org%3B%20d@e.org%3B'],
    [{ to: 'a@b.org, ada, <c@d.org>' }, 'mailto:a@b.org,c@d.org'],
    [{ to: 'ada, a@b.org;; bob' }, 'mailto:ada,a@b.org,bob'],
    [{ subject: 'half \ud83d' }, 'mailto:?subject=half%20%EF%BF%BD'],
  ])('%j', (values, text) => {
    expect(write('mail', values)).toBe(text);
  });

  test.each([
    ['', undefined],
    ['a@b.org, "b, c"@d.org; Doe, John <e@f.org>,', undefined],
    ['ada', '“ada” is not an email address: that has a name, @ and a host.'],
    ['a@b.org, c@', '“c@” is not an email address: that has a name, @ and a host.'],
  ])('the addresses %j', (addresses, problem) => {
    expect(check('mail', { to: addresses })?.to).toBe(problem);
    expect(check('mail', { cc: addresses })?.cc).toBe(problem);
  });
});

describe('SMS', () => {
  test.each([
    [{}, undefined],
    [{ message: 'to nobody' }, undefined],
    [{ number: '+1 (555) 01-00' }, 'SMSTO:+15550100'],
    [{ number: '+44 (0)20 7946 0958' }, 'SMSTO:+442079460958'],
    [{ number: '0044 (0)20 7946 0958' }, 'SMSTO:00442079460958'],
    [{ number: '+39 (0)6 6982 1234' }, 'SMSTO:+390669821234'],
    [{ number: '(0)20 7946 0958' }, 'SMSTO:02079460958'],
    [{ number: '5550100', message: 'Hi: there\n😀' }, 'SMSTO:5550100:Hi: there\n😀'],
  ])('%j', (values, text) => {
    expect(write('sms', values)).toBe(text);
  });

  test('a number with letters is refused', () => {
    expect(check('sms', { number: 'call me' })?.number).toBeDefined();
    expect(check('sms', { number: '---' })?.number).toBeDefined();
    expect(check('sms', { number: '(0)20' })?.number).toBeUndefined();
    expect(check('sms', { number: '+44 20' })?.number).toBeUndefined();
  });
});

describe('location', () => {
  test.each([
    [{}, undefined],
    [{ latitude: '48.8584' }, undefined],
    [{ latitude: '48.8584', longitude: '2.2945' }, 'geo:48.8584,2.2945'],
    [{ latitude: ' 48,8584 ', longitude: '+2,2945', altitude: '35' }, 'geo:48.8584,2.2945,35'],
    [{ latitude: '-90', longitude: '-180.0' }, 'geo:-90,-180.0'],
    [{ latitude: '-0', longitude: '.5' }, 'geo:0,0.5'],
    [{ latitude: '90.0001', longitude: '0' }, undefined],
    [{ latitude: '0', longitude: '181' }, undefined],
    [{ latitude: '1e1', longitude: '0' }, undefined],
    [{ latitude: 'north', longitude: '0' }, undefined],
    [{ latitude: '12.5.5', longitude: '0' }, undefined],
  ])('%j', (values, text) => {
    expect(write('location', values)).toBe(text);
  });

  test('each wrong field is named', () => {
    expect(Object.keys(check('location', { latitude: '91', longitude: 'x', altitude: '1' }) ?? {})).toEqual([
      'latitude',
      'longitude',
    ]);
  });
});

describe('event', () => {
  const linesOf = (values: Record<string, string>) => write('event', values)?.split('\r\n');

  test('needs a title and a start, and ends after it', () => {
    expect(linesOf({ summary: 'Tea' })).toBeUndefined();
    expect(linesOf({ start: '2026-11-21T16:00' })).toBeUndefined();
    expect(linesOf({ summary: 'Tea', start: '2026-11-21T16:00', end: '2026-11-21T15:00' })).toBeUndefined();
    expect(check('event', { start: '2026-11-21T16:00', end: '2026-11-21T15:00' })?.end).toBeDefined();
  });

  test('times are moments, in UTC', () => {
    const start = '2026-11-21T16:00';
    const utc = new Date(start).toISOString().replaceAll(/[-:]|\.000/g, '');
    const lines = linesOf({ summary: 'Tea, cake; talk', start, location: 'Café\n1st floor' });
    expect(lines).toContain(`DTSTART:${utc}`);
    expect(lines).toContain(String.raw`SUMMARY:Tea\, cake\; talk`);
    expect(lines).toContain(String.raw`LOCATION:Café\n1st floor`);
    expect(lines?.[0]).toBe('BEGIN:VCALENDAR');
    expect(lines?.at(-2)).toBe('END:VCALENDAR');
    expect(lines?.filter((line) => /^(?:UID|DTSTAMP|PRODID|VERSION):/.test(line))).toHaveLength(4);
  });

  describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('in %s', (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    test('a date without a time is the midnight that the form shows', () => {
      const values = { summary: 'Fair', start: '2026-12-30', end: '2026-12-31' };
      const midnights = { ...values, start: '2026-12-30T00:00', end: '2026-12-31T00:00' };
      const times = (of: Record<string, string>) => linesOf(of)?.filter((line) => /^DT(?:START|END)/.test(line));
      expect(times(values)).toEqual(times(midnights));
      expect(times(values)).toHaveLength(2);
      expect(linesOf({ ...values, start: '2026-12-31T00:00' })).toBeDefined();
    });
  });

  test('whole days end the day after the last', () => {
    const values = { summary: 'Fair', start: '2026-12-30T10:00', end: '2026-12-31T10:00', isAllDay: 'true' };
    expect(linesOf(values)).toContain('DTSTART;VALUE=DATE:20261230');
    expect(linesOf(values)).toContain('DTEND;VALUE=DATE:20270101');
    expect(linesOf({ summary: 'Day', start: '2028-02-29', isAllDay: 'true' })).toContain('DTEND;VALUE=DATE:20280301');
  });
});

test.each([
  ['wifi', { password: 'secret12' }, 'it needs Network name (SSID)'],
  ['wifi', { name: 'home' }, undefined],
  ['contact', { email: 'ada@example.org', firstName: ' ' }, 'it needs First name, Last name or Organisation'],
  ['contact', { lastName: 'Lovelace' }, undefined],
  ['mail', { to: ' ' }, 'it needs To, Copy (Cc), Subject or Message'],
  ['sms', { message: 'to nobody' }, 'it needs Telephone number'],
  ['sms', { number: '---' }, 'one of its fields has an error'],
  ['location', { altitude: '1' }, 'it needs Latitude and Longitude'],
  ['location', { latitude: '95' }, 'it needs Longitude'],
  ['location', { latitude: '95', longitude: '2' }, 'one of its fields has an error'],
  ['event', { end: '2026-11-21T16:00' }, 'it needs Title and Start'],
  ['event', { summary: 'Tea', start: '2026-11-21', end: '2026-11-20' }, 'one of its fields has an error'],
] as const)('a form for %s with %j: %s', (name, values, expected) => {
  expect(explainIncomplete(templates[name], { ...templates[name].initial, ...values })).toBe(expected);
});
