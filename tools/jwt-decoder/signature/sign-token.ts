import { base64url, type CompactJWSHeaderParameters, FlattenedSign } from 'jose';
import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { withoutMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type ImportedKey, importDerToSign, importJwkToSign } from '../keys/import-key.ts';
import type { KeyFormat } from '../keys/key-formats.ts';
import {
  describeDerKey,
  describeJwk,
  explainDerMismatch,
  explainJwkMismatch,
  isPrivateJwk,
} from '../keys/match-key.ts';
import { type KeyMaterial, readKeyMaterial } from '../keys/read-key-material.ts';
import { warnOfShortSecret } from '../keys/warn-of-short-secret.ts';
import { type PartProblem, readTypedObject } from '../token/decode-part.ts';
import { type AlgorithmName, explainAlgorithm, isAlgorithmName, signatureAlgorithms } from './algorithms.ts';
import { explainNoCrypto } from './verify-signature.ts';

export interface SignRequest {
  /** The JSON as entered. */
  readonly header: string;
  readonly payload: string;
  /** Empty if the algorithm is none. */
  readonly key: string;
  readonly format: KeyFormat;
}

export interface SignedToken {
  readonly token: string;
  readonly warnings: readonly string[];
}

/** The maximum length of a header or payload that is written. */
const maximumLength = 64_000_000;

/**
 * Signs a token with the algorithm that its header names; the payload keeps its digits and the order of its keys.
 * @returns the token; fails with `header` or `payload` and the position in it, or with `key` and the problem with it
 */
export async function signToken({ header, payload, key, format }: SignRequest): Promise<Result<SignedToken>> {
  const typedHeader = readTypedObject(header);
  if (typedHeader.members === undefined) {
    return refuse('header', typedHeader.problem);
  }
  const typedPayload = readTypedObject(payload);
  if (typedPayload.members === undefined) {
    return refuse('payload', typedPayload.problem);
  }
  const { alg } = typedHeader.members;
  if (typedHeader.members.b64 === false) {
    return fail({
      code: 'header',
      message: 'A token with an unencoded payload (b64: false) cannot be signed here.',
    });
  }
  const warnings = [...typedHeader.warnings, ...typedPayload.warnings];
  const payloadBytes = minify(payload);
  if (alg === 'none') {
    const token = `${base64url.encode(minify(header))}.${base64url.encode(payloadBytes)}.`;
    return ok({ token, warnings: ['alg is none: this token is not signed, and anyone can change it.', ...warnings] });
  }
  if (!isAlgorithmName(alg)) {
    return fail({ code: 'header', message: explainAlgorithm(alg) ?? '' });
  }
  const refusal = explainNoCrypto();
  if (refusal !== undefined) {
    return fail({ code: 'key', message: refusal });
  }
  if (key === '') {
    return fail({ code: 'key', message: `Type or paste ${wantedKey(alg)} under “Key”, or generate one.` });
  }
  const chosen = await chooseSigningKey(key, format, alg);
  if (!chosen.ok) {
    return chosen;
  }
  const { signingKey, isText } = chosen.value;
  try {
    const jws = await new FlattenedSign(payloadBytes)
      .setProtectedHeader(JSON.parse(withoutMark(header)) as CompactJWSHeaderParameters)
      .sign(signingKey);
    return ok({
      token: `${jws.protected}.${jws.payload}.${jws.signature}`,
      warnings: [
        ...(isText ? warnOfSpaceAround(key) : []),
        ...(signingKey instanceof Uint8Array ? warnOfShortSecret(signingKey, alg) : []),
        ...warnings,
      ],
    });
  } catch (thrown) {
    // jose's messages describe the problem with the header, and never quote the key.
    const reason = thrown instanceof Error && 'code' in thrown ? ` ${thrown.message}.` : '';
    return fail({ code: 'header', message: `The token cannot be signed this way.${reason}` });
  }
}

function refuse(code: 'header' | 'payload', problem: PartProblem | undefined): Result<never> {
  const { message = 'it is empty', reason, position } = problem ?? {};
  return fail({
    code,
    message: reason ?? `The ${code} must be a JSON object: ${message}.`,
    ...(position && { position }),
  });
}

/** @param text a valid JSON text */
function minify(text: string): Uint8Array {
  const encoded = encodeJsonText(text);
  const parsed = encoded.ok ? parseJson(encoded.value) : encoded;
  const written = parsed.ok ? writeJson(parsed.value.document, { maximumLength }) : parsed;
  if (!written.ok) {
    throw new RangeError(written.error.message);
  }
  return written.value.bytes;
}

function wantedKey(alg: AlgorithmName): string {
  return signatureAlgorithms[alg].family === 'HMAC'
    ? `a secret for ${alg}`
    : `the private key for ${alg} (PKCS #8 PEM or JWK)`;
}

function badKey(message: string): Result<never> {
  return fail({ code: 'key', message });
}

/** Warns of the line break at the end of a secret that was pasted or dropped as a file, and the like. */
function warnOfSpaceAround(secret: string): string[] {
  return secret.trim() === secret ? [] : ['The secret has white space around it, which is part of the key.'];
}

interface ChosenKey {
  readonly signingKey: ImportedKey;
  /** Whether the key is a secret as it is typed, not one in Base64 or a JWK. */
  readonly isText: boolean;
}

async function chooseSigningKey(text: string, format: KeyFormat, alg: AlgorithmName): Promise<Result<ChosenKey>> {
  const isForSecret = signatureAlgorithms[alg].family === 'HMAC';
  const read = readKeyMaterial(text, { format, isForSecret });
  if (!read.ok) {
    return badKey(read.error.message);
  }
  const material = read.value;
  const mismatch = explainSigningMismatch(material, alg, isForSecret);
  if (mismatch !== undefined) {
    return badKey(mismatch);
  }
  const imported = await importToSign(material, alg);
  return imported.ok
    ? ok({ signingKey: imported.value, isText: material.kind === 'secret' && !material.isBase64 })
    : badKey(imported.error.message);
}

function explainSigningMismatch(material: KeyMaterial, alg: AlgorithmName, isForSecret: boolean): string | undefined {
  switch (material.kind) {
    case 'secret':
      return isForSecret ? undefined : `${alg} signs with a private key, not with a secret: PKCS #8 PEM or JWK.`;
    case 'der':
      if (isForSecret) {
        return `${alg} signs with a secret, and this is ${describeDerKey(material.key)}. To sign with its text anyway, choose “Secret (text)”.`;
      }
      return (
        explainDerMismatch(alg, material.key) ??
        (material.key.structure === 'spki'
          ? 'A public key cannot sign: it only verifies. Paste the private key.'
          : undefined)
      );
    case 'jwk':
      return (
        explainJwkMismatch(alg, material.jwk, 'sign') ??
        (isForSecret || isPrivateJwk(material.jwk)
          ? undefined
          : `This is ${describeJwk(material.jwk)}, which cannot sign: paste the private one, which has a "d".`)
      );
    default:
      return 'A set of keys cannot sign: paste the one key to sign with.';
  }
}

async function importToSign(material: KeyMaterial, alg: AlgorithmName): Promise<Result<ImportedKey>> {
  switch (material.kind) {
    case 'secret':
      return ok(material.bytes);
    case 'der':
      return importDerToSign(material.key, alg);
    case 'jwk':
      return importJwkToSign(material.jwk, alg);
    default:
      return badKey('A set of keys cannot sign.');
  }
}
