import { describe, expect, test } from 'vitest';
import { convertCommand } from './convert-command.ts';
import { curlTargets, type TargetName } from './targets.ts';

function convert(command: string, target: TargetName) {
  const result = convertCommand({ command, target });
  if (!result.ok) {
    throw new Error(`${result.error.code}: ${result.error.message}`);
  }
  return result.value;
}

const codeOf = (command: string, target: TargetName) => convert(command, target).code;
const warningsOf = (command: string, target: TargetName) =>
  convert(command, target).warnings.map(({ message, position }) => `${position?.column ?? ''} ${message}`);

/** Credentials that curl does not send, and the same command without them. */
const replaced: readonly (readonly [name: string, command: string, without: string])[] = [
  ['-u', "curl -H 'Authorization: Bearer x' -u a:b https://a.com", "curl -H 'Authorization: Bearer x' https://a.com"],
  ['-u with others', "curl -isua:b -H 'authorization: x' a.com", "curl -is -H 'authorization: x' a.com"],
  ['an address', "curl -H 'Authorization: x' https://c:d@a.com", "curl -H 'Authorization: x' https://a.com"],
  ['no header at all', "curl -H 'Authorization:' -u a:b https://a.com", "curl -H 'Authorization:' https://a.com"],
  ['an empty header', "curl -H 'Authorization;' -u a:b https://a.com", "curl -H 'Authorization;' https://a.com"],
  ['a token', 'curl --oauth2-bearer T -u a:b https://a.com', 'curl --oauth2-bearer T https://a.com'],
  ['a token, an address', 'curl --oauth2-bearer T https://a:b@a.com', 'curl --oauth2-bearer T https://a.com'],
];

describe('credentials that curl does not send, because of a header or a token', () => {
  test.each(replaced)('%s', (_, command, without) => {
    // libcurl decides by itself whether to send the credentials of an address.
    for (const { name } of curlTargets.filter((target) => target.name !== 'C' || !command.includes('@'))) {
      expect(codeOf(command, name), name).toBe(codeOf(without, name));
    }
  });

  test.each([
    [replaced[0]?.[1], '10 The header "Authorization" replaces the user and password, which curl leaves out.'],
    [replaced[1]?.[1], '18 The header "authorization" replaces the user and password, which curl leaves out.'],
    [replaced[5]?.[1], '6 The token of "--oauth2-bearer" replaces the user and password, which curl leaves out.'],
  ])('%s gets a warning', (command = '', expected) => {
    expect(warningsOf(command, 'Go')).toContain(expected);
  });

  test.each([
    "curl -H 'Authorization: x' https://a.com",
    'curl --oauth2-bearer T https://a.com',
    "curl -H 'Proxy-Authorization: x' -u a:b https://a.com",
  ])('%s gets none', (command) => {
    expect(warningsOf(command, 'Go')).toEqual([]);
  });

  test('a scheme that answers a challenge keeps them', () => {
    expect(codeOf("curl --digest -H 'Authorization: x' -u a:b https://a.com", 'C')).toContain('a:b');
    expect(codeOf("curl --ntlm -H 'Authorization: x' -u a:b https://a.com", 'C')).toContain('a:b');
    expect(codeOf("curl -u a:b https://a.com --next -H 'Authorization: x' https://b.com", 'JavaScript')).toContain(
      "btoa('a:b')",
    );
  });
});

test.each([
  [
    '-u',
    'curl -u a:b https://a.com',
    'url = "https://a.com",\n\theaders = {\n\t\tAuthorization = "Basic " .. (mime.b64("a:b"))',
  ],
  [
    'an address',
    'curl https://a:%40@a.com',
    'url = "https://a.com",\n\theaders = {\n\t\tAuthorization = "Basic " .. (mime.b64("a:@"))',
  ],
  ['a body', 'curl -d b=c a.com', 'http.request(\n\t"http://a.com",\n\t"b=c"\n)'],
  ['a query', 'curl -G -d b=c a.com', 'http.request("http://a.com?b=c")'],
])('Lua sends %s', (_, command, expected) => {
  expect(codeOf(command, 'Lua')).toContain(expected);
});

// This is what curl does: it sends what a terminal gives it, which is UTF-8.
describe('credentials that are not ASCII are sent in UTF-8', () => {
  const bytes = (text: string) => `'Basic ' + btoa(String.fromCharCode(...new TextEncoder().encode(${text})))`;
  test.each<[TargetName, string, string]>([
    ['JavaScript', 'ü:€', bytes("'ü:€'")],
    ['Node', 'ü:€', bytes("'ü:€'")],
    ['NodeKy', 'a:€', bytes("'a:€'")],
    ['Node', 'ü:$P', bytes("'ü:' + process.env['P']")],
    ['Python', 'ü:€', "auth=('ü'.encode(), '€'.encode())"],
    ['Python', 'a:€$P', "auth=('a', ('€' + os.getenv('P', '')).encode())"],
    ['CSharp', 'ü:€', 'System.Text.Encoding.UTF8.GetBytes("ü:€")'],
    ['Java', 'ü:€', 'credentials.getBytes(StandardCharsets.UTF_8)'],
    ['Java', 'ü:€', '\nimport java.nio.charset.StandardCharsets;\n'],
    ['JavaOkHttp', 'ü:€', 'Credentials.basic("ü", "€", StandardCharsets.UTF_8);'],
    ['JavaOkHttp', 'ü:€', '\nimport java.nio.charset.StandardCharsets;\n'],
    ['Kotlin', 'a:€', 'Credentials.basic("a", "€", Charsets.UTF_8)'],
  ])('%s, %s', (target, credentials, expected) => {
    expect(codeOf(`curl -u "${credentials}" https://a.com`, target)).toContain(expected);
  });

  test.each<[TargetName, string]>([
    ['JavaScript', "btoa('a:b')"],
    ['NodeKy', "btoa('a:b')"],
    ['Python', "auth=('a', 'b')"],
    ['JavaOkHttp', 'Credentials.basic("a", "b");'],
  ])('%s needs nothing for those in ASCII', (target, expected) => {
    expect(codeOf('curl -u a:b https://a.com', target)).toContain(expected);
  });

  test('Digest in Python takes text', () => {
    expect(codeOf('curl --digest -u ü:b https://a.com', 'Python')).toContain("HTTPDigestAuth('ü', 'b')");
  });
});

test('the Authorization of http.client needs no import', () => {
  expect(codeOf('curl -u a:b https://a.com', 'PythonHttp')).toMatch(/^import http\.client\n\nconn/u);
});
