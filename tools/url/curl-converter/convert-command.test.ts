import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConversionWarning, convertCommand } from './convert-command.ts';
import { curlTargets, type TargetName } from './targets.ts';

function convert(command: string, target: TargetName = 'JsonString') {
  const result = convertCommand({ command, target });
  if (!result.ok) {
    throw new Error(`${result.error.code}: ${result.error.message}`);
  }
  return result.value;
}

const codeOf = (command: string, target: TargetName) => convert(command, target).code;
const requestOf = (command: string): unknown => JSON.parse(convert(command).code);
const describeAll = (warnings: readonly ConversionWarning[]) =>
  warnings.map(({ message, position }) => (position ? `${position.line}:${position.column} ${message}` : message));

function errorOf(command: string, target: TargetName = 'JsonString') {
  const result = convertCommand({ command, target });
  const { code, message = '', position } = result.ok ? { code: 'none' } : result.error;
  return { code, message, place: position && `${position.line}:${position.column}` };
}

const get = { url: 'https://a.com', method: 'get' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('requests', () => {
  test.each([
    ['an address', 'curl https://a.com', get],
    ['a method', 'curl -X DELETE https://a.com', { method: 'delete' }],
    ['HEAD', 'curl -I https://a.com', { method: 'head' }],
    ['several -H', "curl https://a.com -H 'A: b' -H 'C: d:e'", { headers: { A: 'b', C: 'd:e' } }],
    ['-d', "curl https://a.com -d 'a=b&c=d'", { method: 'post', headers: form, data: { a: 'b', c: 'd' } }],
    ['several -d', 'curl https://a.com -d a=b -d c=d', { data: { a: 'b', c: 'd' } }],
    ['-d and -G', 'curl -G https://a.com -d a=b', { method: 'get', queries: { a: 'b' }, raw_url: 'https://a.com?a=b' }],
    ['--data-raw with an @', "curl https://a.com --data-raw '@a'", { data: '@a' }],
    ['--data-urlencode', "curl https://a.com --data-urlencode 'a=b c&d=é'", { data: { a: 'b c&d=é' } }],
    ['--data-binary @file', 'curl https://a.com --data-binary @a.bin', { method: 'post', data: '@a.bin' }],
    ['-F', "curl https://a.com -F 'a=b' -F 'c=@d.png;type=image/png'", { data: { a: 'b' }, files: { c: 'd.png' } }],
    ['--json', 'curl https://a.com --json \'{"a":1}\'', { method: 'post', data: { a: 1 } }],
    ['-u', 'curl -u ü:p:q https://a.com', { auth: { user: 'ü', password: 'p:q' } }],
    ['-u, which is not decoded', "curl -u 'u%3A:p%40' https://a.com", { auth: { user: 'u%3A', password: 'p%40' } }],
    ['-u before those of an address', 'curl -u a:b https://c%40:d@a.com', { auth: { user: 'a', password: 'b' } }],
    ['credentials', 'curl https://user:p%40ss@a.com/', { auth: { user: 'user', password: 'p@ss' } }],
    ['a user alone', 'curl https://a%20b@a.com/', { auth: { user: 'a b', password: '' } }],
    ['an encoded colon', 'curl https://a%3ab:c%3Ad:e@a.com/', { auth: { user: 'a:b', password: 'c:d:e' } }],
    [
      'credentials in UTF-8',
      'curl https://%C3%BC:%e2%82%ac%F0%9F%91%8B@a.com',
      { auth: { user: 'ü', password: '€👋' } },
    ],
    ['invalid sequences', 'curl https://%zz:%FF%C3x%40%@a.com', { auth: { user: '%zz', password: '%FF%C3x@%' } }],
    ['-x', 'curl -x http://b:80 https://a.com', { proxy: 'http://b:80' }],
    ['-k and -L', 'curl -kL https://a.com', { insecure: false, follow_redirects: true }],
    ['-b', 'curl -b "a=b; c=d" https://a.com', { cookies: { a: 'b', c: 'd' } }],
    ['-A and -e', 'curl -A a -e b https://a.com', { headers: { 'User-Agent': 'a', Referer: 'b' } }],
    ['an address without a scheme', 'curl a.com/b', { url: 'http://a.com/b' }],
    ["$'…'", "curl https://a.com -d $'it\\'s\\n\\u0021 \\xc3\\xa9'", { data: "it's\n! é" }],
    ['a string of several lines', 'curl https://a.com -d \'{\n  "a": 1\n}\'', { data: '{\n  "a": 1\n}' }],
    ['a here-document', 'curl https://a.com -d @- <<E\na\nb\nE', { data: 'ab' }],
    ['a here-document, as it is', "curl https://a.com --data-binary @- <<'E'\n@a\n$b\nE", { data: '@a\n$b\n' }],
    ['a here-string', 'curl https://a.com --json @- <<< \'{"a":1}\'', { data: { a: 1 } }],
  ])('%s', (_, command, expected) => {
    expect(requestOf(command)).toMatchObject(expected);
  });
});

describe('the same request from each shell', () => {
  const expected = {
    url: 'https://a.com/b',
    raw_url: 'https://a.com/b?c=d&e=%20f',
    method: 'put',
    headers: { 'Content-Type': 'application/json', 'X-Note': 'it\'s "so"' },
    queries: { c: 'd', e: ' f' },
    data: { g: 'h\ni', j: '50%', k: 'l\\m' },
  };
  const json = '{"g":"h\\ni","j":"50%","k":"l\\\\m"}';
  test.each([
    [
      'Chrome, bash',
      `curl 'https://a.com/b?c=d&e=%20f' \\\n  -X 'PUT' \\\n  -H 'Content-Type: application/json' \\\n  -H $'X-Note: it\\'s "so"' \\\n  --data-raw '${json}'`,
    ],
    [
      'Chrome, cmd',
      `curl ^"https://a.com/b?c=d^&e=^%^20f^" ^\n  -X ^"PUT^" ^\n  -H ^"Content-Type: application/json^" ^\n  -H ^"X-Note: it's ^\\^"so^\\^"^" ^\n  --data-raw ^"^{^\\^"g^\\^":^\\^"h^\\^\\ni^\\^",^\\^"j^\\^":^\\^"50^%^\\^",^\\^"k^\\^":^\\^"l^\\^\\^\\^\\m^\\^"^}^"`,
    ],
    [
      'by hand, cmd',
      `curl -X PUT "https://a.com/b?c=d&e=%20f" ^\r\n -H "Content-Type: application/json" ^\r\n -H "X-Note: it's \\"so\\"" ^\r\n -d "{\\"g\\":\\"h\\ni\\",\\"j\\":\\"50%\\",\\"k\\":\\"l\\\\m\\"}"`,
    ],
    [
      'doubled quotes, cmd',
      `curl -X PUT "https://a.com/b?c=d&e=%20f" -H "Content-Type: application/json" -H "X-Note: it's ""so""" -d "{""g"":""h\\ni"",""j"":""50%"",""k"":""l\\\\m""}" ^`,
    ],
    [
      'PowerShell',
      `curl.exe -X PUT 'https://a.com/b?c=d&e=%20f' \`\n  -H 'Content-Type: application/json' \`\n  -H 'X-Note: it''s "so"' \`\n  -d '${json}'`,
    ],
    [
      'without continuations',
      `curl 'https://a.com/b?c=d&e=%20f'\n-X PUT\n-H 'Content-Type: application/json'\n-H "X-Note: it's \\"so\\""\n--data-raw '${json}'`,
    ],
  ])('%s', (_, command) => {
    expect(requestOf(command)).toEqual(expected);
  });
});

describe('code', () => {
  test.each<[TargetName, string, RegExp]>([
    ['JavaScript', 'curl https://a.com', /^fetch\('https:\/\/a\.com'\);\n$/u],
    ['Python', "curl https://a.com -d 'it'\\''s'", /data = "it's"/u],
    [
      'PythonHttp',
      'curl -k https://a.com',
      /HTTPSConnection\('a\.com', context=ssl\._create_unverified_context\(\)\)/u,
    ],
    ['Php', 'curl -u a:b https://a.com', /CURLOPT_USERPWD, 'a:b'/u],
    ['Go', 'curl -F f=@a.txt https://a.com', /os\.Open\("a\.txt"\)/u],
    ['Wget', 'curl --json \'{"a":1}\' https://a.com', /--post-data='\{"a":1\}'/u],
    ['Python', 'curl -H "A: $B" https://a.com', /os\.getenv\('B', ''\)/u],
    ['JavaScript', 'curl https://a.com https://b.com; curl https://c.com', /a\.com[\s\S]*b\.com[\s\S]*c\.com/u],
    ['HTTP', 'curl -u ü:é https://a.com', /Authorization: Basic w7w6w6k=/u],
    ['HTTP', 'curl https://user:p%40ss@a.com/', /Authorization: Basic dXNlcjpwQHNz\n/u],
    ['Python', 'curl https://user:p%40ss@a.com/', /auth=\('user', 'p@ss'\)/u],
    ['Python', 'curl "https://$U:p%40ss@a.com/"', /auth=\(os\.getenv\('U', ''\), 'p@ss'\)/u],
    // The length of a body is in bytes.
    ['HTTP', "curl https://a.com -d 'é👋'", /Content-Length: 6\n/u],
    ['C', "curl https://a.com -d 'é👋'", /POSTFIELDSIZE_LARGE, \(curl_off_t\)6\)/u],
    // A request line has a slash before the query.
    ['HTTP', "curl 'https://a.com?x=1'", /^GET \/\?x=1 HTTP\/1\.1\n/u],
    ['HTTP', 'curl -G https://a.com -d a=b', /^GET \/\?a=b HTTP\/1\.1\n/u],
    ['HTTP', 'curl https://a.com --url-query a=b', /^GET \/\?a=b HTTP\/1\.1\n/u],
    ['HTTP', 'curl https://a.com', /^GET \/ HTTP\/1\.1\n/u],
    ['HTTP', "curl 'https://a.com/b?x=1'", /^GET \/b\?x=1 HTTP\/1\.1\n/u],
    // Dots in the path are resolved, as curl does unless it is told not to.
    ['HTTP', 'curl https://a.com/a/../b/./c?x=../d', /^GET \/b\/c\?x=\.\.\/d HTTP/u],
    ['HTTP', 'curl https://a.com/a/b/..', /^GET \/a\/ HTTP/u],
    ['HTTP', 'curl https://a.com/a/.', /^GET \/a\/ HTTP/u],
    ['HTTP', 'curl https://a.com/../..', /^GET \/ HTTP/u],
    ['HTTP', 'curl https://a.com/a//b/', /^GET \/a\/\/b\/ HTTP/u],
    ['HTTP', 'curl https://a.com/.../..b', /^GET \/\.\.\.\/\.\.b HTTP/u],
    ['HTTP', 'curl --path-as-is https://a.com/a/../b', /^GET \/a\/\.\.\/b HTTP/u],
    // The content of a file is in its place, and its type is not quoted.
    [
      'HTTP',
      "curl -F 'f=@x.png;type=image/png' https://a.com",
      /filename="x\.png"\nContent-Type: image\/png\n\n<contents of x\.png>\n--/u,
    ],
    ['HTTP', "curl -F 'f=<x.txt' https://a.com", /name="f"\n\n<contents of x\.txt>\n--/u],
    ['HTTP', "curl -F 'f=@-' https://a.com", /\n\n<contents of the standard input>\n--/u],
    ['HTTP', 'curl -T x.txt https://a.com/', /\n\n<contents of x\.txt>\n/u],
    // A field has the content of a file, unlike an attached file.
    [
      'Php',
      "curl -F 'd=<t' -F e=@f -F 'g=<-' https://a.com",
      /'d' => file_get_contents\('t'\),\n {4}'e' => new CURLFile\('f'\),\n {4}'g' => file_get_contents\('php:\/\/stdin'\)/u,
    ],
    ['Go', "curl -F 'd=<t' https://a.com", /fw, err := writer\.CreateFormField\("d"\)\n[\s\S]*os\.Open\("t"\)/u],
    [
      'Go',
      "curl -F 'd=@t;filename=u' https://a.com",
      /fw, err := writer\.CreateFormFile\("d", filepath\.Base\("u"\)\)\n[\s\S]*os\.Open\("t"\)/u,
    ],
    [
      'Node',
      "curl -F 'd=<t' -F e=@f -F 'g=@h;type=image/png;filename=i' https://a.com",
      /import \* as fs from 'fs';\n[\s\S]*'d', fs\.readFileSync\('t', 'utf-8'\)\);\nform\.append\('e', fileFromSync\('f'\)\);\nform\.append\('g', fileFromSync\('h', 'image\/png'\), 'i'\);/u,
    ],
    // A file can be a part of the body.
    [
      'Php',
      "curl --data-urlencode 'a=b c' -d @x https://a.com",
      /'a=b\+c&' \. str_replace\(\["\\r", "\\n"\], "", file_get_contents\('x'\)\)\);/u,
    ],
    ['Php', 'curl --data-binary @x https://a.com', /CURLOPT_POSTFIELDS, file_get_contents\('x'\)\);/u],
    ['Php', 'curl --data-urlencode a@x https://a.com', /'a=' \. urlencode\(file_get_contents\('x'\)\)\);/u],
    ['Php', 'curl --data-raw @x https://a.com', /CURLOPT_POSTFIELDS, '@x'\);/u],
    [
      'JavaScript',
      "curl --data-urlencode 'a=b c' -d @x https://a.com",
      /body: new Blob\(\['a=b\+c&', new File\(\[\/\* contents \*\/\], 'x'\)\]\)\n/u,
    ],
    [
      'JavaScript',
      `curl -d ${'a'.repeat(80)} -d @x https://a.com`,
      /body: new Blob\(\[\n {4}'a+&',\n[^\n]+\n {2}\]\)\n/u,
    ],
    [
      'Node',
      'curl --data-urlencode a@x https://a.com',
      /\(\['a=', encodeURIComponent\(fs\.readFileSync\('x', 'utf-8'\)\)\]\)/u,
    ],
    ['NodeKy', 'curl -d b=c -d @x https://a.com', /new Blob\(\['b=c&', fs\.readFileSync\('x', 'utf-8'\)\]\)/u],
    // A header without a value is removed.
    ['HTTP', "curl -H 'Accept:' https://a.com", /^GET \/ HTTP\/1\.1\nHost: a\.com\nUser-Agent: [^\n]+\n\n/u],
    ['HTTP', "curl -H 'User-agent:' https://a.com", /^GET \/ HTTP\/1\.1\nHost: a\.com\nAccept: [^\n]+\n\n/u],
    ['HTTP', "curl -H 'Accept;' https://a.com", /\nAccept:\n/u],
    ['HTTP', "curl -H 'Accept:' -H 'Accept: a/b' https://a.com", /\nAccept: a\/b\n/u],
    ['HTTP', "curl -H 'Content-Length:' -d a https://a.com", /^(?![\s\S]*Content-Length)/u],
    ['HTTP', "curl -H 'Content-Type:' -F a=b https://a.com", /\nContent-Type: multipart\/form-data; boundary=/u],
    ['PythonHttp', "curl 'https://a.com?x=1'", /conn\.request\('GET', '\/\?x=1'\)/u],
    ['PythonHttp', 'curl https://a.com', /conn\.request\('GET', '\/'\)/u],
    ['PythonHttp', "curl 'https://a.com/b?x=1'", /conn\.request\('GET', '\/b\?x=1'\)/u],
    // Nothing is behind the comment with the body.
    [
      'PythonHttp',
      'curl --json \'{"a":1,"b":2}\' https://a.com',
      /\n# '\{"a":1,"b":2\}'\nconn\.request\('POST', '\/', json\.dumps\(json_data\), headers\)\n/u,
    ],
    ['PythonHttp', 'curl -u ü:€ https://a.com', /'Basic w7w64oKs'/u],
    ['NodeHttp', "curl -d a 'https://a.com?x=1'", /path: '\/\?x=1'/u],
    ['NodeHttp', "curl -d a 'https://a.com/b?x=1'", /path: '\/b\?x=1'/u],
    [
      'Python',
      'curl --json \'{"a": 12345678901234567890, "b": 1.0}\' https://a.com',
      /'a': 12345678901234567890,\s+'b': 1\.0/u,
    ],
  ])('%s of %s', (target, command, expected) => {
    expect(codeOf(command, target)).toMatch(expected);
  });
});

