import { isAlgorithmName, signatureAlgorithms } from '../signature/algorithms.ts';

interface Facts {
  readonly hasSignature: boolean;
  readonly isDetached: boolean;
}

/**
 * Lists warnings about a signed or unsecured token, based on its header.
 * @param header the members of the header, if it could be read
 * @example warnOfHeader({ alg: 'none' }, { hasSignature: false, isDetached: false }) // ['alg is none: …']
 */
export function warnOfHeader(
  header: Readonly<Record<string, unknown>> | undefined,
  { hasSignature, isDetached }: Facts,
): string[] {
  if (header === undefined) {
    return [];
  }
  const { alg } = header;
  const warnings: string[] = [];
  const isNone = typeof alg === 'string' && alg.toLowerCase() === 'none';
  if (isNone) {
    warnings.push(
      `alg is ${alg}: the token is not signed, and anyone can have written it. A server must refuse it, unless something else protects it.`,
    );
    if (hasSignature) {
      warnings.push('It has a signature anyway, which this algorithm does not check.');
    }
  } else if (!hasSignature) {
    const detail = isAlgorithmName(alg) ? ` (${signatureAlgorithms[alg].detail})` : '';
    warnings.push(
      `The signature is empty, though alg is ${typeof alg === 'string' ? alg : 'missing'}${detail}: someone may have taken it away.`,
    );
  }
  if (isDetached) {
    warnings.push(
      'The payload is not in the token (detached, RFC 7515, appendix F), or it is empty. To verify the signature, give the payload under “Detached payload”.',
    );
  }
  if (header.b64 === false && !(Array.isArray(header.crit) && header.crit.includes('b64'))) {
    warnings.push(
      'b64 is false, but crit does not name it, as RFC 7797 asks: it is ignored, and the payload is taken as Base64url.',
    );
  }
  for (const name of ['jwk', 'jku', 'x5c', 'x5u'] as const) {
    if (header[name] !== undefined) {
      warnings.push(keySourceWarnings[name]);
    }
  }
  if (typeof header.kid === 'string' && /[/\\'";|]|\.\./u.test(header.kid)) {
    warnings.push(
      'kid has characters of a path, a query or a command: a server must look it up in a list, and never build one of them with it.',
    );
  }
  return warnings;
}

const keySourceWarnings = {
  jwk: 'The header contains its own key (jwk). A server that verifies with it accepts what anyone has signed.',
  jku: 'The header says where to fetch keys (jku). A server must only fetch from addresses that it knows; nothing is fetched here.',
  x5c: 'The header contains its own certificate (x5c). It proves nothing until its issuer is checked.',
  x5u: 'The header says where to fetch a certificate (x5u). A server must only fetch from addresses that it knows; nothing is fetched here.',
} as const;
