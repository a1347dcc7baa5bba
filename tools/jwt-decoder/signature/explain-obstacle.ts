import type { DecodedToken } from '../token/decode-token.ts';
import { explainAlgorithm } from './algorithms.ts';

/**
 * Explains why no key can verify the signature of a token.
 * @returns undefined if a key may, or if the problems of the token already explain why not
 */
export function explainObstacle({
  kind,
  header,
  written,
}: Pick<DecodedToken, 'kind' | 'header' | 'written'>): string | undefined {
  if (kind === 'encrypted') {
    return 'An encrypted token has no signature: whoever decrypts it checks its tag.';
  }
  return written !== undefined && header.members !== undefined ? explainAlgorithm(header.members.alg) : undefined;
}
