import { describe, expect, test } from 'vitest';
import type { Sample } from '#tools/define-operation.ts';
import { answer, recognise as recogniseUrl } from './recognise.ts';
import { recognise as recogniseCommand } from './recognise-command.ts';
import { answer as decoded, recognise as recogniseEncoded } from './recognise-encoded.ts';

const recognise = (sample: Sample) => recogniseCommand(sample) ?? recogniseUrl(sample) ?? recogniseEncoded(sample);
const sampleOf = (text: string) => ({ text, size: text.length });

describe('recognises', () => {
  test.each([
    ['https://example.org/a/b?c=1&d=2#e', 0.95, 'example.org/a/b, 2 parameters: c = 1, d = 2', 'url.parse'],
    ['  HTTP://EXAMPLE.org:80\n', 0.95, 'example.org/', 'url.parse'],
    ['https://münchen.example/?a', 0.95, 'xn--mnchen-3ya.example/, 1 parameter: a = ', 'url.parse'],
    ['postgres://user@db:5432/main', 0.85, 'db:5432/main', 'url.parse'],
    ['mailto:a@example.org', 0.7, 'mailto: a@example.org', 'url.parse'],
    ['localhost:8080/x', 0.7, 'localhost:8080/x, without a scheme', 'url.parse'],
    ['db:5432/x', 0.3, 'db:5432/x, without a scheme', 'url.parse'],
    ['www.example.org', 0.7, 'www.example.org/, without a scheme', 'url.parse'],
    ['readme.md', 0.3, 'readme.md/, without a scheme', 'url.parse'],
    ['a%20b%26c%3D%C3%A9', 0.7, '“a b&c=é”', 'url.decode'],
    ['100%25 of %41', 0.3, '“100% of A”', 'url.decode'],
    ["curl 'https://a.com/b' \\\n -H 'c: d'", 0.96, 'GET https://a.com/b with 1 header', 'curl.convert'],
    ['$ curl -I a.com', 0.96, 'HEAD a.com', 'curl.convert'],
    [
      'curl ^"https://a.com/^" ^\n -I',
      0.96,
      'HEAD https://a.com/, a command of Windows’ Command Prompt (cmd)',
      'curl.convert',
    ],
    ['curl a.com', 0.7, 'GET a.com', 'curl.convert'],
  ])('%j', (text, confidence, preview, operation) => {
    expect(recognise(sampleOf(text))).toMatchObject({ confidence, preview, operation });
  });
});

test.each([
  ['nothing', ''],
  ['a blank', ' '],
  ['a word', 'https'],
  ['a scheme alone', 'https://'],
  ['a URL in a sentence', 'See https://example.org/ for more.'],
  ['a URL that cannot be parsed', 'https://a b/'],
  ['two URLs', 'https://a.example\nhttps://b.example'],
  ['a sentence about curl', 'curl is a program'],
  ['a time', '12:30'],
  ['a number', '3.14'],
  ['an address of a mailbox', 'a@example.org'],
  ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnTg1'],
  ['JSON', '{"a":1}'],
  ['a data: URI', 'data:image/png;base64,iVBORw0KGgo='],
  ['a PDF', '%PDF-1.7'],
  ['percent-encoding of Latin-1', 'caf%E9'],
  ['per cent', '20% off'],
  ['half a character', '\ud800'],
])('leaves %s alone', (_, text) => {
  expect(recognise(sampleOf(text))).toBeUndefined();
});

test('is copied as what it says', () => {
  const recognised = { confidence: 1, preview: '', screenId: 'URLParser' } as const;
  const copied = answer(sampleOf('https://example.org/a?b=c%20d&b=e'), recognised);
  expect(JSON.parse(String(copied))).toEqual({
    href: 'https://example.org/a?b=c%20d&b=e',
    protocol: 'https:',
    host: 'example.org',
    pathname: '/a',
    parameters: [
      { name: 'b', value: 'c d' },
      { name: 'b', value: 'e' },
    ],
  });
  expect(decoded(sampleOf('Caf%C3%A9'), recognised)).toBe('Café');
});

test.each([
  ['localhost:3000/x?a=b', 'http:', 'localhost:3000'],
  ['LOCALHOST:3000', 'http:', 'localhost:3000'],
  ['example.com:8080/a', 'https:', 'example.com:8080'],
  ['example.com:8080', 'https:', 'example.com:8080'],
  ['db:5432/x', 'http:', 'db:5432'],
  ['localhost:8443/x', 'https:', 'localhost:8443'],
  ['user@host:22/x', 'http:', 'host:22'],
  ['127.0.0.1:80/', 'http:', '127.0.0.1'],
  ['192.168.0.7:8080/', 'http:', '192.168.0.7:8080'],
  ['www.example.org/x', 'https:', 'www.example.org'],
  ['postgres://user@db:5432/main', 'postgres:', 'db:5432'],
  ['mailto:a@example.org', 'mailto:', undefined],
  ['urn:isbn:0451450523', 'urn:', undefined],
  ['data:text/plain,hello', 'data:', undefined],
  ['tel:5550100', 'tel:', undefined],
  ['tel:110', 'tel:', undefined],
  ['sms:110?body=a', 'sms:', undefined],
])('the scheme of %s is copied as %s', (text, protocol, host) => {
  const recognised = { confidence: 1, preview: '', screenId: 'URLParser' } as const;
  const copied: unknown = JSON.parse(String(answer(sampleOf(text), recognised)));
  expect(copied).toMatchObject({ protocol, ...(host === undefined ? {} : { host }) });
});

test('tells what a command asks for', () => {
  const command = "curl https://a.com -H 'A: b' -H 'C: d' --data-raw '{\"a\":1}'";
  expect(recognise(sampleOf(command))?.preview).toBe('POST https://a.com with 2 headers and a body of 7 characters');
  expect(recognise(sampleOf('curl -F a=b -F c=@d.png https://a.com'))?.preview).toBe(
    'POST https://a.com with 2 form fields',
  );
  expect(recognise(sampleOf('curl -X DELETE https://a.com'))?.preview).toBe('DELETE https://a.com');
});

test('leaves bytes alone', () => {
  expect(recognise({ bytes: Uint8Array.of(1), size: 1 })).toBeUndefined();
});

test('cuts no character of a long text', () => {
  expect(recognise(sampleOf('%C3%A9'.repeat(10_000)))).toMatchObject({
    confidence: 0.7,
    preview: `“${'é'.repeat(60)}…”`,
  });
});