describe('warnings', () => {
  test.each<[string, TargetName, string, string[]]>([
    ['none', 'JavaScript', 'curl https://a.com', []],
    [
      'an unknown option',
      'JavaScript',
      'curl https://a.com \\\n  --foo bar',
      ['2:3 “--foo” is not a known curl option. It was ignored, together with what looks like its value: “bar”.'],
    ],
    [
      'an option that the target has not',
      'JavaScript',
      'curl https://a.com \\\n  -sXPOST --max-time 5',
      [
        '2:3 -s is not supported by this target: it was left out.',
        '2:11 --max-time is not supported by this target: it was left out.',
      ],
    ],
    [
      'a variable',
      'Python',
      'curl https://a.com/$B',
      ['1:20 “$B” is a variable of the shell: look at what the code has in its place.'],
    ],
    [
      'a variable of cmd.exe',
      'Python',
      'curl https://a.com -H "A: %B%" ^\n -k',
      ['1:27 “$B” is a variable of the shell: look at what the code has in its place.'],
    ],
    [
      'several addresses',
      'HTTP',
      'curl https://a.com\ncurl https://b.com',
      ['Got 2 curl requests, only converting the first one.'],
    ],
    ['a path as it is', 'HTTP', 'curl --path-as-is https://a.com/a/../b', []],
    [
      'files of a form',
      'HTTP',
      'curl https://a.com -F a=@b.txt -F c=@b.txt -F d=@e.txt',
      ['1:26 Need to read data from file: "b.txt".', '1:50 Need to read data from file: "e.txt".'],
    ],
    [
      'a file',
      'HTTP',
      "curl https://a.com -d '@b.txt'",
      ['1:24 The generated data content is wrong, "@b.txt" means read the file "b.txt".'],
    ],
  ])('%s', (_, target, command, expected) => {
    const { warnings } = convert(command, target);
    for (const message of expected) {
      expect(describeAll(warnings)).toContainEqual(message);
    }
    expect(warnings).toHaveLength(expected.length);
  });

  test('each is there once, in the order of their places', () => {
    const offsets = convert('curl -k --foo $A -s https://a.com -s --foo $B > c').warnings.map(
      ({ position }) => position?.offset,
    );
    expect(offsets).toEqual(offsets.toSorted((a = 0, b = 0) => a - b));
    expect(new Set(offsets).size).toBe(offsets.length);
  });
});

