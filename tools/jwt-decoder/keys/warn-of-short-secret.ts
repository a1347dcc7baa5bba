import { countOf } from '#shared/formats/words/count-of.ts';
import { type AlgorithmName, signatureAlgorithms } from '../signature/algorithms.ts';

/**
 * Warns of a secret that is shorter than the hash of its algorithm (RFC 7518, section 3.2).
 * @returns one warning, or none if the secret is long enough
 * @example warnOfShortSecret(new Uint8Array(1), 'HS256') // ['The secret has 1 byte; HS256 asks for 32 or more …']
 */
export function warnOfShortSecret({ length }: Uint8Array, alg: AlgorithmName): string[] {
  const needed = signatureAlgorithms[alg].hashBits / 8;
  return length < needed
    ? [
        `The secret has ${countOf(length, 'byte')}; ${alg} asks for ${needed} or more (RFC 7518, section 3.2). A short one can be guessed by trying.`,
      ]
    : [];
}
