import type { DecodedToken } from '../token/decode-token.ts';
import { explainAlgorithm } from './algorithms.ts';

/**
 * Why no key can check the signature of a token.
 * @returns undefined where a key may, or where the token's own problems say why not
 */
export function explainObstacle({
  kind,
  header,
  written,
}: Pick<DecodedToken, 'kind' | 'header' | 'written'>): string | undefined {
  if (kind === 'encrypted') {
    return 'An encrypted token has no signature: who decrypts it checks its tag.';
  }
  return written !== undefined && header.members !== undefined ? explainAlgorithm(header.members.alg) : undefined;
}
