import { base64url, errors, flattenedVerify } from 'jose';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { ok, type Result } from '#shared/result.ts';
import { type Candidate, chooseKeys } from '../keys/choose-keys.ts';
import type { KeyFormat } from '../keys/key-formats.ts';
import { decodeBase64url } from '../token/decode-base64url.ts';
import { decodePart } from '../token/decode-part.ts';
import type { WrittenToken } from '../token/decode-token.ts';
import { type AlgorithmName, explainAlgorithm, isAlgorithmName, signatureAlgorithms } from './algorithms.ts';

export interface VerifyRequest {
  readonly token: WrittenToken;
  readonly isUnencoded: boolean;
  /** The payload if it is not in the token; undefined otherwise. */
  readonly detachedPayload?: string | undefined;
  /** A non-empty text. */
  readonly key: string;
  readonly format: KeyFormat;
}

export interface Verification {
  /** `impossible` means that the signature could not be checked, so nothing is known about it. */
  readonly verdict: 'verified' | 'invalid' | 'impossible';
  /** The reason, the key used, and what to do. */
  readonly details: readonly string[];
  readonly warnings: readonly string[];
}

function impossible(reason: string): Result<Verification> {
  return ok({ verdict: 'impossible', details: [reason], warnings: [] });
}

/** @returns the reason why signatures can be neither verified nor created on this page; undefined if they can */
export function explainNoCrypto(): string | undefined {
  // The type says that it always exists, but it does not on pages loaded over http.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle === undefined
    ? 'Browsers offer cryptography only on pages that came over https, or from localhost. Open this page that way, or use the desktop app.'
    : undefined;
}

/**
 * Checks the signature of a token with the content of the key field. The algorithm is that of the header.
 * @returns a verdict for any input: a bad key is not a failure of this function
 */
export async function verifySignature(request: VerifyRequest): Promise<Result<Verification>> {
  const { token } = request;
  const header = decodePart(token.header).members;
  if (header === undefined) {
    return impossible('The header cannot be read: it names the algorithm.');
  }
  const { alg, kid, crit } = header;
  const refusal =
    (isAlgorithmName(alg) ? undefined : explainAlgorithm(alg)) ?? explainNoCrypto() ?? explainCritical(crit);
  if (refusal !== undefined || !isAlgorithmName(alg)) {
    return impossible(refusal ?? '');
  }
  if (token.signature === '') {
    return impossible(`The token has no signature to verify, though its algorithm is ${alg}.`);
  }
  const signature = decodeBase64url(token.signature);
  if (
    signature.bytes === undefined ||
    (signature.problem !== undefined && signature.problem.code !== 'not-canonical')
  ) {
    return impossible('The signature cannot be read: it is not Base64url.');
  }
  const chosen = await chooseKeys({ text: request.key, format: request.format, alg, kid });
  if (!chosen.ok) {
    return impossible(chosen.error.message);
  }
  const { candidates, alternatives, notes, warnings } = chosen.value;
  const check = (candidate: Candidate) => isValid(request, alg, candidate);
  const fitting = await findAsync(candidates, check);
  if (typeof fitting === 'string') {
    return impossible(fitting);
  }
  if (fitting !== undefined) {
    return ok({
      verdict: 'verified',
      details: [...notes, ...(fitting.note === undefined ? [] : [fitting.note])],
      warnings,
    });
  }
  const meant = await findAsync(alternatives, check);
  const hints =
    typeof meant === 'object' && meant.note !== undefined ? [meant.note] : explainLength(signature.bytes, alg);
  return ok({ verdict: 'invalid', details: [...notes, ...hints], warnings });
}

/** A critical header member that is not understood makes a token invalid (RFC 7515, section 4.1.11). */
function explainCritical(crit: unknown): string | undefined {
  if (crit === undefined) {
    return undefined;
  }
  if (!Array.isArray(crit) || crit.length === 0 || !crit.every((name) => typeof name === 'string')) {
    return 'The crit of the header is not a list of names, as RFC 7515 asks: the token must be refused.';
  }
  const unknown = crit.filter((name) => name !== 'b64');
  return unknown.length === 0
    ? undefined
    : `The header says that “${unknown.join('”, “')}” must be understood (crit), which is not known here: so the token cannot be verified.`;
}

/** @returns the first candidate for which the signature is valid, or the reason why none can be tried */
async function findAsync(
  candidates: readonly Candidate[],
  check: (candidate: Candidate) => Promise<boolean | string>,
): Promise<Candidate | string | undefined> {
  for (const candidate of candidates) {
    const outcome = await check(candidate);
    if (typeof outcome === 'string') {
      return outcome;
    }
    if (outcome) {
      return candidate;
    }
  }
  return undefined;
}

/** @returns whether the signature is valid, or why this cannot be determined */
async function isValid(request: VerifyRequest, alg: AlgorithmName, { key }: Candidate): Promise<boolean | string> {
  const { token, isUnencoded, detachedPayload } = request;
  const encoder = new TextEncoder();
  const payload = isUnencoded
    ? encoder.encode(detachedPayload ?? token.payload)
    : detachedPayload === undefined
      ? token.payload
      : base64url.encode(encoder.encode(detachedPayload));
  try {
    await flattenedVerify({ protected: token.header, payload, signature: token.signature }, key, { algorithms: [alg] });
    return true;
  } catch (thrown) {
    if (thrown instanceof errors.JWSSignatureVerificationFailed) {
      return false;
    }
    if (thrown instanceof errors.JWSInvalid) {
      return `The token cannot be verified: ${thrown.message}.`;
    }
    if (thrown instanceof DOMException && thrown.name === 'NotSupportedError') {
      return `This browser does not offer ${alg}. A newer one does.`;
    }
    return `The key cannot be used for ${alg}.`;
  }
}

/** Explains an invalid signature: one of the wrong length cannot be valid for any key. */
function explainLength(signature: Uint8Array, alg: AlgorithmName): string[] {
  const { family, signatureLength } = { signatureLength: undefined, ...signatureAlgorithms[alg] };
  if (signatureLength === undefined || signature.length === signatureLength) {
    return ['The token was signed with another key, or was changed after it was signed.'];
  }
  const isDer = family === 'EC' && signature[0] === 0x30;
  return [
    `A signature of ${alg} has ${formatNumber(signatureLength)} bytes, and this one has ${formatNumber(signature.length)}.${
      isDer
        ? ' It seems to be in the DER form, as OpenSSL writes it: a token has the numbers R and S one after the other (RFC 7518, section 3.4).'
        : ''
    }`,
  ];
}
