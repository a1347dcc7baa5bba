import type { JWK } from 'jose';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type AlgorithmName, signatureAlgorithms } from '../signature/algorithms.ts';
import { type ImportedKey, importDerToVerify, importJwkToVerify } from './import-key.ts';
import type { KeyFormat } from './key-formats.ts';
import { describeDerKey, describeJwk, explainDerMismatch, explainJwkMismatch, isPrivateJwk } from './match-key.ts';
import { type KeyMaterial, readKeyMaterial } from './read-key-material.ts';
import { decodeSpacedBase64, looksLikePem } from './read-pem.ts';
import { warnOfShortSecret } from './warn-of-short-secret.ts';

/** A key to check a signature with. */
export interface Candidate {
  readonly key: ImportedKey;
  /** The message if this key fits, unless it is the key as given. */
  readonly note?: string;
}

export interface ChosenKeys {
  /** The key as given, or the suitable keys of a set. */
  readonly candidates: readonly Candidate[];
  /** Other interpretations of the key. If one of these fits, the signature is still invalid for the key as given. */
  readonly alternatives: readonly Candidate[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

const none: ChosenKeys = { candidates: [], alternatives: [], notes: [], warnings: [] };

interface Request {
  readonly text: string;
  readonly format: KeyFormat;
  readonly alg: AlgorithmName;
  /** The `kid` of the token's header. */
  readonly kid: unknown;
}

/**
 * Chooses the keys for verifying a signature from the content of the key field.
 * @returns at least one candidate; fails with the reason why the key does not suit this algorithm, and what would
 */
export async function chooseKeys(request: Request): Promise<Result<ChosenKeys>> {
  const { text, format, alg } = request;
  const isForSecret = signatureAlgorithms[alg].family === 'HMAC';
  const material = readKeyMaterial(text, { format, isForSecret });
  if (!material.ok) {
    return material;
  }
  return isForSecret ? chooseSecret(material.value, request) : choosePublicKey(material.value, request);
}

async function choosePublicKey(material: KeyMaterial, request: Request): Promise<Result<ChosenKeys>> {
  const { alg } = request;
  switch (material.kind) {
    case 'secret':
      return fail({
        code: 'wrong-key',
        message: `${alg} takes a public key, not a secret: choose “PEM” or “JWK or JWKS”, and paste the signer’s public key.`,
      });
    case 'der': {
      const mismatch = explainDerMismatch(alg, material.key);
      const imported = mismatch === undefined ? await importDerToVerify(material.key, alg) : wrongKey(mismatch);
      const isPrivate = material.key.structure === 'pkcs8';
      return withCandidate(imported, [...material.notes, ...(isPrivate ? [privateNote] : [])]);
    }
    case 'jwk': {
      const mismatch = explainJwkMismatch(alg, material.jwk, 'verify');
      const imported = mismatch === undefined ? await importJwkToVerify(material.jwk, alg) : wrongKey(mismatch);
      return withCandidate(imported, isPrivateJwk(material.jwk) ? [privateNote] : []);
    }
    default:
      return chooseFromSet(material.keys, request);
  }
}

const privateNote = 'This is a private key: its public half was used. Verifying never needs the private one.';

function wrongKey(message: string) {
  return fail({ code: 'wrong-key', message });
}

function withCandidate(imported: Result<ImportedKey>, notes: readonly string[]): Result<ChosenKeys> {
  return imported.ok ? ok({ ...none, candidates: [{ key: imported.value }], notes }) : imported;
}

/** Chooses the key with the `kid` of the header, or else all keys that fit (RFC 7515, section 4.1.4). */
async function chooseFromSet(keys: readonly JWK[], { alg, kid }: Request): Promise<Result<ChosenKeys>> {
  const named = typeof kid === 'string' ? keys.filter((jwk) => jwk.kid === kid) : [];
  const considered = named.length > 0 ? named : keys;
  const fitting = considered.filter((jwk) => explainJwkMismatch(alg, jwk, 'verify') === undefined);
  const [first] = considered;
  if (fitting.length === 0 && first !== undefined) {
    return wrongKey(
      named.length > 0
        ? `The key of the set that the token names (kid “${String(kid)}”) does not fit: ${explainJwkMismatch(alg, first, 'verify')}`
        : `No key of this set fits ${alg}: it has ${keys.slice(0, 5).map(describeInSet).join(', ')}${keys.length > 5 ? ' …' : ''}.`,
    );
  }
  const imported = await Promise.all(fitting.map((jwk) => importJwkToVerify(jwk, alg)));
  const candidates = imported.flatMap((result, index) =>
    result.ok ? [{ key: result.value, note: `With ${describeInSet(fitting[index])}.` }] : [],
  );
  const [failure] = imported;
  if (candidates.length === 0 && failure !== undefined && !failure.ok) {
    return failure;
  }
  return ok({ ...none, candidates, notes: explainChoice(kid, named.length > 0, candidates.length) });
}

function explainChoice(kid: unknown, isNamed: boolean, count: number): string[] {
  if (isNamed) {
    return [];
  }
  const tried =
    count === 1 ? 'the only key that fits was tried' : `the ${formatNumber(count)} keys that fit were tried`;
  return typeof kid === 'string'
    ? [`The set has no key with the kid “${kid}” of the token: ${tried}.`]
    : [`The token names no key (kid): ${tried}.`];
}

function describeInSet(jwk: JWK | undefined): string {
  return jwk === undefined ? '' : `${describeJwk(jwk)}${jwk.kid === undefined ? '' : ` (kid “${jwk.kid}”)`}`;
}

async function chooseSecret(material: KeyMaterial, request: Request): Promise<Result<ChosenKeys>> {
  const { alg, text } = request;
  switch (material.kind) {
    case 'secret': {
      const isPublicKey = !material.isBase64 && looksLikePublicKey(text);
      return ok({
        candidates: [{ key: material.bytes }],
        alternatives: otherReadings(text, material),
        notes: [],
        warnings: [...(isPublicKey ? [confusion(alg)] : []), ...warnOfShortSecret(material.bytes, alg)],
      });
    }
    case 'der':
      return ok(confusedWith(text, `This is ${describeDerKey(material.key)}.`, alg));
    case 'jwk': {
      if (material.jwk.kty !== 'oct') {
        return ok(confusedWith(text, `This is ${describeJwk(material.jwk)}.`, alg));
      }
      const mismatch = explainJwkMismatch(alg, material.jwk, 'verify');
      const imported = mismatch === undefined ? await importJwkToVerify(material.jwk, alg) : wrongKey(mismatch);
      const chosen = withCandidate(imported, []);
      return chosen.ok && imported.ok && imported.value instanceof Uint8Array
        ? ok({ ...chosen.value, warnings: warnOfShortSecret(imported.value, alg) })
        : chosen;
    }
    default:
      return material.keys.some(({ kty }) => kty === 'oct')
        ? chooseFromSet(material.keys, request)
        : wrongKey(
            `${alg} takes a secret that both sides share, and this set has none. A token that says ${alg} where the server has public keys may be an attack: the public key is used as the secret (algorithm confusion).`,
          );
  }
}

function confusion(alg: AlgorithmName): string {
  return `${alg} takes a secret, and this is a public key, which is not secret: anyone who has it can sign such a token (algorithm confusion). A server must fix the algorithm, and never take it from the token.`;
}

/** Tries the bytes that such an attack uses: the text of the key as it is in a file. */
function confusedWith(text: string, what: string, alg: AlgorithmName): ChosenKeys {
  const trimmed = text.trim();
  const texts = [...new Set([text, trimmed, `${trimmed}\n`])];
  return {
    ...none,
    candidates: texts.map((bytes) => ({
      key: new TextEncoder().encode(bytes),
      note: 'With the text of the key as the secret.',
    })),
    notes: [what],
    warnings: [confusion(alg)],
  };
}

function looksLikePublicKey(text: string): boolean {
  return looksLikePem(text) || /"kty"\s*:\s*"(RSA|EC|OKP)"/u.test(text);
}

function otherReadings(text: string, { isBase64 }: { readonly isBase64: boolean }): Candidate[] {
  const encoder = new TextEncoder();
  if (isBase64) {
    return [
      {
        key: encoder.encode(text),
        note: 'It is valid with the secret taken as it is written: choose “Secret (text)”.',
      },
    ];
  }
  const alternatives: Candidate[] = [];
  const bytes = decodeSpacedBase64(text);
  if (bytes !== undefined && bytes.length > 0) {
    alternatives.push({
      key: bytes,
      note: 'It is valid with the bytes that the secret is in Base64: choose “Secret (Base64)”.',
    });
  }
  const trimmed = text.trim();
  if (trimmed !== text && trimmed !== '') {
    alternatives.push({ key: encoder.encode(trimmed), note: 'It is valid without the white space around the secret.' });
  }
  alternatives.push({
    key: encoder.encode(`${text}\n`),
    note: 'It is valid with a line break at the end of the secret.',
  });
  return alternatives;
}
