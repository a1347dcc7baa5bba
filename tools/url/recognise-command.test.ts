import { expect, test } from 'vitest';
import { recognise } from './recognise-command.ts';

const previewOf = (text: string) => recognise({ text, size: text.length })?.preview;

test.each([
  ['-XDELETE https://a.org/1', 'DELETE https://a.org/1'],
  ['-XPOST https://a.org', 'POST https://a.org'],
  ['-sXPUT https://a.org', 'PUT https://a.org'],
  ['-kX PATCH https://a.org', 'PATCH https://a.org'],
  ['--request=PATCH https://a.org', 'PATCH https://a.org'],
  ['-X PUT -d a=1 -X PATCH https://a.org', 'PATCH https://a.org with a body of 3 characters'],
  ['-sI https://a.org', 'HEAD https://a.org'],
  ['-Iv https://a.org', 'HEAD https://a.org'],
  ['-T f.txt https://a.org', 'PUT https://a.org with a body from a file'],
  ['-T - https://a.org', 'PUT https://a.org with a body from the standard input'],
  ['-dfoo=1 https://a.org', 'POST https://a.org with a body of 5 characters'],
  ['-sd foo=1 https://a.org', 'POST https://a.org with a body of 5 characters'],
  ['-d "" https://a.org', 'POST https://a.org'],
  ['-d a=1 -d b=2 https://a.org', 'POST https://a.org with a body of 7 characters'],
  ['-Gd a=1 https://a.org', 'GET https://a.org'],
  ['-Fa=b https://a.org', 'POST https://a.org with 1 form field'],
  ['-HAccept:x https://a.org', 'GET https://a.org with 1 header'],
  ['-H @headers.txt https://a.org', 'GET https://a.org with headers from a file'],
  ['https://a.org --next -X POST https://b.org', 'GET https://a.org'],
])('says what curl %s requests', (options, preview) => {
  expect(previewOf(`curl ${options}`)).toBe(preview);
});

test.each([
  ['-x http://proxy:3128 https://a.org', 'GET https://a.org'],
  ['-e https://ref.org https://a.org', 'GET https://a.org'],
  ['--referer https://ref.org a.org/b', 'GET a.org/b'],
  ['-d https://payload.example https://target.example', 'POST https://target.example with a body of 23 characters'],
  ['-so out.json https://a.org', 'GET https://a.org'],
  ['--url https://a.org --proxy http://proxy:3128', 'GET https://a.org'],
  ['-s -- https://a.org', 'GET https://a.org'],
])('takes no value of an option for the address in curl %s', (options, preview) => {
  expect(previewOf(`curl ${options}`)).toBe(preview);
});

test.each([
  ['-d @body.json', ' with a body from a file'],
  ['--data-binary @a.bin', ' with a body from a file'],
  ['--json @a.json', ' with a body from a file'],
  ['-d @-', ' with a body from the standard input'],
  ['-d @a -d @b', ' with a body from 2 files'],
  ['-d @a -d b=1', ' with a body from a file and the command'],
  ['--data-raw @handle', ' with a body of 7 characters'],
  ["--data-urlencode 'q=a b&c'", ' with a body of 9 characters'],
  ['--data-urlencode =é', ' with a body of 6 characters'],
  ['--data-urlencode q@a.txt', ' with a body from a file'],
  ['--data-urlencode =a@b', ' with a body of 5 characters'],
  ['-d "$BODY"', ' with a body'],
  ["-d '$BODY'", ' with a body of 5 characters'],
  ['-d \'{"a": "cut off', ' with a body'],
])('says where the body of curl https://a.org %s comes from', (options, body) => {
  expect(previewOf(`curl https://a.org ${options}`)).toBe(`POST https://a.org${body}`);
});

test('does not count a body of which only the beginning is examined', () => {
  expect(previewOf(`curl https://a.org -d ${'a'.repeat(20_000)}`)).toBe('POST https://a.org with a body');
});

test.each([
  ['$ curl https://a.org \\\n> -XPUT \\\n> -d a', 'PUT https://a.org with a body of 1 character'],
  ['> curl -I https://a.org', 'HEAD https://a.org'],
  ['# curl -I https://a.org', 'HEAD https://a.org'],
  ["curl https://a.org\n-H 'A: b'", 'GET https://a.org with 1 header'],
  ['curl https://a.org\ncurl -X POST https://b.org', 'GET https://a.org'],
  ['curl https://a.org\necho -XPOST', 'GET https://a.org'],
  ['curl https://a.org | grep -XPOST', 'GET https://a.org'],
])('reads the first command of %j', (text, preview) => {
  expect(previewOf(text)).toBe(preview);
});
