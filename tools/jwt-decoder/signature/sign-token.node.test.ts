import { createHmac, createPublicKey, createVerify, verify as verifyOneShot } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateKey } from '../keys/generate-key.ts';
import { ed25519Jwk, es256Token, hmacJwk, hs256Token, p256Jwk, rsaJwk } from '../rfc-vectors.test-support.ts';
import { decodeToken } from '../token/decode-token.ts';
import { algorithmNames } from './algorithms.ts';
import { type SignRequest, signToken } from './sign-token.ts';
import { verifySignature } from './verify-signature.ts';

const secret = 'a secret of more than thirty-two bytes';

const request = (change: Partial<SignRequest>): SignRequest => ({
  header: '{"alg":"HS256"}',
  payload: '{"sub":"a"}',
  key: secret,
  format: 'detect',
  ...change,
});

async function signed(change: Partial<SignRequest>) {
  const result = await signToken(request(change));
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

async function verdictOf(token: string, key: string) {
  const decoded = decodeToken(token);
  const written = decoded.ok ? decoded.value.written : undefined;
  if (written === undefined) {
    throw new Error('This is not a token.');
  }
  const result = await verifySignature({ token: written, isUnencoded: false, key, format: 'detect' });
  return result.ok ? result.value.verdict : undefined;
}

describe('signToken', () => {
  it('makes the signature of RFC 8037, A.4', async () => {
    // The payload of the RFC is plain text; the key and the algorithm are the same, and the signature is deterministic.
    const { token } = await signed({ header: '{"alg":"EdDSA"}', key: JSON.stringify(ed25519Jwk) });
    const [header, payload, signature] = token.split('.');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: ed25519Jwk.x }, format: 'jwk' });
    const input = Buffer.from(`${header}.${payload}`);
    expect(verifyOneShot(null, input, publicKey, Buffer.from(signature ?? '', 'base64url'))).toBe(true);
  });

  it('signs with an EC key so that Node verifies it', async () => {
    const { token } = await signed({ header: '{"alg":"ES256"}', key: JSON.stringify(p256Jwk) });
    const [header, payload, signature] = token.split('.');
    const key = createPublicKey({ key: { ...p256Jwk, d: undefined } as never, format: 'jwk' });
    const check = createVerify('sha256').update(`${header}.${payload}`);
    expect(check.verify({ key, dsaEncoding: 'ieee-p1363' }, signature ?? '', 'base64url')).toBe(true);
  });

  it('keeps digits, key order and Unicode', async () => {
    const { token, warnings } = await signed({ payload: '{"b": 12345678901234567890, "a": 1.0, "名": "👋"}' });
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    expect(payload).toBe('{"b":12345678901234567890,"a":1.0,"名":"👋"}');
    expect(warnings.join()).toContain('Numbers that JavaScript changes');
  });

  it.each(algorithmNames)('makes a key for %s, signs with it and verifies', async (alg) => {
    const generated = await generateKey(alg);
    if (!generated.ok) {
      throw new Error(generated.error.message);
    }
    const { key, publicKey } = generated.value;
    const { token, warnings } = await signed({ header: JSON.stringify({ alg }), key });
    expect(warnings).toEqual([]);
    expect(await verdictOf(token, publicKey ?? key)).toBe('verified');
    expect(await verdictOf(token, key)).toBe('verified');
  });

  it('makes an unsecured token, and warns', async () => {
    const { token, warnings } = await signed({ header: '{"alg":"none"}', key: '' });
    expect(token).toBe('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.');
    expect(warnings.join()).toContain('not signed');
  });

  it.each([
    [{ header: '{"alg":}' }, 'header', 'line', 1],
    [{ header: '[]' }, 'header', 'is an array', undefined],
    [{ header: '{}' }, 'header', 'has no alg', undefined],
    [{ header: '{"alg":"HS257"}' }, 'header', 'not a known signature algorithm', undefined],
    [{ header: '{"alg":"HS256","b64":false,"crit":["b64"]}' }, 'header', 'unencoded payload', undefined],
    [{ header: '{"alg":"HS256","crit":["x"]}' }, 'header', 'cannot be signed', undefined],
    [{ payload: '{"a":\n1,}' }, 'payload', '', 2],
    [{ payload: '' }, 'payload', '', undefined],
    [{ key: '' }, 'key', 'a secret for HS256', undefined],
    [{ header: '{"alg":"RS256"}' }, 'key', 'neither a PEM key', undefined],
    [{ header: '{"alg":"RS256"}', key: JSON.stringify(rsaJwk) }, 'key', 'which cannot sign', undefined],
    [{ header: '{"alg":"RS256"}', key: JSON.stringify(p256Jwk) }, 'key', 'RS256 takes an RSA key', undefined],
    [{ header: '{"alg":"ES256"}', key: JSON.stringify({ keys: [p256Jwk] }) }, 'key', 'A set of keys', undefined],
    [{ header: '{"alg":"ES256"}', key: 'x', format: 'text' as const }, 'key', 'not with a secret', undefined],
  ])('refuses %j', async (change, code, message, line) => {
    const result = await signToken(request(change));
    expect(result.ok ? undefined : result.error.code).toBe(code);
    expect(result.ok ? '' : result.error.message).toContain(message === 'line' ? '' : message);
    expect(result.ok ? undefined : result.error.position?.line).toBe(line);
  });

  it('warns of a short secret and takes a JWK', async () => {
    expect((await signed({ key: 'short' })).warnings.join()).toContain('5 bytes');
    const mark = '\ufeff';
    const { token } = await signed({ header: `${mark}{"alg":"HS256"}`, key: mark + JSON.stringify(hmacJwk) });
    expect(await verdictOf(token, JSON.stringify(hmacJwk))).toBe('verified');
    expect(await verdictOf(hs256Token, JSON.stringify(hmacJwk))).toBe('verified');
    expect(await verdictOf(es256Token, JSON.stringify(p256Jwk))).toBe('verified');
  });

  it.each([
    ['a line break at its end', `${secret}\n`, 'detect', true],
    ['a line break of Windows', `${secret}\r\n`, 'text', true],
    ['a space before it', ` ${secret}`, 'text', true],
    ['a no-break space', `${secret}\u00a0`, 'detect', true],
    ['nothing but white space', ' '.repeat(32), 'text', true],
    ['none around it', secret, 'detect', false],
    ['some within it', `${secret} ${secret}`, 'text', false],
    ['Base64, whose white space is not part of the key', `${btoa(secret)}\n`, 'base64', false],
    ['a JWK, likewise', `${JSON.stringify(hmacJwk)}\n`, 'detect', false],
  ] as const)('warns of white space around a text secret: %s', async (_, key, format, isWarned) => {
    const { token, warnings } = await signed({ key, format });
    expect(warnings).toEqual(isWarned ? ['The secret has white space around it, which is part of the key.'] : []);
    if (format === 'text') {
      const [header, payload, signature] = token.split('.');
      expect(createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url')).toBe(signature);
    }
  });
});
