import { encodedRuns } from './encoded/encoded-runs.ts';
import { unescapeSegments } from './encoded/unescape-segments.ts';
import { findSensitive } from './find-sensitive.ts';
import { type SensitiveKind, sensitiveKinds } from './kinds.ts';

/** The kind of a detected secret, as part of a sentence: "This looks like **a password**." */
export type SecretKind =
  | 'a private key'
  | 'a JSON Web Token'
  | 'an access key'
  | 'an Authorization header'
  | 'a cookie'
  | 'a password'
  | 'a token or key';

/** The number of characters examined at once; longer texts are examined in overlapping pieces. */
export const pieceLength = 8192;
/** The overlap is longer than any pattern needs to match. */
const overlap = 2048;

/** Matches the characters and the length of a secret on its own. */
const bareSecret = /^[A-Za-z0-9+/=_.~!@#$%^&*-]{16,512}$/;
/**
 * Matches texts that are as long and as mixed but are not secrets: UUIDs, dates, numbers, addresses, paths, versions.
 */
const bareOther =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[+-]?[0-9._,eE+-]+|0[xob][0-9a-f_]+|v?\d+\.\d+\.\d+\S*|\d{4}-\d\d-\d\dT.*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\S*[/.]\S*\.[a-z]{2,5}|(?:[\w-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i;
const hexadecimal = /^[0-9a-f]{32,}$/i;

const has = (text: string, pattern: RegExp) => (pattern.test(text) ? 1 : 0);

/**
 * Whether a text consists only of a password or a key. Hexadecimal checksums look like keys of the same length and
 * count as such; Base64 of readable text is not random.
 */
function isBareSecret(text: string, isDecodable: boolean): boolean {
  if (!bareSecret.test(text) || bareOther.test(text) || isDecodable) {
    return false;
  }
  if (hexadecimal.test(text)) {
    return /[a-f]/i.test(text) && /\d/.test(text);
  }
  const kinds = has(text, /[a-z]/) + has(text, /[A-Z]/) + has(text, /\d/) + has(text, /[^A-Za-z0-9]/);
  // Identifiers and slugs consist of words, numbers and separators; `Tr0ub4dor&3-horse` does not.
  const wordLength = (text.match(/[A-Z]?[a-z]{2,}|[A-Z]{2,}/g) ?? []).join('').length;
  return kinds >= 3 && /\d/.test(text) && wordLength < text.replaceAll(/[-_.]/g, '').length * 0.7;
}

/** The names of the kinds of findings, for a sentence about a whole text. */
const kindNames: Readonly<Partial<Record<SensitiveKind, SecretKind>>> = {
  'private-key': 'a private key',
  jwt: 'a JSON Web Token',
  token: 'an access key',
  auth: 'an Authorization header',
  cookie: 'a cookie',
  password: 'a password',
  secret: 'a token or key',
};

/** Kinds that are personal but give no access, or that only look random among other words. */
const harmlessKinds: ReadonlySet<SensitiveKind> = new Set(
  sensitiveKinds.map(({ id }) => id).filter((id) => kindNames[id] === undefined),
);

/**
 * Splits a text into the pieces that `findSecretInPiece` examines one by one, so that a page can render in between.
 * @example [...piecesOf('short')] // ['short']
 */
export function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start === 0 || start < text.length; start += pieceLength) {
    yield text.slice(Math.max(0, start - overlap), start + pieceLength);
  }
}

/** Finds the kind of secret in a piece of a text, in plain form or encoded; undefined if there is none. */
export function findSecretInPiece(piece: string): SecretKind | undefined {
  const [first] = findSensitive(piece, { without: harmlessKinds });
  return first && kindNames[first.kind];
}

const isEncoded = (text: string) => [...unescapeSegments(text), ...encodedRuns(text)].length > 0;

/** Determines whether a whole text is a single password or key, and of which kind; undefined if not. */
export function findBareSecret(text: string): SecretKind | undefined {
  const trimmed = text.length > 1024 ? '' : text.trim();
  return isBareSecret(trimmed, isEncoded(trimmed)) ? 'a token or key' : undefined;
}

/**
 * Detects texts that should not be stored: tokens, keys, passwords, cookies and headers with credentials, including
 * within commands, URLs, JSON, XML, forms, environments, percent-encoding and Base64. It errs on the side of finding
 * too much, and takes linear time.
 * @returns the first finding; undefined if the text looks harmless
 * @example findSecret("curl -u ada:lovelace https://example.com") // 'a password'
 * @example findSecret('{"user":"ada"}') // undefined
 */
export function findSecret(text: string): SecretKind | undefined {
  for (const piece of piecesOf(text)) {
    const kind = findSecretInPiece(piece);
    if (kind !== undefined) {
      return kind;
    }
  }
  return findBareSecret(text);
}
