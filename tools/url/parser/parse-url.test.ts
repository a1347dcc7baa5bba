import { describe, expect, test } from 'vitest';
import { fragmentNames } from './fragment-names.ts';
import { type ParsedUrl, parseUrl } from './parse-url.ts';

function parsed(text: string): ParsedUrl {
  const result = parseUrl(text);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

const valuesOf = ({ fragments }: ParsedUrl) => Object.fromEntries(fragments.map(({ name, value }) => [name, value]));
const noteOf = (text: string, name: string) => parsed(text).fragments.find((fragment) => fragment.name === name)?.note;
const messagesOf = (text: string) => parsed(text).notes.map(({ message }) => message);

test('gives all fragments, in this order', () => {
  const url = parsed('https://user:p%40ss@EXAMPLE.org:8443/a/../b%20c?q=1&q=2#part');
  expect(url.fragments.map(({ name }) => name)).toEqual(fragmentNames);
  expect(valuesOf(url)).toEqual({
    hash: '#part',
    host: 'example.org:8443',
    origin: 'https://example.org:8443',
    pathname: '/b%20c',
    port: '8443',
    protocol: 'https:',
    search: '?q=1&q=2',
    username: 'user',
    password: 'p%40ss',
  });
  expect(url.href).toBe('https://user:p%40ss@example.org:8443/b%20c?q=1&q=2#part');
  expect([...url.parameters].length).toBe(4);
});

describe('reads what the URL standard writes down as examples', () => {
  // The examples without a base from https://url.spec.whatwg.org/#example-url-parsing and #example-host-parsing.
  test.each([
    ['https:example.org', 'https://example.org/'],
    ['https://////example.com///', 'https://example.com///'],
    ['https://example.com/././foo', 'https://example.com/foo'],
    ['hello:world', 'hello:world'],
    ['https:\\\\example.org\\path', 'https://example.org/path'],
    ['file:///C|/demo', 'file:///C:/demo'],
    ['file:..', 'file:///'],
    ['file://loc%61lhost/', 'file:///'],
    ['https://user:password@example.org/', 'https://user:password@example.org/'],
    ['https://example.org/foo bar', 'https://example.org/foo%20bar'],
    ['https://EXAMPLE.com/../x', 'https://example.com/x'],
    ['https://example.com:443/', 'https://example.com/'],
    ['https://EXAMPLE.com', 'https://example.com/'],
    ['https://example%2Ecom', 'https://example.com/'],
    ['https://faß.example', 'https://xn--fa-hia.example/'],
    ['https://0', 'https://0.0.0.0/'],
    ['https://%30', 'https://0.0.0.0/'],
    ['https://0x', 'https://0.0.0.0/'],
    ['https://0xffffffff', 'https://255.255.255.255/'],
    ['https://[0:0::1]', 'https://[::1]/'],
    ['https://EXAMPLE', 'https://example/'],
    ['example://faß.example', 'example://fa%C3%9F.example'],
    ['example://0', 'example://0'],
    ['example://%30', 'example://%30'],
    ['example://[0:0::1]', 'example://[::1]'],
  ])('%s', (text, href) => expect(parsed(text).href).toBe(href));

  test.each([
    'https://ex ample.org/',
    'example',
    'https://example.com:demo',
    'https://example.com:65536',
    'http://[www.example.com]/',
    'https://exa%23mple.org',
    'https://0xffffffff1',
    'https://256.256.256.256',
    'https://[0:0::1%5d',
    'https://[0:0:%31]',
    'https://09',
    'https://example.255',
    'example://exa%23mple^org',
    'example://[0:0::1%5d',
    'https://',
    'https://#fragment',
    'https://:443',
    'https://user:pass@',
    '/some/path',
    '',
  ])('%j is not a URL', (text) => expect(parseUrl(text).ok).toBe(false));
});

describe('reads hosts as UTS #46 and the standard say', () => {
  test.each([
    ['http://BÜCHER.example', 'xn--bcher-kva.example'],
    ['http://bücher.example', 'xn--bcher-kva.example'],
    ['http://faß.de', 'xn--fa-hia.de'],
    ['http://βόλος.com', 'xn--nxasmm1c.com'],
    ['http://例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['http://ＧＯ.com', 'go.com'],
    ['http://a\u00adb.example', 'ab.example'],
    ['http://☃.net', 'xn--n3h.net'],
    ['http://👋.example', 'xn--wp8h.example'],
    ['http://xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['http://XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    // Since 2026, ASCII labels are no longer validated.
    ['http://xn--pokxncvks.example', 'xn--pokxncvks.example'],
    ['http://-x.example', '-x.example'],
    ['http://a_b.example', 'a_b.example'],
    ['http://0x7f.1', '127.0.0.1'],
    ['http://017700000001', '127.0.0.1'],
    ['http://2130706433', '127.0.0.1'],
    ['http://１２７.0.0.1', '127.0.0.1'],
    ['http://127.0.0.1.', '127.0.0.1'],
    ['http://1.2.3', '1.2.0.3'],
    ['http://[1:0:0:2:0:0:0:3]', '[1:0:0:2::3]'],
    ['http://[::FFFF:1.2.3.4]', '[::ffff:102:304]'],
    ['ws://h:80', 'h'],
    ['wss://h:80', 'h:80'],
    ['ftp://h:21', 'h'],
    ['file://localhost/x', ''],
    ['file://host/x', 'host'],
    ['mailto:a@b', ''],
    ['x:/p', ''],
  ])('%s', (text, host) => expect(valuesOf(parsed(text)).host).toBe(host));
});

test.each([
  ['javascript:alert(1)', { protocol: 'javascript:', pathname: 'alert(1)', origin: 'null' }],
  [' \u0001JaVa\tScRiPt:alert(1)', { protocol: 'javascript:', pathname: 'alert(1)' }],
  ['data:text/plain,a b  #x', { pathname: 'text/plain,a b %20', hash: '#x' }],
  ['blob:https://a.example:99/uuid', { origin: 'https://a.example:99', pathname: 'https://a.example:99/uuid' }],
  ['blob:x:y', { origin: 'null' }],
  ['file:///etc/passwd', { origin: 'null', host: '', pathname: '/etc/passwd' }],
  ['file:\\\\server\\share', { host: 'server', pathname: '/share' }],
  ['mailto:a@b.example?subject=x', { protocol: 'mailto:', pathname: 'a@b.example', search: '?subject=x' }],
  ['view-source:http://x', { protocol: 'view-source:', pathname: 'http://x' }],
  ['web+demo:/.//not-a-host/', { pathname: '//not-a-host/', host: '' }],
  ['https://x/?#', { search: '', hash: '' }],
  ['https://x/|^`{}?\'"<>`#`', { pathname: '/|%5E%60%7B%7D', search: '?%27%22%3C%3E`', hash: '#%60' }],
  ["x://h/?'", { search: "?'" }],
  ['https://x/%zz%', { pathname: '/%zz%' }],
  ['https://a@b:c@d/', { username: 'a%40b', password: 'c' }],
  ['https://x/\ud800', { pathname: '/%EF%BF%BD' }],
  ['https://x/%2e%2E/a/%2e', { pathname: '/a/' }],
])('%j', (text, values) => expect(valuesOf(parsed(text))).toMatchObject(values));

describe('says what a fragment means', () => {
  test.each([
    ['https://bücher.example/', 'host', 'In Unicode: bücher.example'],
    ['https://xn--pokxncvks/', 'host', 'Internationalised (IDNA), but not valid: it has no Unicode form'],
    ['https://0x7f.1/', 'host', 'The IPv4 address that “0x7f.1” stands for'],
    ['https://127.0.0.1/', 'host', 'An IPv4 address'],
    ['https://[::1]/', 'host', 'An IPv6 address'],
    ['https://example.org/', 'host', undefined],
    ['x://f%C3%BC/', 'host', 'Decoded: fü'],
    ['https://example.org:443/', 'port', '443 is the default of https, so it is left out'],
    ['https://example.org/', 'port', 'The default of https is 443'],
    ['https://example.org:8443/', 'port', undefined],
    ['mailto:a@b', 'port', undefined],
    ['constructor:x', 'port', undefined],
    ['https://a%20b:%C3%BC@x/', 'username', 'Decoded: a b'],
    ['https://a%20b:%C3%BC@x/', 'password', 'Decoded: ü'],
    ['https://x/Straße', 'pathname', 'Decoded: /Straße'],
    ['https://x/%zz', 'pathname', undefined],
    ['https://x/#é', 'hash', 'Decoded: #é'],
    ['data:,x', 'origin', 'Opaque: it is the same as no other origin'],
  ])('%s: %s', (text, name, note) => expect(noteOf(text, name)).toBe(note));

  test('cuts what is long', () => {
    expect(noteOf(`https://x/${'é'.repeat(5000)}`, 'pathname')).toMatch(/^Decoded: \/é{299}…$/u);
  });
});

describe('says what was done with the text', () => {
  test.each([
    [' https://x/ ', 'Spaces and control characters at the ends are left out.'],
    ['https://x/a\nb', 'Tabs and line breaks are left out: what they separate is read as one URL.'],
    ['https://x\\y', 'Backslashes are read as slashes.'],
    ['https:x', 'The scheme should be followed by exactly two slashes.'],
    ['https://u@x', 'The URL carries a user name or a password: whoever reads the URL can read them.'],
    ['https://x/\ud800', 'Halves of characters (lone surrogates) are read as U+FFFD.'],
  ])('%j', (text, message) => expect(messagesOf(text)).toContain(message));

  test('nothing where all is plain', () => expect(messagesOf('https://example.org/a?b=c#d')).toEqual([]));

  test.each([
    ['localhost:8080/x', 'http://localhost:8080/x'],
    ['db:5432/x', 'http://db:5432/x'],
    [' example.com:80', ' https://example.com:80'],
    ['tel:112', undefined],
    ['mailto:1@b', undefined],
    ['https://x', undefined],
  ])('a host that is read as the scheme: %s', (text, suggestion) => {
    expect(parsed(text).notes.find((note) => note.suggestion !== undefined)?.suggestion).toBe(suggestion);
  });
});

test('takes a hundred thousand parameters', () => {
  const text = `https://x/?${Array.from({ length: 100_000 }, (_, index) => `p${index}=v`).join('&')}`;
  expect(parsed(text).parameters.length).toBe(200_000);
});
