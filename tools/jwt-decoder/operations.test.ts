import { base64url } from 'jose';
import { describe, expect, it } from 'vitest';
import { operationOf, runOperation, textOf } from '#tests/support/operations/run-operation.ts';
import { operations } from './operations.ts';
import {
  encryptedToken,
  es256Token,
  hmacJwk,
  hs256Token,
  p256Jwk,
  unencodedToken,
  unsecuredToken,
} from './rfc-vectors.test-support.ts';

async function run(id: string, input: string, options: Readonly<Record<string, unknown>> = {}) {
  const result = await runOperation(operationOf(operations, id), input, options);
  return result.ok ? result.value : result.error;
}

const { d: _, ...p256Public } = p256Jwk;

describe('jwt.decode', () => {
  it('gives every part, with the digits that are written', async () => {
    expect(JSON.parse(await textOf(runOperation(operationOf(operations, 'jwt.decode'), hs256Token)))).toEqual({
      header: { typ: 'JWT', alg: 'HS256' },
      payload: { iss: 'joe', exp: 1300819380, 'http://example.com/is_root': true },
      signature: expect.stringMatching(/^7418dfb49799/),
    });
    expect(await run('jwt.decode', `Bearer ${hs256Token}`)).toMatchObject({
      notes: ['“Bearer” before the token was left out.', expect.stringMatching(/^Expired .* ago\.$/)],
    });
  });

  it.each([
    [
      'an encrypted token without its payload',
      encryptedToken,
      {},
      { data: expect.stringContaining('"ciphertext": "') },
    ],
    ['the header of a token', unsecuredToken, { part: 'header' }, { data: '{\n  "alg": "none"\n}' }],
    ['a warning', unsecuredToken, {}, { notes: expect.arrayContaining([expect.stringContaining('alg is none')]) }],
    [
      'what a token without a signature lacks',
      'eyJhIjoxfQ.e30',
      {},
      { notes: expect.arrayContaining([expect.stringContaining('signature is missing')]) },
    ],
    [
      'a payload that is text',
      'eyJhbGciOiJub25lIn0.UGF5bG9hZA.',
      { part: 'payload' },
      { data: 'Payload', mediaType: 'text/plain' },
    ],
    ['no payload of an encrypted token', encryptedToken, { part: 'payload' }, { code: 'no-payload' }],
    ['no payload of a detached one', unencodedToken, { part: 'payload' }, { code: 'no-payload' }],
    ['the place of what is bad', 'eyJhbGciOiJub25lIn0.e!0.', {}, { code: 'not-base64url', position: { offset: 21 } }],
    ['no token', 'hello', {}, { code: 'no-token' }],
    ['JSON', '{"a": 1}', {}, { code: 'no-token' }],
  ])('%s', async (_what, input, options, expected) => {
    expect(await run('jwt.decode', input, options)).toMatchObject(expected);
  });
});

it.each([
  [{ exp: 1737244800123 }, 'The exp looks like milliseconds, and is shown as such. Servers take it as seconds'],
  [{ exp: '1737244800' }, 'The exp is a string, not a number'],
])('says that servers may judge %j otherwise', async (claims, remark) => {
  const token = `eyJhbGciOiJIUzI1NiJ9.${base64url.encode(JSON.stringify(claims))}.AAAA`;
  expect(await run('jwt.decode', token, {})).toMatchObject({
    notes: [
      expect.stringMatching(/^Expired .* ago, if exp is read as it is meant\.$/u),
      expect.stringContaining(remark),
    ],
  });
});

describe('jwt.verify', () => {
  it.each([
    ['a secret', hs256Token, { key: JSON.stringify(hmacJwk) }, { data: expect.stringMatching(/^Signature verified/) }],
    [
      'a public key',
      es256Token,
      { key: JSON.stringify(p256Public) },
      { data: expect.stringMatching(/^Signature verified/) },
    ],
    [
      'a detached payload',
      unencodedToken,
      { key: JSON.stringify(hmacJwk), detachedPayload: '$.02' },
      { data: expect.stringMatching(/^Signature verified/) },
    ],
    [
      'another secret',
      hs256Token,
      { key: 'x'.repeat(32) },
      { code: 'invalid', message: expect.stringMatching(/^Invalid signature: /) },
    ],
    ['a key of another kind', es256Token, { key: 'x'.repeat(32) }, { code: 'impossible' }],
    ['no key', hs256Token, {}, { code: 'no-key' }],
    [
      'alg none',
      unsecuredToken,
      { key: 'a' },
      { code: 'impossible', message: expect.stringContaining('The algorithm is none') },
    ],
    ['an encrypted token', encryptedToken, { key: 'a' }, { code: 'impossible' }],
    ['no signature', 'eyJhbGciOiJIUzI1NiJ9.e30', { key: 'a' }, { code: 'wrong-number-of-parts' }],
    ['no token', 'hello', { key: 'a' }, { code: 'no-token' }],
  ])('%s', async (_what, input, options, expected) => {
    expect(await run('jwt.verify', input, options)).toMatchObject(expected);
  });
});

describe('jwt.sign', () => {
  it.each([
    ['no key', '{}', {}, { code: 'key' }],
    [
      'a short secret',
      '{}',
      { key: 'a' },
      {
        data: expect.stringMatching(/^[\w-]+\.e30\.[\w-]+$/),
        notes: [expect.stringContaining('The secret has 1 byte; HS256 asks for 32 or more')],
      },
    ],
    ['no JSON', '{"a": }', { key: 'abc' }, { code: 'payload', position: { line: 1, column: 7 } }],
    [
      'a header that is not JSON: its place is not one of the input',
      '{}',
      { key: 'abc', header: '{\n"alg" 1}' },
      { code: 'header', message: expect.stringMatching(/^Header, line 2, column 7: /) },
    ],
    ['alg none', '{}', { header: '{"alg":"none"}' }, { data: 'eyJhbGciOiJub25lIn0.e30.' }],
  ])('%s', async (_what, input, options, expected) => {
    const outcome = await run('jwt.sign', input, options);
    expect(outcome).toMatchObject(expected);
    expect(JSON.stringify(outcome)).not.toContain('"position":{"offset":2');
  });

  it('signs what it verifies', async () => {
    const key = 'a secret that is long enough for HS256';
    const data = await textOf(runOperation(operationOf(operations, 'jwt.sign'), '{"n": 1.0}', { key }));
    expect(await run('jwt.verify', data, { key })).toMatchObject({ mediaType: 'text/plain' });
    expect(await run('jwt.decode', data, { part: 'payload' })).toMatchObject({ data: '{\n  "n": 1.0\n}' });
  });
});