describe('a JSON body that the code changes', () => {
  const bodyWarnings = (command: string, target: TargetName) =>
    describeAll(convert(command, target).warnings.filter(({ message }) => message.includes('body')));
  const numbers = (which: string) =>
    `This code may send numbers of the body changed: ${which}. Check the body in the code; as a text, it keeps every digit.`;
  const keys = (which: string) =>
    `The body repeats keys, of which this code may send only the last: ${which}. Check the body in the code; as a text, it keeps them all.`;
  const long = '{"id":1234567890123456789}';
  const rounded = numbers('1234567890123456789 ($.id) as 1234567890123456800');

  test.each<[string, TargetName, string, string[]]>([
    ['a long number', 'JavaScript', `curl https://a.com \\\n  --json '${long}'`, [`2:17 ${rounded}`]],
    ['with -d', 'NodeGot', `curl -H 'Content-Type: application/json' -d '${long}' a.com`, [`1:52 ${rounded}`]],
    ['in one word with -d', 'Ruby', `curl -H 'Content-Type: application/json' -sd'${long}' a.com`, [`1:52 ${rounded}`]],
    ['of a here-document', 'Lua', `curl a.com --json @- <<'E'\n${long}\nE`, [`2:7 ${rounded}`]],
    ['in an address too', 'Swift', `curl a.com/1234567890123456789 --json '${long}'`, [`1:46 ${rounded}`]],
    [
      'a number out of range',
      'Ansible',
      `curl --json '{"a":1e400}' a.com`,
      [`1:19 ${numbers('1e400 ($.a) as Infinity')}`],
    ],
    ['a tiny number', 'PhpGuzzle', `curl --json '{"a":1e-400}' a.com`, [`1:19 ${numbers('1e-400 ($.a) as 0')}`]],
    [
      'many numbers',
      'Clojure',
      `curl --json '[1e400,1e401,1e402,1e403]' a.com`,
      [`1:15 ${numbers('1e400 ($[0]) as Infinity, 1e401 ($[1]) as Infinity, 1e402 ($[2]) as Infinity and others')}`],
    ],
    ['a repeated key', 'NodeKy', `curl --json '{"da":1,"a":1,"a":2}' a.com`, [`1:22 ${keys('“a” ($.a)')}`]],
    ['the same in Python', 'PythonHttp', `curl --json '{"a":1,"a":2}' a.com`, [`1:15 ${keys('“a” ($.a)')}`]],
    [
      'both',
      'Httpie',
      `curl --json '{"a":{"b":1,"b":1e400}}' a.com`,
      [`1:20 ${keys('“b” ($.a.b)')}`, `1:30 ${numbers('1e400 ($.a.b) as Infinity')}`],
    ],
    ['numbers that Python keeps', 'Python', `curl --json '${long}' a.com`, []],
    ['numbers that JavaScript keeps', 'JavaScript', `curl --json '{"a":1.50,"b":[9007199254740991]}' a.com`, []],
    ['a key in two objects', 'JavaScript', `curl --json '[{"a":1},{"a":2}]' a.com`, []],
    ['a body as text', 'JavaScript', `curl -d '${long}' a.com`, []],
    ['what is not JSON', 'JavaScript', `curl --json '${long};' a.com`, []],
    ['a command left out', 'HTTP', `curl a.com; curl --json '${long}' a.com`, []],
    ['the second command', 'JavaScript', `curl a.com; curl --json '${long}' a.com`, [`1:32 ${rounded}`]],
  ])('%s', (_, target, command, expected) => {
    expect(bodyWarnings(command, target)).toEqual(expected);
  });

  test('nothing is said where the code has the body as text', () => {
    const body = `{\n  "é👋": "C:\\\\new\\n\\u00e9 $x \`t\` %s #{y} \\"q\\" , # '{",\n\t"id": 1234567890123456789,\r\n "id": [1e400]}`;
    const sent = curlTargets.filter(({ name }) => {
      const { code, warnings } = convert(`curl --json '${body.replaceAll("'", "'\\''")}' https://a.com`, name);
      const isWarned = warnings.some(({ message }) => message.includes('body'));
      expect(isWarned, name).toBe(/Infinity|^ +"id": \[$/mu.test(code));
      return !isWarned;
    });
    expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(['C', 'Go', 'HTTP', 'Wget', 'HarString']));
  });
});

