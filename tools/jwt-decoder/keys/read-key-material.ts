import type { JWK } from 'jose';
import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { describePlace } from '#shared/formats/words/describe-place.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { KeyFormat } from './key-formats.ts';
import { type DerKey, readDer } from './read-der.ts';
import { decodeSpacedBase64, looksLikePem, readFirstPemKey } from './read-pem.ts';

/** The content of a key field. It is never stored, and no message repeats any of it. */
export type KeyMaterial =
  | { readonly kind: 'secret'; readonly bytes: Uint8Array<ArrayBuffer>; readonly isBase64: boolean }
  | { readonly kind: 'der'; readonly key: DerKey; readonly isCertificate: boolean; readonly notes: readonly string[] }
  | { readonly kind: 'jwk'; readonly jwk: JWK }
  | { readonly kind: 'jwks'; readonly keys: readonly JWK[] };

interface Options {
  readonly format: KeyFormat;
  /** Whether the algorithm uses a secret (HS256 …), so that text that is neither PEM nor a JWK is read as one. */
  readonly isForSecret: boolean;
}

/**
 * Reads the content of a key field.
 * @param text a non-empty text
 * @returns the key; fails with a message that says what the text is instead and what to do about it
 * @example readKeyMaterial('my secret', { format: 'detect', isForSecret: true }) // ok({ kind: 'secret', … })
 */
export function readKeyMaterial(text: string, { format, isForSecret }: Options): Result<KeyMaterial> {
  switch (format) {
    case 'text':
      return ok({ kind: 'secret', bytes: new TextEncoder().encode(text), isBase64: false });
    case 'base64':
      return readBase64Secret(text);
    case 'pem':
      return readPemKey(text);
    case 'jwk':
      return readJwk(text);
    default:
      return detect(text, isForSecret);
  }
}

function detect(text: string, isForSecret: boolean): Result<KeyMaterial> {
  if (looksLikePem(text)) {
    return readPemKey(text);
  }
  if (/^\s*[{[]/u.test(text) && text.includes('"kty"')) {
    return readJwk(text);
  }
  if (isForSecret) {
    return ok({ kind: 'secret', bytes: new TextEncoder().encode(text), isBase64: false });
  }
  const ssh = /^\s*(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+) /u.test(text);
  if (ssh) {
    return fail({
      code: 'ssh-key',
      message: 'This is a public key of OpenSSH. Convert it: ssh-keygen -e -m PKCS8 -f key.pub',
    });
  }
  // Some servers provide their public key, or the x5c of a JWK, without the BEGIN and END lines.
  const bytes = decodeSpacedBase64(text);
  const key = bytes && readDer(bytes);
  if (key !== undefined) {
    return ok({
      kind: 'der',
      key,
      isCertificate: false,
      notes: ['It is taken as a PEM key without its BEGIN and END lines.'],
    });
  }
  return /^\s*[{[]/u.test(text)
    ? readJwk(text)
    : fail({ code: 'no-key', message: 'This is neither a PEM key (-----BEGIN …) nor a JSON web key ({"kty": …}).' });
}

function readBase64Secret(text: string): Result<KeyMaterial> {
  const bytes = decodeSpacedBase64(text);
  if (bytes === undefined || bytes.length === 0) {
    const foreign = text.search(/[^\w\s+/=-]/u);
    return fail({
      code: 'not-base64',
      message:
        foreign === -1
          ? 'The secret is not Base64: a character is missing or too many at its end. If it is a plain text, choose “Secret (text)”.'
          : `The secret is not Base64: character ${formatNumber(foreign + 1)} cannot be in it. If it is a plain text, choose “Secret (text)”.`,
    });
  }
  return ok({ kind: 'secret', bytes, isBase64: true });
}

function readPemKey(text: string): Result<KeyMaterial> {
  const pem = readFirstPemKey(text);
  if (!pem.ok) {
    return pem;
  }
  const { key, isCertificate, count } = pem.value;
  const notes = count > 1 ? [`There are ${formatNumber(count)} PEM blocks: the first is taken.`] : [];
  return ok({ kind: 'der', key, isCertificate, notes });
}

/** Reads a JWK, a JWK set (RFC 7517), or just the array of a set. */
function readJwk(text: string): Result<KeyMaterial> {
  const encoded = encodeJsonText(text);
  const valid = encoded.ok ? parseJson(encoded.value) : encoded;
  if (!encoded.ok || !valid.ok) {
    // The message must not repeat parts of the key, so it only states the position.
    const place = (valid.ok ? undefined : valid.error.position) ?? { line: 1, column: 1 };
    return fail({
      code: 'not-jwk',
      message: `This is not a JSON web key: its JSON has a mistake in ${describePlace(place)}.`,
    });
  }
  const parsed: unknown = JSON.parse(new TextDecoder().decode(encoded.value));
  if (isJwk(parsed)) {
    return ok({ kind: 'jwk', jwk: parsed });
  }
  const list = Array.isArray(parsed) ? parsed : keysOf(parsed);
  if (list === undefined) {
    return fail({
      code: 'not-jwk',
      message: 'This JSON is not a key: a JSON web key has a "kty", a set of them has "keys".',
    });
  }
  const keys = Array.isArray(list) ? list.filter(isJwk) : [];
  return keys.length === 0
    ? fail({
        code: 'empty-jwks',
        message: 'There is no key in this set: "keys" must be an array of objects with a "kty".',
      })
    : ok({ kind: 'jwks', keys });
}

function keysOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'keys' in value ? value.keys : undefined;
}

function isJwk(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value && typeof value.kty === 'string';
}
