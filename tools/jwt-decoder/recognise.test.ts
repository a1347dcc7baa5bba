import { expect, it } from 'vitest';
import { answer, recognise } from './recognise.ts';
import { encryptedToken, hs256Token, unsecuredToken } from './rfc-vectors.test-support.ts';

const look = (text: string) => recognise({ text, size: text.length });

/** {"alg":"HS256"}, {"exp":32503680000}: the year 3000. */
const lasting = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjMyNTAzNjgwMDAwfQ.AAAA';

it.each([
  ['a token', hs256Token, 0.97, /^expired \d+ years ago, HS256$/],
  ['one that is valid', lasting, 0.97, /^expires in 9\d\d years, HS256$/],
  ['one without expiry', 'eyJhbGciOiJub25lIn0.e30.', 0.97, /^no expiry: it never expires, none$/],
  ['an unsecured one', unsecuredToken, 0.97, /^expired .*, none$/],
  ['an encrypted one', encryptedToken, 0.97, /^encrypted with RSA-OAEP and A256GCM$/],
  ['with its header', `Authorization: Bearer ${hs256Token}`, 0.97, /, HS256$/],
  ['in quotes, on two lines', `"${hs256Token.slice(0, 50)}\n${hs256Token.slice(50)}"`, 0.97, /, HS256$/],
  ['in a sentence', `The token is ${hs256Token}.`, 0.6, /, HS256$/],
  ['with a full stop', `${hs256Token}.`, 0.97, /, HS256$/],
  ['in copied headers', `Authorization: Bearer ${hs256Token}\nHost: example.com`, 0.6, /, HS256$/],
  ['in a cookie', `jwt=${hs256Token}; Path=/a.b; HttpOnly`, 0.6, /, HS256$/],
  ['in JSON', `{"access_token":"${hs256Token}","expires_in":3600}`, 0.6, /, HS256$/],
  ['in an address', `https://example.org/?token=${hs256Token}`, 0.6, /, HS256$/],
  ['two of them', `${hs256Token}\n${lasting}`, 0.6, /, HS256$/],
])('%s', (_, text, confidence, preview) => {
  expect(look(text)).toMatchObject({ confidence, preview: expect.stringMatching(preview), operation: 'jwt.decode' });
});

it('names the subject', () => {
  // {"alg":"HS256"}, {"sub":"auth0|42\n","exp":32503680000}
  const text = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhdXRoMHw0MlxuIiwiZXhwIjozMjUwMzY4MDAwMH0.AAAA';
  expect(look(text)?.preview).toMatch(/^subject auth0\|42, expires in 9\d\d years, HS256$/);
});

it('is copied as the JSON of its parts', () => {
  const copied = answer(
    { text: lasting, size: lasting.length },
    { confidence: 1, preview: '', screenId: 'JWTDecoder' },
  );
  expect(JSON.parse(String(copied))).toMatchObject({ header: { alg: 'HS256' }, payload: { exp: 32503680000 } });
});

it.each([
  ['nothing', ''],
  ['blanks', ' \n'],
  ['one part in Base64url', 'eyJhbGciOiJIUzI1NiJ9'],
  ['two parts', 'eyJhbGciOiJIUzI1NiJ9.e30'],
  ['a header without alg', 'eyJ0eXAiOiJKV1QifQ.e30.AAAA'],
  ['a header that is not JSON', 'eyJhbGciOiJI.e30.AAAA'],
  ['a host name', 'eyes.example.org'],
  ['a sentence', 'They are grey. Or blue. Eyes.'],
  ['a version', '1.2.3'],
  ['JSON', '{"alg":"HS256"}'],
  ['Base64', 'aGVsbG8gd29ybGQ='],
  ['lone surrogates', '\ud800.\udc00.\udfff'],
  ['brackets', '['.repeat(100_000)],
  ['many beginnings', 'ey.'.repeat(30_000)],
  ['one long word', 'e'.repeat(65_536)],
])('is nothing of this tool: %s', (_, text) => {
  expect(look(text)).toBeUndefined();
});

it('of bytes it knows nothing', () => {
  expect(recognise({ bytes: new TextEncoder().encode(hs256Token), size: 1 })).toBeUndefined();
});

it('tells a token that goes on beyond what it looks at by its header', () => {
  expect(look(`${lasting.slice(0, 21)}${'A'.repeat(100_000)}.AAAA`)).toBeUndefined();
  expect(recognise({ text: lasting, size: 1_000_000 })).toMatchObject({ preview: 'HS256' });
});