describe('errors', () => {
  test.each([
    ['curl', 'no-url', '1:1'],
    ['curl -d a', 'no-url', '1:1'],
    ['\n\n  wget a', 'no-curl', '3:3'],
    ["curl https://a.com \\\n  -H 'A: b", 'unclosed-quote', '2:6'],
    ['curl https://a.com -H', 'missing-value', '1:20'],
    ['curl https://a.com; curl -I', 'no-url', '1:21'],
    ["curl https://a.com -F 'a'", 'not-convertible', '1:24'],
    ['curl "👋" \'', 'unclosed-quote', '1:10'],
  ])('%j', (command, code, place) => {
    expect(errorOf(command)).toMatchObject({ code, place });
  });
});

test.each([
  ['Python', "'Cookie': 'a=b; c',"],
  ['JavaJsoup', '.cookie("c", "")'],
  ['JavaScript', "'Cookie': 'a=b; c'"],
] as const)('cookies without an equals sign are sent as they are, in %s', (target, expected) => {
  expect(convert("curl -b 'a=b; c' https://a.com", target).code).toContain(expected);
  expect(convert("curl -b'a=b; c' https://a.com", target).code).toContain(expected);
  expect(convert("curl -skb 'a=b; c' https://a.com", target).code).toContain(expected);
  expect(convert('curl -skba=b -b c https://a.com -d -b', target).code).toContain('-b');
  expect(convert("curl -H 'Cookie: a=b; c' https://a.com", target).code).toContain(expected);
  expect(convert("curl --cookie a=b -b 'c; d=e;' https://a.com", target).code).toContain('d');
});

