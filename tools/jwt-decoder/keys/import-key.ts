import { base64url, exportJWK, importJWK, importPKCS8, importSPKI, type JWK } from 'jose';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { AlgorithmName } from '../signature/algorithms.ts';
import { publicJwk } from './match-key.ts';
import type { DerKey } from './read-der.ts';

/** Shorter RSA keys are rejected (RFC 7518, section 3.3). */
const minimumRsaBits = 2048;

export type ImportedKey = CryptoKey | Uint8Array;

/** @returns the key in a DER structure for verifying; for a private key, its public half */
export async function importDerToVerify(key: DerKey, alg: AlgorithmName): Promise<Result<ImportedKey>> {
  return attempt(alg, async () => {
    if (key.structure === 'spki') {
      return importSPKI(pem('PUBLIC KEY', key.der), alg);
    }
    const privateKey = await importPKCS8(pem('PRIVATE KEY', key.der), alg, { extractable: true });
    return importJWK(publicJwk(await exportJWK(privateKey)), alg);
  });
}

/**
 * @param key a private key; a public one fails with `broken-key`
 * @returns the key; fails with `broken-key`, `unsupported` (by the browser) or `short-rsa-key`
 */
export async function importDerToSign(key: DerKey, alg: AlgorithmName): Promise<Result<ImportedKey>> {
  return attempt(alg, () => importPKCS8(pem('PRIVATE KEY', key.der), alg));
}

/** @returns the key in a JWK for verifying: a secret as it is, or the public half of a pair */
export async function importJwkToVerify(jwk: JWK, alg: AlgorithmName): Promise<Result<ImportedKey>> {
  return attempt(alg, () => importJWK(jwk.kty === 'oct' ? jwk : publicJwk(jwk), alg));
}

/**
 * Imports a secret or a private key, ignoring the restrictions on its use, which are checked before.
 * @returns the key; fails like `importDerToSign`
 */
export async function importJwkToSign(jwk: JWK, alg: AlgorithmName): Promise<Result<ImportedKey>> {
  const { key_ops: _operations, use: _use, alg: _alg, ...plain } = jwk;
  return attempt(alg, () => importJWK(plain as JWK, alg));
}

const brokenKey = { code: 'broken-key', message: 'The key cannot be read: it is damaged, or a part of it is missing.' };

async function attempt(alg: AlgorithmName, importIt: () => Promise<ImportedKey>): Promise<Result<ImportedKey>> {
  let key: ImportedKey;
  try {
    key = await importIt();
  } catch (thrown) {
    // Only the type of the error is examined, since its message may quote the key.
    const isUnsupported = thrown instanceof DOMException && thrown.name === 'NotSupportedError';
    return fail(
      isUnsupported
        ? { code: 'unsupported', message: `This browser does not offer ${alg}. A newer one does.` }
        : brokenKey,
    );
  }
  const bits = key instanceof Uint8Array ? undefined : rsaBits(key);
  if (bits === 0) {
    return fail(brokenKey);
  }
  return bits !== undefined && bits < minimumRsaBits
    ? fail({
        code: 'short-rsa-key',
        message: `This RSA key has ${formatNumber(bits)} bits. ${alg} asks for ${formatNumber(minimumRsaBits)} or more (RFC 7518, section 3.3), since shorter keys can be broken; so it is refused.`,
      })
    : ok(key);
}

function rsaBits({ algorithm }: CryptoKey): number | undefined {
  return 'modulusLength' in algorithm && typeof algorithm.modulusLength === 'number'
    ? algorithm.modulusLength
    : undefined;
}

function pem(label: string, der: Uint8Array): string {
  const base64 = base64url.encode(der).replaceAll('-', '+').replaceAll('_', '/');
  const padding = '='.repeat((4 - (base64.length % 4)) % 4);
  return `-----BEGIN ${label}-----\n${base64}${padding}\n-----END ${label}-----`;
}
