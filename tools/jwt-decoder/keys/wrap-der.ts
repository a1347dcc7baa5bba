import { readElements } from './read-der.ts';

const integer = 0x02;
const bitString = 0x03;
const octetString = 0x04;
const sequence = 0x30;
const parametersTag = 0xa0;

/** The algorithm identifier of RSA with its parameters, which are null (RFC 8017, appendix C). */
const rsaAlgorithm = [0x30, 13, 0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0];
/** The object identifier of elliptic-curve keys (RFC 5480, section 2.1.1). */
const ecIdentifier = [0x06, 7, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01];
const versionZero = [integer, 1, 0];

/**
 * Wraps a PKCS #1 public RSA key in a SubjectPublicKeyInfo, which Web Cryptography can read.
 * @param key an RSAPublicKey (RFC 8017, appendix A.1.1), in DER
 */
export function wrapRsaPublicKey(key: Uint8Array): Uint8Array<ArrayBuffer> {
  return element(sequence, rsaAlgorithm, element(bitString, [0], key));
}

/**
 * Wraps a PKCS #1 private RSA key in a PKCS #8 key.
 * @param key an RSAPrivateKey (RFC 8017, appendix A.1.2), in DER
 */
export function wrapRsaPrivateKey(key: Uint8Array): Uint8Array<ArrayBuffer> {
  return element(sequence, versionZero, rsaAlgorithm, element(octetString, key));
}

/**
 * Wraps a SEC 1 private key in a PKCS #8 key.
 * @param key an ECPrivateKey (RFC 5915), in DER
 * @returns undefined if the key does not name its curve, or is damaged
 */
export function wrapEcPrivateKey(key: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const curve = readElements(key)?.find(({ tag }) => tag === parametersTag);
  if (curve === undefined) {
    return undefined;
  }
  const algorithm = element(sequence, ecIdentifier, key.subarray(curve.start, curve.end));
  return element(sequence, versionZero, algorithm, element(octetString, key));
}

/** Encodes an element (X.690, section 8.1): tag, length, content. */
function element(tag: number, ...contents: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const length = contents.reduce((sum, content) => sum + content.length, 0);
  const bytes = new Uint8Array(headerLength(length) + length);
  bytes[0] = tag;
  let offset = headerLength(length);
  if (length < 0x80) {
    bytes[1] = length;
  } else {
    bytes[1] = 0x80 + offset - 2;
    for (let index = offset - 1, left = length; index > 1; index -= 1, left = Math.floor(left / 256)) {
      bytes[index] = left % 256;
    }
  }
  for (const content of contents) {
    bytes.set(content, offset);
    offset += content.length;
  }
  return bytes;
}

function headerLength(length: number): number {
  let count = 2;
  for (let left = length < 0x80 ? 0 : length; left > 0; left = Math.floor(left / 256)) {
    count += 1;
  }
  return count;
}