describe('a file of cookies beside cookies', () => {
  test.each([
    "curl -b 'a=b' -b jar.txt https://a.com",
    'curl -sbjar.txt -kba=b https://a.com',
    "curl -b 'a=b; c' -b jar.txt https://a.com",
    "curl --cookie jar.txt -b 'c; d=' https://a.com",
  ])('%s', (command) => {
    for (const { name } of curlTargets) {
      const { code, warnings } = convert(command, name);
      const isRead = /COOKIEFILE, "jar\.txt"|--load-cookies=jar\.txt|CookieJar\('jar\.txt'\)/u;
      expect(code.replace(isRead, ''), name).not.toContain('jar.txt');
      const isTold = warnings.some(({ message }) => /cookie/iu.test(message));
      expect(isTold || isRead.test(code), name).toBe(true);
    }
  });

  test('is named in a warning, at its place', () => {
    expect(describeAll(convert('curl -b a=b -b jar.txt https://a.com', 'Go').warnings)).toEqual([
      '1:16 Passing a file for --cookie/-b is not supported: "jar.txt".',
    ]);
    expect(describeAll(convert("curl -b 'a=b; c' -b jar.txt https://a.com", 'C').warnings)).toEqual([
      '1:21 The cookies of the file “jar.txt” are not sent: the code has the other cookies as a header.',
    ]);
  });
});

