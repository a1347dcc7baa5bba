import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { KeyFormat } from '../keys/key-formats.ts';
import {
  certificate,
  certificateKey,
  ed25519Jwk,
  edDsaToken,
  es256Token,
  es512Token,
  hmacJwk,
  hs256Token,
  p256Jwk,
  p521Jwk,
  rs256Token,
  rsaJwk,
  unencodedToken,
  unsecuredToken,
} from '../rfc-vectors.test-support.ts';
import { decodeToken } from '../token/decode-token.ts';
import { type Verification, verifySignature } from './verify-signature.ts';

async function verify(
  text: string,
  key: string,
  { format = 'detect' as KeyFormat, detachedPayload = undefined as string | undefined } = {},
): Promise<Verification> {
  const decoded = decodeToken(text);
  if (!decoded.ok || decoded.value.written === undefined) {
    throw new Error('This is not a token with a signature.');
  }
  const { written, isUnencoded } = decoded.value;
  const result = await verifySignature({ token: written, isUnencoded, detachedPayload, key, format });
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

const json = (value: unknown): string => JSON.stringify(value);
const encode = (value: unknown) => Buffer.from(typeof value === 'string' ? value : json(value)).toString('base64url');

/** Creates a token signed with Node's own HMAC. */
function hmacToken(alg: 'HS256' | 'HS384' | 'HS512', secret: string | Buffer, payload: unknown = { a: 1 }): string {
  const input = `${encode({ alg })}.${encode(payload)}`;
  const signature = createHmac(`sha${alg.slice(2)}`, secret)
    .update(input)
    .digest('base64url');
  return `${input}.${signature}`;
}

describe('the vectors of the standards', () => {
  it.each([
    ['RFC 7515 A.1 HS256', hs256Token, json(hmacJwk)],
    ['RFC 7515 A.2 RS256', rs256Token, json(rsaJwk)],
    ['RFC 7515 A.3 ES256, with the private key', es256Token, json(p256Jwk)],
    ['RFC 7515 A.4 ES512', es512Token, json(p521Jwk)],
    ['RFC 8037 A.4 EdDSA', edDsaToken, json(ed25519Jwk)],
  ])('%s is verified, and not once a bit has changed', async (_, token, key) => {
    expect((await verify(token, key)).verdict).toBe('verified');
    const [header, payload = '', signature] = token.split('.');
    const changed = `${header}.${payload.startsWith('e') ? 'f' : 'e'}${payload.slice(1)}.${signature}`;
    expect((await verify(changed, key)).verdict).toBe('invalid');
  });

  it('RFC 7797 4.2, detached and not encoded', async () => {
    const key = json(hmacJwk);
    expect((await verify(unencodedToken, key, { detachedPayload: '$.02' })).verdict).toBe('verified');
    expect((await verify(unencodedToken, key, { detachedPayload: '$.03' })).verdict).toBe('invalid');
  });

  it('RFC 7515 appendix F, the payload of A.1 detached', async () => {
    const [header, payload = '', signature] = hs256Token.split('.');
    const content = Buffer.from(payload, 'base64url').toString();
    const detached = `${header}..${signature}`;
    expect((await verify(detached, json(hmacJwk), { detachedPayload: content })).verdict).toBe('verified');
    expect((await verify(detached, json(hmacJwk), { detachedPayload: '' })).verdict).toBe('invalid');
  });

  it('RFC 7515 A.5 has nothing to verify', async () => {
    const { verdict, details } = await verify(unsecuredToken, 'secret');
    expect(verdict).toBe('impossible');
    expect(details.join()).toContain('The algorithm is none');
  });
});

describe('secrets', () => {
  it.each(['HS256', 'HS384', 'HS512'] as const)('verifies %s as Node signs it', async (alg) => {
    const secret = 'Schlüssel 🔑'.repeat(8);
    expect(await verify(hmacToken(alg, secret), secret)).toEqual({ verdict: 'verified', details: [], warnings: [] });
    expect((await verify(hmacToken(alg, secret), `${secret}x`)).verdict).toBe('invalid');
  });

  it('verifies with a short secret, and warns of it', async () => {
    const { verdict, warnings } = await verify(hmacToken('HS256', 'x'), 'x');
    expect(verdict).toBe('verified');
    expect(warnings).toEqual([expect.stringContaining('The secret has 1 byte; HS256 asks for 32 or more')]);
  });

  it('takes Base64 where it is chosen, in both alphabets', async () => {
    const bytes = Buffer.from('fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0', 'hex');
    const token = hmacToken('HS256', bytes);
    for (const text of [bytes.toString('base64'), bytes.toString('base64url'), `${bytes.toString('base64')}\n`]) {
      expect((await verify(token, text, { format: 'base64' })).verdict).toBe('verified');
    }
    const wrong = await verify(token, 'a*b', { format: 'base64' });
    expect(wrong.verdict).toBe('impossible');
    expect(wrong.details.join()).toContain('character 2');
  });

  it('says how the secret was meant where that fits', async () => {
    const bytes = Buffer.alloc(32, 7);
    const base64 = await verify(hmacToken('HS256', bytes), bytes.toString('base64'));
    expect(base64).toMatchObject({
      verdict: 'invalid',
      details: [expect.stringContaining('choose “Secret (Base64)”')],
    });
    const text = 'c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U=';
    const plain = await verify(hmacToken('HS256', text), text, { format: 'base64' });
    expect(plain).toMatchObject({ verdict: 'invalid', details: [expect.stringContaining('choose “Secret (text)”')] });
    const padded = await verify(hmacToken('HS256', 'secret'), ' secret\n');
    expect(padded).toMatchObject({ verdict: 'invalid', details: [expect.stringContaining('without the white space')] });
  });

  it('tries a key set by kid, else each key that fits', async () => {
    const secrets = ['one', 'two'].map((kid) => ({ kty: 'oct', kid, k: encode(kid.repeat(20)) }));
    const input = `${encode({ alg: 'HS256', kid: 'two' })}.${encode({})}`;
    const token = `${input}.${createHmac('sha256', 'two'.repeat(20)).update(input).digest('base64url')}`;
    const byKid = await verify(token, json({ keys: secrets }));
    expect(byKid).toMatchObject({ verdict: 'verified', details: ['With a secret (kid “two”).'] });
    const renamed = secrets.map((key) => ({ ...key, kid: `${key.kid}!` }));
    const byTrying = await verify(token, json(renamed));
    expect(byTrying.verdict).toBe('verified');
    expect(byTrying.details.join(' ')).toContain(
      'no key with the kid “two” of the token: the 2 keys that fit were tried',
    );
    const misnamed = [
      { ...secrets[0], kid: 'two' },
      { ...secrets[1], kid: 'one' },
    ];
    expect((await verify(token, json({ keys: misnamed }))).verdict).toBe('invalid');
  });
});

describe('key sets', () => {
  it('finds the key in a large set', async () => {
    const others = Array.from({ length: 20 }, (_, index) => ({
      ...rsaJwk,
      kid: `other ${index}`,
      x5c: ['A'.repeat(2000)],
    }));
    const set = { keys: [...others.map((key) => ({ ...key, use: 'enc' })), p256Jwk, { ...rsaJwk, kid: 'right' }] };
    const { verdict, details } = await verify(rs256Token, json(set));
    expect(verdict).toBe('verified');
    expect(details.join(' ')).toContain('With a public RSA key (kid “right”)');
  });
});

describe('algorithm confusion', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

  it.each(['detect', 'text'] as const)(
    'a public PEM key as a secret verifies and is warned of (%s)',
    async (format) => {
      const forged = hmacToken('HS256', pem);
      const { verdict, warnings } = await verify(forged, pem, { format });
      expect(verdict).toBe('verified');
      expect(warnings.join()).toContain('algorithm confusion');
    },
  );

  it('finds the forgery whether the key ends with a line break or not', async () => {
    expect((await verify(hmacToken('HS256', pem.trim()), pem)).verdict).toBe('verified');
    expect((await verify(hmacToken('HS256', pem), pem.trim())).verdict).toBe('verified');
  });

  it('warns of a public JWK, and of a set without a secret', async () => {
    const jwk = await verify(hs256Token, json(rsaJwk));
    expect(jwk).toMatchObject({ verdict: 'invalid', details: expect.arrayContaining(['This is a public RSA key.']) });
    expect(jwk.warnings.join()).toContain('algorithm confusion');
    const set = await verify(hs256Token, json({ keys: [rsaJwk] }));
    expect(set).toMatchObject({ verdict: 'impossible', details: [expect.stringContaining('algorithm confusion')] });
  });
});

