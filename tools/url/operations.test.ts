import { describe, expect, test } from 'vitest';
import { operationContext } from '#tests/support/operations/operation-context.ts';
import { operationOf, runOperation } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';

async function answer(id: string, input: string, options = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : { ...result.error, text: result.error.code };
}

describe('url.parse', () => {
  test('gives every part, and parameters that repeat', async () => {
    const { text } = await answer('url.parse', 'https://u:p@example.org:8080/a?b=1&b=%32+3#c');
    expect(JSON.parse(text)).toEqual({
      href: 'https://u:p@example.org:8080/a?b=1&b=%32+3#c',
      hash: '#c',
      host: 'example.org:8080',
      origin: 'https://example.org:8080',
      pathname: '/a',
      port: '8080',
      protocol: 'https:',
      search: '?b=1&b=%32+3',
      username: 'u',
      password: 'p',
      parameters: [
        { name: 'b', value: '1' },
        { name: 'b', value: '2 3' },
      ],
    });
  });

  test('writes no parameters as an empty array', async () => {
    const { text } = await answer('url.parse', 'https://example.org');
    expect(JSON.parse(text)).toMatchObject({ parameters: [] });
  });

  test('notes what the screen notes', async () => {
    expect(await answer('url.parse', 'localhost:8080/x')).toMatchObject({
      notes: expect.arrayContaining([expect.stringContaining('Did you mean “http://localhost:8080/x”?')]),
    });
  });

  test.each([
    ['https://a b/', 'domain-invalid-code-point', 9],
    ['example.org', 'missing-scheme', 0],
    ['', 'missing-scheme', 0],
  ])('says where %j is not a URL', async (input, code, offset) => {
    expect(await answer('url.parse', input)).toMatchObject({ code, position: { offset } });
  });
});

test.each([
  ['url.encode', "it's a/b", {}, "it's%20a%2Fb"],
  ['url.encode', "it's a/b", { mode: 'strict' }, 'it%27s%20a%2Fb'],
  ['url.encode', "it's a/b", { mode: 'url' }, "it's%20a/b"],
  ['url.encode', "it's a/b", { mode: 'form' }, 'it%27s+a%2Fb'],
  ['url.encode', '\ud800', {}, 'lone-surrogate'],
  ['url.encode', '', {}, ''],
  ['url.decode', 'a%2Fb+c', {}, 'a/b+c'],
  ['url.decode', 'a%2Fb+c', { mode: 'form' }, 'a/b c'],
  ['url.decode', 'a%2Fb', { mode: 'url' }, 'a%2Fb'],
  ['url.decode', '%E9', {}, 'percent-cut-short'],
  ['url.decode', 'a', { mode: 'other' }, 'bad-option'],
])('%s of %j %j', async (id, input, options, text) => {
  expect(await answer(id, input, options)).toMatchObject({ text });
});

test('streams a result that is too large for an editor', async () => {
  const operation = operationOf(operations, 'url.encode');
  const result = await operation.run(' '.repeat(6_000_000), { mode: 'component' }, operationContext());
  const data = result.ok ? result.value.data : undefined;
  expect(data).toBeInstanceOf(ReadableStream);
  expect(await new Response(data as ReadableStream).text()).toBe('%20'.repeat(6_000_000));
});

describe('curl.convert', () => {
  test.each([
    ['curl https://a.com', {}, { text: "fetch('https://a.com');\n", fileName: 'request.js', mediaType: 'text/plain' }],
    ['curl https://a.com', { target: 'HarString' }, { fileName: 'request.har', mediaType: 'application/json' }],
    ['curl ^"https://a.com^"', {}, { notes: ['Read as a command of Windows’ Command Prompt (cmd).'] }],
    ['hello', {}, { code: 'no-curl' }],
    ["curl 'https://a.com", {}, { code: 'unclosed-quote', position: { offset: 5 } }],
    ['curl https://a.com', { target: 'Cobol' }, { code: 'bad-option' }],
  ])('%j %j', async (input, options, expected) => {
    expect(await answer('curl.convert', input, options)).toMatchObject(expected);
  });

  test('places its warnings', async () => {
    expect(await answer('curl.convert', 'curl https://a.com --hsts a')).toMatchObject({
      notes: [expect.stringMatching(/^Line 1, column \d+: /)],
    });
  });
});
