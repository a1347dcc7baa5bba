import { decodeBase64 } from '#shared/formats/text-encoding/decode-base64.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type DerKey, readDer } from './read-der.ts';
import { wrapEcPrivateKey, wrapRsaPrivateKey, wrapRsaPublicKey } from './wrap-der.ts';

const block = /-----BEGIN (?<label>[A-Z0-9 .]+)-----(?<body>[\s\S]*?)-----END \k<label>-----/gu;

/** Advice for keys that Web Cryptography cannot read, by PEM label. */
const refusals: Readonly<Record<string, string>> = {
  'DSA PRIVATE KEY': 'This is a DSA key. No algorithm of JSON web tokens uses DSA.',
  'ENCRYPTED PRIVATE KEY':
    'This private key is encrypted with a password. Decrypt it: openssl pkcs8 -in key.pem -out plain.pem',
  'OPENSSH PRIVATE KEY':
    'This is a key in OpenSSH’s own format. Convert a copy of it: ssh-keygen -p -m PKCS8 -f copy-of-key',
  'SSH2 PUBLIC KEY': 'This is a public key in the SSH2 format. Convert it: ssh-keygen -i -e -m PKCS8 -f key.pub',
  'CERTIFICATE REQUEST':
    'This is a request for a certificate, not a certificate. Take the public key out of it: openssl req -in request.pem -noout -pubkey',
  'PGP PUBLIC KEY BLOCK': 'This is a PGP key, which JSON web tokens do not use.',
  'PGP PRIVATE KEY BLOCK': 'This is a PGP key, which JSON web tokens do not use.',
};

/** Blocks that accompany a key but are not keys. */
const ignored = new Set(['EC PARAMETERS', 'DH PARAMETERS', 'RSA PSS PARAMETERS']);

interface Structure {
  readonly name: string;
  readonly structure: DerKey['structure'];
  /** Converts the content to a form that Web Cryptography reads, if it is not in one already. */
  wrap?(content: Uint8Array): Uint8Array<ArrayBuffer> | undefined;
}

const structures: Readonly<Record<string, Structure>> = {
  'RSA PUBLIC KEY': { name: 'public RSA key (PKCS #1)', structure: 'spki', wrap: wrapRsaPublicKey },
  'RSA PRIVATE KEY': { name: 'private RSA key (PKCS #1)', structure: 'pkcs8', wrap: wrapRsaPrivateKey },
  'EC PRIVATE KEY': { name: 'private key that names its curve (SEC 1)', structure: 'pkcs8', wrap: wrapEcPrivateKey },
  'PUBLIC KEY': { name: 'public key (SPKI)', structure: 'spki' },
  CERTIFICATE: { name: 'X.509 certificate', structure: 'spki' },
  'X509 CERTIFICATE': { name: 'X.509 certificate', structure: 'spki' },
  'TRUSTED CERTIFICATE': { name: 'X.509 certificate', structure: 'spki' },
  'PRIVATE KEY': { name: 'private key (PKCS #8)', structure: 'pkcs8' },
};

/** A key, and whether it was taken from a certificate. */
export interface PemKey {
  readonly key: DerKey;
  readonly isCertificate: boolean;
  /** The number of blocks with keys, of which the first is used. */
  readonly count: number;
}

/** @example looksLikePem('-----BEGIN PUBLIC KEY-----') // true */
export function looksLikePem(text: string): boolean {
  return /-----\s*BEGIN /u.test(text);
}

/**
 * Reads the first key of a PEM text (RFC 7468); text between the blocks is ignored.
 * @returns the key; fails with `not-pem` if there is no complete block, `broken-pem` if its content is damaged,
 * `unsupported-pem` if it must be converted first, with the command
 */
export function readFirstPemKey(text: string): Result<PemKey> {
  // In configurations and environment variables, line breaks are often written as \n.
  const blocks = Array.from(text.replaceAll(/\\r\\n|\\n/gu, '\n').matchAll(block), ({ groups }) => ({
    label: groups?.label ?? '',
    body: groups?.body ?? '',
  })).filter(({ label }) => !ignored.has(label));
  const [first] = blocks;
  if (first === undefined) {
    return fail({ code: 'not-pem', message: explainMissingBlock(text) });
  }
  const refusal = refusals[first.label];
  if (refusal !== undefined) {
    return fail({ code: 'unsupported-pem', message: refusal });
  }
  const expected = structures[first.label];
  if (expected === undefined) {
    return fail({
      code: 'unsupported-pem',
      message: `A PEM block “${first.label}” is not a signature key. PUBLIC KEY, CERTIFICATE and PRIVATE KEY are.`,
    });
  }
  if (/^\s*Proc-Type:[^\n]*ENCRYPTED/iu.test(first.body)) {
    return fail({
      code: 'unsupported-pem',
      message: 'This private key is encrypted with a password. Decrypt it: openssl pkey -in key.pem -out plain.pem',
    });
  }
  const content = decodeSpacedBase64(first.body);
  const bytes = content && expected.wrap !== undefined ? expected.wrap(content) : content;
  const key = bytes && readDer(bytes);
  if (key === undefined || key.structure !== expected.structure) {
    return fail({
      code: 'broken-pem',
      message: `This is damaged: between BEGIN and END there is no ${expected.name}${
        content === undefined ? ', since it is not Base64' : ''
      }. Copy all of it again.`,
    });
  }
  return ok({ key, isCertificate: expected.name === 'X.509 certificate', count: blocks.length });
}

function explainMissingBlock(text: string): string {
  if (/-----\s*BEGIN EC PARAMETERS-----/u.test(text)) {
    return 'These are the parameters of a curve without a key. The key is in a block of its own.';
  }
  if (/-----\s*BEGIN /u.test(text)) {
    return 'The PEM key is incomplete: the END line is missing, or does not match the BEGIN line.';
  }
  return 'This is not a PEM key: it has no line such as -----BEGIN PUBLIC KEY-----.';
}

/**
 * Decodes standard or URL-safe Base64, with or without padding; white space of any kind is ignored.
 * @returns undefined if it is not Base64
 */
export function decodeSpacedBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  return decodeBase64(text.replaceAll(/\s+/gu, ''));
}
