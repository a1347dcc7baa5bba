/** A signature algorithm, which uses either a shared secret or the private key of a pair. */
export interface SignatureAlgorithm {
  readonly family: 'HMAC' | 'RSA' | 'EC' | 'Ed25519';
  /** A readable description. */
  readonly detail: string;
  /** The number of bits of the hash, which is the minimum key length for HMAC. */
  readonly hashBits: number;
  /** The curve of the key (EC). */
  readonly curve?: string;
  /** The length of a signature in bytes; undefined for RSA, where it equals the length of the key. */
  readonly signatureLength?: number;
}

const hmac = (hashBits: number): SignatureAlgorithm => ({
  family: 'HMAC',
  detail: `HMAC with SHA-${hashBits}`,
  hashBits,
  signatureLength: hashBits / 8,
});
const rsa = (hashBits: number): SignatureAlgorithm => ({
  family: 'RSA',
  detail: `RSA, PKCS #1 v1.5, with SHA-${hashBits}`,
  hashBits,
});
const rsaPss = (hashBits: number): SignatureAlgorithm => ({
  family: 'RSA',
  detail: `RSA-PSS with SHA-${hashBits}`,
  hashBits,
});
const ecdsa = (curve: string, hashBits: number, signatureLength: number): SignatureAlgorithm => ({
  family: 'EC',
  detail: `ECDSA on the curve ${curve} with SHA-${hashBits}`,
  hashBits,
  curve,
  signatureLength,
});
const ed25519: SignatureAlgorithm = {
  family: 'Ed25519',
  detail: 'EdDSA on the curve Ed25519',
  hashBits: 512,
  signatureLength: 64,
};

/** The algorithms of RFC 7518, section 3.1, RFC 8037 and RFC 9864 that browsers support, in display order. */
export const signatureAlgorithms = {
  HS256: hmac(256),
  HS384: hmac(384),
  HS512: hmac(512),
  RS256: rsa(256),
  RS384: rsa(384),
  RS512: rsa(512),
  PS256: rsaPss(256),
  PS384: rsaPss(384),
  PS512: rsaPss(512),
  ES256: ecdsa('P-256', 256, 64),
  ES384: ecdsa('P-384', 384, 96),
  ES512: ecdsa('P-521', 512, 132),
  EdDSA: ed25519,
  Ed25519: ed25519,
} as const satisfies Record<string, SignatureAlgorithm>;

export type AlgorithmName = keyof typeof signatureAlgorithms;

export const algorithmNames = Object.keys(signatureAlgorithms) as AlgorithmName[];

/** Whether the `alg` of a header, which may be any JSON value, is the exact name of a supported algorithm. */
export function isAlgorithmName(name: unknown): name is AlgorithmName {
  return typeof name === 'string' && Object.hasOwn(signatureAlgorithms, name);
}

/**
 * Explains why signatures with an `alg` can be neither verified nor created here.
 * @param alg the value in the header, of any type
 * @returns undefined if the algorithm is supported
 * @example explainAlgorithm('hs256') // 'There is no algorithm hs256: names are case-sensitive. Did you mean HS256?'
 */
export function explainAlgorithm(alg: unknown): string | undefined {
  if (isAlgorithmName(alg)) {
    return undefined;
  }
  if (alg === undefined) {
    return 'The header has no alg, which every token must have: it names the algorithm of the signature.';
  }
  if (typeof alg !== 'string') {
    return 'The alg in the header is not text. It must be the name of an algorithm, such as "HS256".';
  }
  if (alg === 'none') {
    return 'The algorithm is none: this token has no signature, so there is nothing to verify. Anyone can have written it.';
  }
  if (alg.toLowerCase() === 'none') {
    return `There is no algorithm ${alg}. Attackers write “none” in such ways to get past a filter.`;
  }
  const meant = algorithmNames.find((name) => name.toLowerCase() === alg.toLowerCase());
  if (meant !== undefined) {
    return `There is no algorithm ${alg}: names are case-sensitive. Did you mean ${meant}?`;
  }
  if (alg === 'ES256K') {
    return 'ES256K signs on the curve secp256k1, which browsers do not offer (Web Cryptography has P-256, P-384 and P-521). It cannot be verified here.';
  }
  if (alg === 'Ed448') {
    return 'Ed448 is not offered by browsers, which have Ed25519 only. It cannot be verified here.';
  }
  if (/^ML-DSA/u.test(alg)) {
    return `${alg} is a post-quantum algorithm that browsers do not offer yet. It cannot be verified here.`;
  }
  if (/^(RSA|ECDH|A\d|PBES2|dir)/u.test(alg)) {
    return `${alg} encrypts; it does not sign. A token with three parts needs a signature algorithm, such as ${algorithmNames[0]}.`;
  }
  return `${alg} is not a known signature algorithm: ${algorithmNames.join(', ')}.`;
}
