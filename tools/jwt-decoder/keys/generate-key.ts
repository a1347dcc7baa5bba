import { base64url, exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import { fail, ok, type Result } from '#shared/result.ts';
import { type AlgorithmName, signatureAlgorithms } from '../signature/algorithms.ts';
import { explainNoCrypto } from '../signature/verify-signature.ts';

export interface GeneratedKey {
  /** The key for signing: a secret, which is also used for verifying, or the private key as PKCS #8 PEM. */
  readonly key: string;
  /** The public key as SPKI PEM; undefined for a secret. */
  readonly publicKey?: string;
}

/**
 * Generates a key for an algorithm. A secret has the length of the hash, is written in Base64url and is used as that
 * text.
 */
export async function generateKey(alg: AlgorithmName): Promise<Result<GeneratedKey>> {
  const refusal = explainNoCrypto();
  if (refusal !== undefined) {
    return fail({ code: 'key', message: refusal });
  }
  const { family, hashBits } = signatureAlgorithms[alg];
  if (family === 'HMAC') {
    return ok({ key: base64url.encode(crypto.getRandomValues(new Uint8Array(hashBits / 8))) });
  }
  try {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    return ok({ key: await exportPKCS8(privateKey), publicKey: await exportSPKI(publicKey) });
  } catch {
    return fail({
      code: 'key',
      message: `This browser does not offer ${alg}. Choose another algorithm, or update the browser.`,
    });
  }
}
