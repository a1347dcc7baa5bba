import { hmac } from '@noble/hashes/hmac.js';
import { sha512_256 } from '@noble/hashes/sha2.js';
import * as wasm from 'hash-wasm';
import type { AlgorithmName } from './algorithms.ts';

/** Hashes bytes piece by piece. */
export interface Hasher {
  update(bytes: Uint8Array): void;
  /** Returns the checksum of all pieces; no more pieces can be added. */
  digest(): Uint8Array;
}

const creators = {
  MD5: wasm.createMD5,
  'SHA-1': wasm.createSHA1,
  'SHA-224': wasm.createSHA224,
  'SHA-256': wasm.createSHA256,
  'SHA-384': wasm.createSHA384,
  'SHA-512': wasm.createSHA512,
  'SHA3-224': () => wasm.createSHA3(224),
  'SHA3-256': () => wasm.createSHA3(256),
  'SHA3-384': () => wasm.createSHA3(384),
  'SHA3-512': () => wasm.createSHA3(512),
  BLAKE2b: () => wasm.createBLAKE2b(512),
  BLAKE3: () => wasm.createBLAKE3(),
  CRC32: () => wasm.createCRC32(),
} as const satisfies Record<Exclude<AlgorithmName, 'SHA-512/256'>, () => Promise<wasm.IHasher>>;

/**
 * Starts a checksum: MD5 of RFC 1321, SHA-1 and SHA-2 of FIPS 180-4, SHA-3 of FIPS 202, BLAKE2b of RFC 7693, BLAKE3 and
 * CRC32 as in zip files.
 * @param key the key of an HMAC (RFC 2104), of any length; undefined for a plain checksum
 * @example const hasher = await createHasher('SHA-256'); hasher.update(bytes); hasher.digest()
 */
export async function createHasher(name: AlgorithmName, key?: Uint8Array): Promise<Hasher> {
  if (name === 'SHA-512/256') {
    return key === undefined ? sha512_256.create() : hmac.create(sha512_256, key);
  }
  const hasher = await (key === undefined ? creators[name]() : wasm.createHMAC(creators[name](), key));
  hasher.init();
  return { update: (bytes) => void hasher.update(bytes), digest: () => hasher.digest('binary') };
}