describe('keys in PEM', () => {
  const payload = encode({ sub: 'pem' });
  const pairs = {
    RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  };
  const sign = (alg: keyof typeof pairs, encoding: 'ieee-p1363' | 'der' = 'ieee-p1363') => {
    const input = `${encode({ alg })}.${payload}`;
    const signature = createSign(`sha${alg.slice(2)}`)
      .update(input)
      .sign({ key: pairs[alg].privateKey, dsaEncoding: encoding });
    return `${input}.${signature.toString('base64url')}`;
  };
  const spki = (alg: keyof typeof pairs) => pairs[alg].publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const pkcs8 = (alg: keyof typeof pairs) => pairs[alg].privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  it.each(['RS256', 'ES256', 'ES384'] as const)('verifies %s with the public and the private key', async (alg) => {
    expect(await verify(sign(alg), spki(alg))).toEqual({ verdict: 'verified', details: [], warnings: [] });
    const withPrivate = await verify(sign(alg), pkcs8(alg));
    expect(withPrivate.verdict).toBe('verified');
    expect(withPrivate.details.join()).toContain('its public half was used');
  });

  it('takes text around the key, line breaks written as \\n, and the key without its BEGIN and END lines', async () => {
    const key = spki('RS256');
    const bare = key.replaceAll(/-----.*-----|\n/g, '');
    for (const text of [`Certificate:\n${key}\nend`, json(key), key.replaceAll('\n', '\r\n'), bare]) {
      expect((await verify(sign('RS256'), text)).verdict).toBe('verified');
    }
  });

  type WrongKey = readonly [alg: keyof typeof pairs, key: () => string, reason: string];
  it.each<WrongKey>([
    ['RS256', () => spki('ES256'), 'RS256 takes an RSA key, and this is a public EC key on the curve P-256.'],
    ['ES256', () => spki('RS256'), 'ES256 takes an EC key on the curve P-256, and this is a public RSA key.'],
    ['ES256', () => spki('ES384'), 'this is a public EC key on the curve P-384. A key on that curve is for ES384.'],
    ['RS256', () => 'my secret', 'neither a PEM key'],
    ['RS256', () => spki('RS256').slice(0, 200), 'incomplete'],
    ['RS256', () => spki('RS256').replace(/\n.{64}\n/, '\n'), 'This is damaged'],
    ['RS256', () => '-----BEGIN CERTIFICATE REQUEST-----\nAA==\n-----END CERTIFICATE REQUEST-----', 'request'],
    ['RS256', () => 'ssh-rsa AAAAB3NzaC1yc2E me', 'ssh-keygen -e -m PKCS8'],
    ['RS256', () => '{"kty":"oct","k":"AAAA"}', 'RS256 takes an RSA key, and this is a secret.'],
    ['RS256', () => '{"a":1}', '"kty"'],
    ['RS256', () => '{"keys":[]}', 'no key in this set'],
    ['RS256', () => '{"keys":1}', 'no key in this set'],
    ['RS256', () => '{"kty":"RSA",\n"n":,}', 'its JSON has a mistake in line 2, column 5'],
    ['RS256', () => json({ keys: [p256Jwk] }), 'No key of this set fits RS256: it has a private EC key'],
    ['RS256', () => json({ ...rsaJwk, use: 'enc' }), '"use" is "enc"'],
    ['RS256', () => json({ ...rsaJwk, alg: 'PS256' }), 'The key is for PS256'],
    ['RS256', () => json({ ...rsaJwk, key_ops: ['encrypt'] }), '"key_ops"'],
    ['RS256', () => json({ kty: 'RSA', n: '!', e: 'AQAB' }), 'damaged'],
  ])('%s with a wrong key: case %#', async (alg, key, reason) => {
    const { verdict, details } = await verify(sign(alg), key());
    expect(verdict).toBe('impossible');
    expect(details.join(' ')).toContain(reason);
  });

  it('takes the key of an X.509 certificate, alone, in a chain, and as x5c has it', async () => {
    const input = `${encode({ alg: 'ES256' })}.${payload}`;
    const signature = createSign('sha256').update(input).sign({ key: certificateKey, dsaEncoding: 'ieee-p1363' });
    const token = `${input}.${signature.toString('base64url')}`;
    const x5c = certificate.replaceAll(/-----.*-----|\n/g, '');
    for (const key of [certificate, `${certificate}\n${certificate}`, x5c]) {
      expect((await verify(token, key)).verdict).toBe('verified');
    }
    expect((await verify(sign('ES256'), certificate)).verdict).toBe('invalid');
    const other = await verify(sign('RS256'), certificate);
    expect(other.details.join()).toContain('this is a public EC key on the curve P-256');
  });

  it.each([
    ['RS256', () => pairs.RS256.publicKey.export({ type: 'pkcs1', format: 'pem' })],
    ['RS256', () => pairs.RS256.privateKey.export({ type: 'pkcs1', format: 'pem' })],
    ['ES256', () => pairs.ES256.privateKey.export({ type: 'sec1', format: 'pem' })],
    ['ES384', () => pairs.ES384.privateKey.export({ type: 'sec1', format: 'pem' })],
  ] as const)('%s takes a key of PKCS #1 or SEC 1: case %#', async (alg, key) => {
    expect(await verify(sign(alg), key().toString())).toMatchObject({ verdict: 'verified' });
  });

  it('explains encrypted keys, and those without a curve', async () => {
    const { privateKey } = pairs.RS256;
    const cases = [
      [privateKey.export({ type: 'pkcs1', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }), 'password'],
      ['-----BEGIN EC PRIVATE KEY-----\nMAUCAQEEAA==\n-----END EC PRIVATE KEY-----', 'that names its curve'],
      ['-----BEGIN RSA PUBLIC KEY-----\n!\n-----END RSA PUBLIC KEY-----', 'since it is not Base64'],
      [privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }), 'password'],
    ] as const;
    for (const [key, reason] of cases) {
      expect((await verify(sign('RS256'), key.toString())).details.join()).toContain(reason);
    }
  });

  it('refuses a short RSA key and says why', async () => {
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const key = short.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const { verdict, details } = await verify(sign('RS256'), key);
    expect(verdict).toBe('impossible');
    expect(details.join()).toContain('1,024 bits');
  });

  it('says that a signature is in the form of OpenSSL', async () => {
    const { verdict, details } = await verify(sign('ES256', 'der'), spki('ES256'));
    expect(verdict).toBe('invalid');
    expect(details.join()).toContain('DER form');
  });

  it.each([
    [{ alg: 'ES256K' }, 'secp256k1'],
    [{ alg: 'rs256' }, 'Did you mean RS256?'],
    [{ alg: 'nOnE' }, 'get past a filter'],
    [{ alg: 1 }, 'not text'],
    [{ typ: 'JWT' }, 'has no alg'],
    [{ alg: 'RSA-OAEP' }, 'encrypts'],
    [{ alg: 'toString' }, 'not a known signature algorithm'],
    [{ alg: 'HS256', crit: ['exp2'], exp2: 1 }, '“exp2” must be understood'],
    [{ alg: 'HS256', crit: [] }, 'not a list of names'],
    [{ alg: 'HS256', crit: 'b64' }, 'not a list of names'],
  ])('explains the header %j', async (header, reason) => {
    const { verdict, details } = await verify(`${encode(header)}.${payload}.AAAA`, 'secret');
    expect(verdict).toBe('impossible');
    expect(details.join()).toContain(reason);
  });

  it('never repeats a key in what it says', async () => {
    const secrets = ['hunter2-hunter2', '{"kty":"oct","k":"hunter2!"}', '{"kty": hunter2}', '-----BEGIN hunter2'];
    for (const token of [hs256Token, rs256Token, es256Token]) {
      for (const key of secrets) {
        expect(json(await verify(token, key))).not.toContain('hunter2');
      }
    }
  });
});
