import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';
import { parseUrl } from './parse-url.ts';
import { withScheme } from './url-input.ts';

test.each<[string, string, number, number, string]>([
  ['example.com/x', 'missing-scheme', 1, 1, 'The scheme is missing'],
  ['//example.com', 'missing-scheme', 1, 1, 'The scheme is missing'],
  ['1.2.3.4:80/x', 'missing-scheme', 1, 1, 'The scheme is missing'],
  [' \n exa', 'missing-scheme', 2, 2, 'The scheme is missing'],
  ['http//a', 'missing-colon', 1, 5, 'The colon after “http” is missing.'],
  [
    'ht!tp://a',
    'scheme-invalid',
    1,
    3,
    '“!” cannot be in a scheme, as in “ht!tp”: use letters, digits, +, - and . only.',
  ],
  ['/path', 'relative-url', 1, 1, 'This is a relative URL'],
  ['../a', 'relative-url', 1, 1, 'This is a relative URL'],
  ['?a', 'relative-url', 1, 1, 'This is a relative URL'],
  ['#a', 'relative-url', 1, 1, 'This is a relative URL'],
  ['https://', 'host-missing', 1, 9, 'There is no host after “https://”.'],
  ['http://?x', 'host-missing', 1, 8, 'There is no host after “http://”.'],
  ['http://u:p@/', 'host-missing', 1, 12, 'There is no host after “http://u:p@”.'],
  ['http://:80', 'host-missing', 1, 8, 'There is no host before the port.'],
  ['https://exa mple.org', 'domain-invalid-code-point', 1, 12, 'A space cannot be in a host.'],
  ['https://user name@a b/', 'domain-invalid-code-point', 1, 20, 'A space cannot be in a host.'],
  ['\n https://a\n b/x', 'domain-invalid-code-point', 3, 1, 'A space cannot be in a host.'],
  ['http://👋👋a%20b/', 'domain-invalid-code-point', 1, 11, '“%20” (a space) cannot be in a host.'],
  ['http://a%E4/', 'domain-invalid-code-point', 1, 9, '“%E4” cannot be in a host: it is not UTF-8.'],
  ['http://a%zz', 'domain-invalid-code-point', 1, 9, '“%” cannot be in a host.'],
  ['http://a\u0007b', 'domain-invalid-code-point', 1, 9, 'The character U+0007 cannot be in a host.'],
  ['file://a|b/x', 'domain-invalid-code-point', 1, 9, '“|” cannot be in a host.'],
  ['http://b.xn--a.ß', 'domain-to-ASCII', 1, 10, '“xn--a” cannot be part of a host'],
  ['http://a.يa', 'domain-to-ASCII', 1, 10, '“يa” cannot be part of a host'],
  ['http://\u00ad/', 'domain-to-ASCII', 1, 8, 'is not a host name.'],
  ['foo://a b/', 'host-invalid-code-point', 1, 8, 'A space cannot be in a host.'],
  ['http://[::1', 'IPv6-unclosed', 1, 8, 'not closed with “]”'],
  ['http://[::1]x', 'IPv6-unclosed', 1, 13, 'After the “]” of an IPv6 address'],
  ['http://[1:2]', 'IPv6-too-few-pieces', 1, 9, 'it has fewer than 8 pieces and no “::”'],
  ['http://[::1::2]', 'IPv6-multiple-compression', 1, 9, '“::” is in it more than once'],
  ['http://[1:2:3:4:5:6:7:8:9]', 'IPv6-too-many-pieces', 1, 9, 'it has more than 8 pieces'],
  ['http://[::12345]', 'IPv6-invalid-code-point', 1, 9, 'pieces are up to 4 hexadecimal digits'],
  ['http://[fe80::1%25eth0]/', 'IPv6-invalid-code-point', 1, 16, '“%” cannot be in it'],
  ['x://[::g]/', 'IPv6-invalid-code-point', 1, 8, '“g” cannot be in it'],
  ['http://[::1.2.3]', 'IPv4-in-IPv6-too-few-parts', 1, 9, 'fewer than four numbers'],
  ['http://[::1.2.3.256]', 'IPv4-in-IPv6-out-of-range-part', 1, 9, 'above 255'],
  ['http://1.2.3.4.5', 'IPv4-too-many-parts', 1, 8, 'it has more than four numbers'],
  ['http://1.2.3.256', 'IPv4-out-of-range-part', 1, 8, 'a number of it is too large'],
  ['http://1.2.3.08', 'IPv4-non-numeric-part', 1, 8, 'a part of it is not a number'],
  ['http://a:65536/', 'port-out-of-range', 1, 10, 'The port 65536 is out of range'],
  ['http://a:8a/', 'port-invalid', 1, 11, '“a” cannot be in a port'],
  ['http://a:-1', 'port-invalid', 1, 10, '“-” cannot be in a port'],
  ['http://u:p@[::1]:x', 'port-invalid', 1, 18, '“x” cannot be in a port'],
])('%j: %s', (text, code, line, column, message) => {
  expect(parseUrl(text).ok).toBe(false);
  const error = explainFailure(text);
  expect(error).toMatchObject({ code, position: { line, column } });
  expect(error.message).toContain(message);
});

test.each([
  ['postgres://app:p#ss@db.example/app', ' If this is a password, write %23 for the “#” in it.'],
  ['postgres://app:p/ss@db.example/app', ' If this is a password, write %2F for the “/” in it.'],
  ['https://app:p?@db.example', ' If this is a password, write %3F for the “?” in it.'],
  ['postgres://app:99999#@db.example', 'write %23 for the “#” in it.'],
  ['https://:p#ss@db.example', 'There is no host before the port. If this is a password, write %23'],
])('a password with a character that ends the host: %j', (text, advice) => {
  expect(parseUrl(text).ok).toBe(false);
  expect(explainFailure(text).message).toContain(advice);
});

test.each(['https://a:8O/@user', 'https://a:8O/x/@user/', 'https://a:8O/ a@b', 'https://u:p@a:8O/'])(
  'no password is suspected in %j',
  (text) => {
    expect(explainFailure(text)).toMatchObject({ code: 'port-invalid' });
    expect(explainFailure(text).message).not.toContain('password');
  },
);

test('a very long host is explained', () => {
  expect(explainFailure(`http://${'é'.repeat(200_000)} /`).code).toBe('domain-to-ASCII');
});

test.each([
  ['example.org', 'https://example.org'],
  [' //example.org/', ' https://example.org/'],
  ['localhost/x', 'http://localhost/x'],
  ['//192.168.0.1', 'http://192.168.0.1'],
])('withScheme: %j', (text, expected) => {
  expect(withScheme(text)).toBe(expected);
  expect(parseUrl(withScheme(text)).ok).toBe(true);
});
