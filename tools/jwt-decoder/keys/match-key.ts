import type { JWK } from 'jose';
import { type AlgorithmName, signatureAlgorithms } from '../signature/algorithms.ts';
import type { DerKey, DerKeyType } from './read-der.ts';

/** The private members of a JWK (RFC 7518, section 6; RFC 8037). */
const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth'] as const;

/** Whether a JWK contains the private half of a pair. A secret (`oct`), whose member is `k`, never does. */
export function isPrivateJwk(jwk: JWK): boolean {
  return jwk.d !== undefined;
}

/** @returns the key without its secret members and without restrictions on its use, which are checked before */
export function publicJwk(jwk: JWK): JWK {
  const rest: Record<string, unknown> = { ...jwk };
  for (const name of [...privateMembers, 'key_ops', 'use', 'alg', 'ext']) {
    delete rest[name];
  }
  return rest as JWK;
}

/** @example describeDerKey({ structure: 'spki', type: { family: 'RSA' }, der }) // 'a public RSA key' */
export function describeDerKey({ structure, type }: DerKey): string {
  const half = structure === 'spki' ? 'public' : 'private';
  switch (type.family) {
    case 'EC':
      return `a ${half} EC key on the curve ${type.curve}`;
    case 'RSA-PSS':
      return `a ${half} RSA key that is marked for RSA-PSS only`;
    case 'unknown':
      return `a ${half} key of an unknown kind (${type.oid})`;
    case 'RSA':
    case 'DSA':
      return `a ${half} ${type.family} key`;
    default:
      return `a ${half} key on the curve ${type.family}`;
  }
}

/** @example describeJwk({ kty: 'EC', crv: 'P-256' }) // 'a public EC key on the curve P-256' */
export function describeJwk(jwk: JWK): string {
  const half = isPrivateJwk(jwk) ? 'private' : 'public';
  switch (jwk.kty) {
    case 'oct':
      return 'a secret';
    case 'RSA':
      return `a ${half} RSA key`;
    case 'EC':
      return `a ${half} EC key on the curve ${jwk.crv ?? 'unknown'}`;
    case 'OKP':
      return `a ${half} key on the curve ${jwk.crv ?? 'unknown'}`;
    default:
      return `a key of the type ${jwk.kty ?? 'unknown'}`;
  }
}

function wantedKey(alg: AlgorithmName): string {
  const { family, curve } = { curve: undefined, ...signatureAlgorithms[alg] };
  switch (family) {
    case 'HMAC':
      return 'a secret that both sides share';
    case 'RSA':
      return 'an RSA key';
    case 'EC':
      return `an EC key on the curve ${curve}`;
    default:
      return 'a key on the curve Ed25519';
  }
}

function mismatch(alg: AlgorithmName, found: string, more = ''): string {
  return `${alg} takes ${wantedKey(alg)}, and this is ${found}.${more}`;
}

/**
 * @param alg an algorithm other than HMAC
 * @returns the reason why the key does not fit the algorithm; undefined if it does
 */
export function explainDerMismatch(alg: AlgorithmName, key: DerKey): string | undefined {
  const { family, curve } = { curve: undefined, ...signatureAlgorithms[alg] };
  const { type } = key;
  if (type.family === 'RSA-PSS') {
    return family === 'RSA'
      ? 'This RSA key is marked for RSA-PSS only (id-RSASSA-PSS), which browsers do not read. Give it as a plain RSA key, or as a JWK.'
      : mismatch(alg, describeDerKey(key));
  }
  const fits = type.family === family && (type.family !== 'EC' || type.curve === curve);
  return fits ? undefined : mismatch(alg, describeDerKey(key), curveHint(alg, type));
}

function curveHint(alg: AlgorithmName, type: DerKeyType): string {
  const fitting = Object.entries(signatureAlgorithms).find(
    ([, entry]) => type.family === 'EC' && 'curve' in entry && entry.curve === type.curve,
  );
  return signatureAlgorithms[alg].family === 'EC' && fitting ? ` A key on that curve is for ${fitting[0]}.` : '';
}

/**
 * @param operation the operation to use the key for
 * @returns the reason why the key does not fit the algorithm or must not be used for the operation; undefined if it
 * fits
 */
export function explainJwkMismatch(alg: AlgorithmName, jwk: JWK, operation: 'verify' | 'sign'): string | undefined {
  const { family, curve } = { curve: undefined, ...signatureAlgorithms[alg] };
  const fits = {
    HMAC: jwk.kty === 'oct',
    RSA: jwk.kty === 'RSA',
    EC: jwk.kty === 'EC' && jwk.crv === curve,
    Ed25519: jwk.kty === 'OKP' && jwk.crv === 'Ed25519',
  }[family];
  if (!fits) {
    return mismatch(alg, describeJwk(jwk));
  }
  const isSameCurve = family === 'Ed25519' && (jwk.alg === 'EdDSA' || jwk.alg === 'Ed25519');
  if (jwk.alg !== undefined && jwk.alg !== alg && !isSameCurve) {
    return `The key is for ${jwk.alg} (its "alg"), and the header says ${alg}. A key is used with one algorithm only.`;
  }
  if (jwk.use !== undefined && jwk.use !== 'sig') {
    return `The key is for another use: its "use" is "${jwk.use}", and must be "sig" for signatures.`;
  }
  const operations: unknown = jwk.key_ops;
  // A private key can also verify, by means of its public half.
  const isAllowed =
    !Array.isArray(operations) ||
    operations.includes(operation) ||
    (operation === 'verify' && operations.includes('sign'));
  return isAllowed ? undefined : `The key does not allow that: its "key_ops" do not include "${operation}".`;
}
