import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ok } from '#shared/result.ts';
import { externalAddress } from './external-address.ts';

it.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['HTTP://EXAMPLE.org', 'http://example.org/'],
  [' https://example.org/a b ', 'https://example.org/a%20b'],
  ['https://example.org\\@other.example/', 'https://example.org/@other.example/'],
  ['http:/\\example.org', 'http://example.org/'],
  ['https:example.org', 'https://example.org/'],
  ['ht\ntps://example.org/"&calc', 'https://example.org/%22&calc'],
  ['https://example.org/a\r\nb\0\tc', 'https://example.org/ab%00c'],
  // International hosts become Punycode, so a host that imitates another no longer looks like it.
  ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
  ['https://аpple.com/', 'https://xn--pple-43d.com/'],
  ['https://example。org/', 'https://example.org/'],
  // Characters that are invisible or change the direction are percent-encoded, or removed from the host.
  ['https://example.org/\u202egpj.exe', 'https://example.org/%E2%80%AEgpj.exe'],
  ['https://exa\u200bmple.org/\u200b', 'https://example.org/%E2%80%8B'],
  ['https://0x7f.1/', 'https://127.0.0.1/'],
  ['mailto:someone@example.org?subject=Hi there', 'mailto:someone@example.org?subject=Hi%20there'],
  ['MAILTO:a@example.org,b@example.org', 'mailto:a@example.org,b@example.org'],
  ['mailto:?to=a%40b.org,c@d.org&cc=e@f.org&bcc=g@h.org', 'mailto:?to=a@b.org,c@d.org&cc=e@f.org&bcc=g@h.org'],
  ['mailto:a@b.org?SUBJECT=1+1%3D2&body=x%0D%0Ay&', 'mailto:a@b.org?subject=1%2B1%3D2&body=x%0D%0Ay'],
  ['mailto:"a|b"@c.org?body="%26"#f', 'mailto:%22a%7Cb%22@c.org?body=%22%26%22'],
  ['mailto:a%2Cb@c.org', 'mailto:a%2Cb@c.org'],
  ['mailto:\u202ea@b.org', 'mailto:%E2%80%AEa@b.org'],
])('opens %j as %s', (address, opened) => {
  expect(externalAddress(address)).toEqual(ok(opened));
});

it.each([
  ['', 'it is not a valid URL'],
  ['example.org', 'it is not a valid URL'],
  ['//example.org/', 'it is not a valid URL'],
  ['https://', 'it is not a valid URL'],
  ['https://exam ple.org/', 'it is not a valid URL'],
  ['https://example.org:65536/', 'it is not a valid URL'],
  ...[
    'about:blank',
    'app://web-toolbox/',
    'blob:https://example.org/1',
    'data:text/html,x',
    'file:///etc/passwd',
    'file://host/share',
    'ftp://example.org/',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//https://example.org',
    ' java\nscript:alert(1)',
    'ms-msdt:/id',
    'search-ms:query=x',
    'smb://example.org/share',
    'tel:+123',
    'vbscript:x',
    'view-source:https://example.org/',
    'ws://example.org/',
    'web-toolbox://JSON',
    'C:\\Windows\\System32\\calc.exe',
  ].map((address) => [address, 'only http, https and mailto links can be opened']),
  ['https://user@example.org/', 'it contains a user name or a password'],
  ['https://github.com:secret@evil.example/', 'it contains a user name or a password'],
  ['https://:secret@evil.example/', 'it contains a user name or a password'],
  ['mailto:a@b.org?attach=/etc/passwd', 'a mail link may have recipients, a subject and a text, and nothing else'],
  ['mailto:a@b.org?subject=x&ATTACHMENT=x', 'a mail link may have recipients, a subject and a text, and nothing else'],
  ['mailto:?%61ttach=x', 'a mail link may have recipients, a subject and a text, and nothing else'],
  ['mailto:?in-reply-to=x', 'a mail link may have recipients, a subject and a text, and nothing else'],
  ['mailto:?__proto__=x', 'a mail link may have recipients, a subject and a text, and nothing else'],
  ['mailto:a@b.org?subject=x%0D%0ABcc:c@d.org', 'it contains control characters'],
  ['mailto:a@b.org%0ABcc:c@d.org', 'it contains control characters'],
  ['mailto:?cc=a@b.org%0Abcc:c@d.org', 'it contains control characters'],
  ['mailto:?body=%00', 'it contains control characters'],
  ['mailto:?body=%1B[2J', 'it contains control characters'],
  ['mailto:%FF@b.org', 'its percent-encoding is not valid'],
  ['mailto:?subject=%', 'its percent-encoding is not valid'],
  [`https://example.org/${'a'.repeat(2062)}`, 'it is longer than 2,081 characters'],
  [`https://example.org/${'é'.repeat(400)}`, 'it is longer than 2,081 characters'],
  [`mailto:?body=${'%20'.repeat(700)}`, 'it is longer than 2,081 characters'],
])('refuses %j: %s', (address, error) => {
  expect(externalAddress(address)).toEqual({ ok: false, error });
});

it('opens an address of exactly the longest length', () => {
  const address = `https://example.org/${'a'.repeat(2061)}`;
  expect(address).toHaveLength(2081);
  expect(externalAddress(address)).toEqual(ok(address));
});

it('hands over printable ASCII on three schemes, whatever it is given, and the same when asked again', () => {
  const start = fc.constantFrom(
    '',
    'http://',
    'https:/\\',
    'mailto:',
    'mailto:?subject=',
    'mailto:?body=',
    'javascript:',
  );
  fc.assert(
    fc.property(start, fc.string({ unit: 'binary', maxLength: 60 }), (scheme, rest) => {
      const opened = externalAddress(scheme + rest);
      if (opened.ok) {
        expect(opened.value).toMatch(/^(?:https?:\/\/|mailto:)[\x21-\x7e]*$/);
        expect(opened.value).not.toMatch(/["<>\\`]/);
        expect(externalAddress(opened.value)).toEqual(opened);
      }
    }),
    { numRuns: 3000 },
  );
});