test('commands and variables of the shell are named', () => {
  expect(
    convert(`curl "https://a.com/$(date)" -d \`id\` -H "a: \${B:-c}"`).warnings.map(({ message }) => message),
  ).toEqual([
    '“$(date)” is a command that the shell runs: look at what the code has in its place.',
    expect.stringContaining('“`id`” is a command that the shell runs'),
    expect.stringContaining(`“\${B:-c}” is filled in by the shell`),
  ]);
});

test('says what other shell may be meant, where it would read other words', () => {
  const tied = { other: 'cmd', sign: expect.stringContaining('caret') };
  expect(convertCommand({ command: 'curl https://a.com/HEAD^', target: 'JavaScript' })).toMatchObject({
    value: { code: "fetch('https://a.com/HEAD^');\n", dialect: 'posix', tie: tied },
  });
  const read = convertCommand({ command: 'curl https://a.com/HEAD^', target: 'JavaScript', dialect: 'cmd' });
  expect(read).toMatchObject({ value: { code: "fetch('https://a.com/HEAD');\n", dialect: 'cmd' } });
  expect(read.ok && read.value.tie).toBeUndefined();
});

test('says for which shell it read the command', () => {
  expect(convert('curl https://a.com').dialect).toBe('posix');
  expect(convert('curl https://a.com ^\n-k').dialect).toBe('cmd');
  expect(convert('curl.exe https://a.com `\n-k').dialect).toBe('powershell');
});

