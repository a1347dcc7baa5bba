import { describe, expect, test } from 'vitest';
import { convertCommand } from './convert-command.ts';
import type { TargetName } from './targets.ts';

function convert(command: string, target: TargetName) {
  const result = convertCommand({ command, target });
  if (!result.ok) {
    throw new Error(`${result.error.code}: ${result.error.message}`);
  }
  return result.value;
}

const warningsOf = (command: string, target: TargetName) =>
  convert(command, target).warnings.map(({ message, position }) => `${position?.column ?? ''} ${message}`);

const missing = (file: string) =>
  `The code lacks the content of ${file}, which a page cannot read by name: put it in the place of /* contents */.`;

describe('files of a body, which a page cannot read', () => {
  test.each([
    ['curl -d @f.json https://a.com', [`10 ${missing('"f.json"')}`]],
    ['curl -d a=1 --data-binary @f.json a.com', [`28 ${missing('"f.json"')}`]],
    ['curl --data-urlencode q@f.txt a.com', [`25 ${missing('"f.txt", percent-encoded')}`]],
    ['curl -d @f1 -d @f2 a.com', [`10 ${missing('"f1"')}`, `17 ${missing('"f2"')}`]],
    ['curl -d @- a.com', [` ${missing('the standard input')}`]],
    ['curl -d @- a.com <<< x', []],
    ['curl --data-raw @f a.com', []],
    ['curl -d a=1 a.com', []],
  ])('%s', (command, expected) => {
    expect(warningsOf(command, 'JavaScript')).toEqual(expected);
    expect(warningsOf(command, 'Node')).toEqual([]);
  });
});

describe('a body that a method cannot have', () => {
  const throws = (method: string) =>
    `The function fetch() throws if the method "${method}" has a body: choose another one.`;
  test.each<[string, TargetName, string[]]>([
    ['curl -X GET -d a=1 https://a.com', 'JavaScript', [`9 ${throws('GET')}`]],
    ['curl -sXget -d a=1 https://a.com', 'JavaScript', [expect.anything(), `9 ${throws('get')}`]],
    ['curl -X HEAD --json {} https://a.com', 'Node', [`9 ${throws('HEAD')}`]],
    ['curl -X GET -F a=1 https://a.com', 'Node', [`9 ${throws('GET')}`]],
    ['curl -X GET -T a.txt https://a.com', 'Node', [`9 ${throws('GET')}`]],
    ['curl -X GET -d a=1 https://a.com', 'NodeKy', [" Ky doesn't support sending data with GET or HEAD requests."]],
    ['curl -X DELETE -d a=1 https://a.com', 'JavaScript', []],
    ['curl -X PUT -d a=1 https://a.com', 'NodeKy', []],
    ['curl -G -d a=1 https://a.com', 'Node', []],
    ['curl -I https://a.com', 'Node', []],
  ])('%s, %s', (command, target, expected) => {
    expect(warningsOf(command, target)).toEqual(expected);
  });
});

describe('a body that a library does not send with GET', () => {
  test.each<[TargetName, string]>([
    ['JavaHttpUrlConnection', 'HttpURLConnection'],
    ['JavaOkHttp', 'OkHttp'],
    ['Kotlin', 'OkHttp'],
    ['Dart', 'The function http.get()'],
    ['Swift', 'URLSession'],
    ['ObjectiveC', 'NSURLSession'],
  ])('%s', (target, library) => {
    const expected = `9 ${library} cannot send a body with the method "GET": choose another one.`;
    expect(warningsOf('curl -X GET -d a=1 https://a.com', target)).toContain(expected);
    for (const command of ['curl -d a=1 https://a.com', 'curl -G -d a=1 https://a.com', 'curl https://a.com']) {
      expect(warningsOf(command, target)).not.toContainEqual(expect.stringContaining('body'));
    }
  });
});

// A text is sent as Latin-1.
test.each([
  ["'x=é'", "conn.request('POST', '/', 'x=é'.encode(), headers)"],
  ['"€$X"', "('€' + os.getenv('X', '')).encode(), headers)"],
  ['"$X"', "os.getenv('X', '').encode(), headers)"],
  ['x=e', "conn.request('POST', '/', 'x=e', headers)"],
])('http.client sends %s in UTF-8', (body, expected) => {
  const result = convertCommand({ command: `curl -d ${body} https://a.com`, target: 'PythonHttp' });
  expect(result).toMatchObject({ value: { code: expect.stringContaining(expected) } });
});
