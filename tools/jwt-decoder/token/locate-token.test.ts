import { describe, expect, it } from 'vitest';
import {
  edDsaToken,
  encryptedToken,
  es256Token,
  es512Token,
  hmacJwk,
  hs256Token,
  rs256Token,
  unencodedToken,
  unsecuredToken,
} from '../rfc-vectors.test-support.ts';
import { verifySignature } from '../signature/verify-signature.ts';
import { decodeToken } from './decode-token.ts';
import { locateToken } from './locate-token.ts';

function read(text: string) {
  const result = decodeToken(text);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

/** What people copy along with a token, which is T. */
const pastes = [
  'Authorization: Bearer T\nContent-Type: application/json',
  'Authorization: Bearer T\r\nHost: example.com\r\nAccept: */*\r\n',
  'authorization: Bearer T\nuser-agent: curl/8.5.0',
  'Proxy-Authorization: Bearer T\n\n{"a":1}',
  'jwt=T; Path=/; HttpOnly',
  'token=T; theme=dark',
  'Cookie: session=abc; jwt=T; theme=dark',
  'Set-Cookie: token=T; Max-Age=3600; Secure',
  'token: T\nuser: ada',
  'token = "T"\nuser = "ada"',
  'jwt=T&x=1',
  'token=T#top',
  'https://a.example/cb#access_token=T&token_type=bearer',
  '#access_token=T&token_type=bearer',
  'access_token=T&token_type=bearer',
  'T&state=1',
  'T (expired)',
  'T(expired)',
  '(T)',
  'T)',
  '[T](https://jwt.io)',
  '<T>',
  'T>',
  'Bearer T, thanks',
  'Bearer T. Thanks, Ada',
  'T, please?',
  'T!',
  'T – from staging',
  'T\nstaging',
  'T staging',
  'T staging.',
  'T\n\nstaging and production',
  'T\tada\t2026-01-01',
  'T # staging',
  'T // staging',
  'T | jq',
  'T%',
  '"T","token_type":"Bearer"',
  '"access_token":"T","token_type":"Bearer"',
  '{"access_token":"T","token_type":"Bearer"}',
  "token: 'T', // production",
  'curl -H "Authorization: Bearer T" https://a.example',
  "curl -H 'Authorization: Bearer T' \\\n  -H 'Accept: */*'",
  'Authorization: Bearer T" https://a.example',
  'TOKEN=T\nNODE_ENV=production',
  'JWT="T"\nPORT=3000',
  'export TOKEN=T',
  'export TOKEN="T"; echo $TOKEN',
  '`T`',
  '`T` is the token',
  'The token `T` has expired.',
  '- **token:** T\n- **user:** ada',
  '2026-01-01T12:00:00Z INFO token=T user=ada',
  '2026-01-01 WARN [auth] rejected jwt T: expired',
  'token T: expired',
  'Bearer T\n    at verify (auth.js:10:5)',
  '<input value="T">',
];

/** Tokens whose last parts have different lengths. */
const tokens = {
  HS256: hs256Token,
  RS256: rs256Token,
  ES256: es256Token,
  ES512: es512Token,
  EdDSA: edDsaToken,
  none: unsecuredToken,
  encrypted: encryptedToken,
};

const put = (paste: string, token: string) => paste.replace(/\bT\b/u, token);

describe('the end of a token in pasted text', () => {
  it.each(pastes)('is found in %j', async (paste) => {
    const text = put(paste, hs256Token);
    const { written, problems, notes } = read(text);
    expect(problems).toEqual([]);
    expect(notes).not.toEqual([]);
    const verified =
      written &&
      (await verifySignature({ token: written, isUnencoded: false, key: JSON.stringify(hmacJwk), format: 'jwk' }));
    expect(verified).toMatchObject({ value: { verdict: 'verified' } });
  });

  it.each(Object.entries(tokens))('is that of the token: %s', (_, token) => {
    for (const paste of pastes) {
      const text = put(paste, token);
      const { start, end, compact } = locateToken(text);
      expect([paste, text.slice(start, end), compact]).toEqual([paste, token, token]);
    }
  });

  it.each(Object.entries(tokens))('is found if it is broken into lines: %s', (_, token) => {
    for (const width of [20, 57, 64, 76, 171]) {
      for (const lineBreak of ['\n', '\r\n', '\n    ', ' ', '\u200b']) {
        const broken = token.replaceAll(new RegExp(`.{${width}}(?=.)`, 'gu'), `$&${lineBreak}`);
        for (const paste of ['T', 'Bearer T\n', 'jwt=T; Path=/', 'T (expired)', 'token: T\nuser: ada', 'T\nstaging']) {
          expect(locateToken(put(paste, broken)).compact).toBe(token);
        }
      }
    }
  });

  it.each(['T; Path=/', 'T, thanks', 'T (expired)', '“T” is it', 'T: expired', 'token: T\nuser: ada', 'jwt=T&x=1'])(
    'is a separator if the algorithm is not known, or the signature was cut: %j',
    (paste) => {
      // {"alg":"X1"}
      for (const token of [hs256Token.replace(/^[^.]+/u, 'eyJhbGciOiJYMSJ9'), hs256Token.slice(0, -1)]) {
        expect(locateToken(put(paste, token)).compact).toBe(token);
      }
    },
  );

  it.each([
    ['a signature cut short and a word', `${hs256Token.slice(0, -1)}\nstaging`],
    ['a header that is not JSON', 'eyJhbGciOiJI.e30.AAAA\nstaging'],
    ['a header without alg', 'eyJ0eXAiOiJKV1QifQ.e30.AAAA\nstaging'],
  ])('is not guessed after %s', (_, text) => {
    expect(locateToken(text)).toMatchObject({ compact: text.replace('\n', ''), start: 0, end: text.length });
  });

  it.each([
    ['padding', `${hs256Token}=`, '“=” at character 44 is padding'],
    ['standard Base64', `${hs256Token}+/A`, '“+” at character 44 is of standard Base64'],
    ['a fourth part', `${hs256Token}.e30`, 'This has 4 parts'],
    ['a bad character within', hs256Token.replace(/k$/u, '!k'), '“!” at character 43'],
  ])('does not hide %s', (_, text, message) => {
    expect(read(text).problems[0]?.message).toContain(message);
  });

  it('keeps the positions of problems', () => {
    const [header, , signature] = hs256Token.split('.');
    const text = `Authorization: Bearer ${header}.\n  eyJ9A.${signature}\nHost: example.com`;
    expect(read(text).problems).toEqual([
      expect.objectContaining({ position: expect.objectContaining({ line: 2, column: 7 }) }),
    ]);
  });

  it.each([
    [`${hs256Token}; ${unsecuredToken};`, 2],
    [`Bearer ${hs256Token}\nBearer ${rs256Token}\nBearer ${es256Token}`, 3],
  ])('counts the tokens of %j', (text, count) => {
    expect(locateToken(text).compact).toBe(hs256Token);
    expect(read(text).notes.at(-1)).toBe(`There are ${count} tokens in this text: the first is shown.`);
  });

  it('is found in a text of any size', () => {
    for (const filling of ['word ', 'A.', '\n', 'ey.', '; ', 'A']) {
      const text = `${hs256Token} ${filling.repeat(200_000)};`;
      expect(locateToken(text).start).toBe(0);
    }
  });
});

describe('locateToken', () => {
  it.each([
    ['a signed token', hs256Token],
    ['an unsecured token', unsecuredToken],
    ['a detached one', unencodedToken],
    ['an encrypted token', encryptedToken],
  ])('leaves out the full stop of a sentence after %s', (_, whole) => {
    for (const text of [`${whole}.`, `${whole}...`, `“${whole}.”`, `Token: ${whole}.\n`, `The token is ${whole}.`]) {
      const { header: head, problems, notes } = read(text);
      expect(problems).toEqual([]);
      expect(head.members).toEqual(read(whole).header.members);
      expect(locateToken(text).compact).toBe(whole);
      expect(notes.at(-1)).toMatch(/full stop|extracted from the surrounding text/u);
    }
  });
});