test('whatever is quoted comes through the parser of curlconverter as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (a, b) => {
      const text = `x${a}${b}y`;
      const har: unknown = JSON.parse(
        codeOf(
          `curl https://a.com -H 'Content-Type: text/plain' -d $'${text.replaceAll(/[\\']/gu, '\\$&')}'`,
          'HarString',
        ),
      );
      expect(har).toMatchObject({ log: { entries: [{ request: { postData: { text } } }] } });
    }),
    { numRuns: 300 },
  );
});

test('whatever comes in, what comes out is code or an error with its place', () => {
  const fragment = fc.constantFrom(
    ...`' " \\ ^ \` $ & | > < ( ) { } ; # @ = - -- \n \t % “ ” ‘ – \u00a0 é 👋 \ud800`.split(' '),
    ...[
      ' ',
      'curl ',
      'https://a.com ',
      '-H ',
      '-d ',
      '--foo ',
      '-F a=b ',
      '$A',
      '$(b)',
      '<<E\n',
      "$'",
      '^"',
      ' ^\n',
      ' \\\n',
      ' `\n',
      '%A%',
    ],
  );
  fc.assert(
    fc.property(
      fc.array(fragment, { maxLength: 12 }),
      fc.constantFrom<TargetName>('JsonString', 'Python', 'Wget'),
      (fragments, target) => {
        const command = `curl https://a.com ${fragments.join('')}`;
        const result = convertCommand({ command, target });
        if (result.ok) {
          expect(result.value.code).toContain('a.com');
        } else {
          expect(result.error.position?.offset).toBeLessThanOrEqual(command.length);
          expect(result.error.message).not.toContain('failed on the command');
        }
      },
    ),
    { numRuns: 3000 },
  );
});

test('a body of a million characters', () => {
  const text = `{"a":"${'it\'s "b" \\ '.repeat(90_000)}"}`;
  expect(text.length).toBeGreaterThan(990_000);
  const command = `curl https://a.com -H 'Content-Type: text/plain' -d '${text.replaceAll("'", "'\\''")}'`;
  expect(JSON.parse(codeOf(command, 'HarString'))).toMatchObject({
    log: { entries: [{ request: { postData: { text } } }] },
  });
});

// An algorithm that scans the rest of the text at each offset would take hours; these cases finish within the test
// timeout.
describe('hostile texts of hundreds of kilobytes come to an end', () => {
  const url = 'curl https://a.com ';
  test.each([
    ['unknown options', url + '--foo a '.repeat(25_000)],
    ['unknown letters', url + '-9 '.repeat(50_000)],
    ['an address with many ampersands', `curl https://a.com/?${'a&'.repeat(100_000)}`],
    ['the same in cmd.exe', `curl https://a.com/?${'a&'.repeat(100_000)} ^\n-k`],
    ['blank lines', `${url}${'\n'.repeat(300_000)}-k`],
    ['typographic quotes', url + '-H “a: b” '.repeat(20_000)],
    ['headers', url + "-H 'a: b' ".repeat(20_000)],
    ['options on lines of their own', url + "\n-H 'a: b'".repeat(20_000)],
    ['commands left out', `${url}${'; x'.repeat(50_000)}`],
    ['redirections', `${url}${'> x '.repeat(50_000)}`],
    ['expansions in expansions', `${url}"${'$("'.repeat(50_000)}`],
    ['brackets', `${url}${'('.repeat(50_000)}`],
    ['backslashes', `${url}${'\\'.repeat(200_004)}`],
    ['carets', `${url}^"${'^'.repeat(200_000)}`],
    ['quotes', `${url}${'"" '.repeat(100_000)}`],
    ['a body of numbers', `${url} --json '[1e400${',1'.repeat(100_000)}]'`],
    ['a body of one key', `${url} --json '{"a":1${',"a":1'.repeat(40_000)}}'`],
  ])('%s', (_, command) => {
    const result = convertCommand({ command, target: 'JsonString' });
    if (result.ok) {
      expect(result.value.warnings.length).toBeLessThanOrEqual(100);
    } else {
      expect(result.error.position).toBeDefined();
    }
  });

  test('further warnings are counted', () => {
    const { warnings, unlistedWarnings } = convert(url + '--foo '.repeat(250));
    expect([warnings.length, unlistedWarnings]).toEqual([100, 150]);
  });
});
