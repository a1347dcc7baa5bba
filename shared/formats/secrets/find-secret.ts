import { encodedRuns } from './encoded/encoded-runs.ts';
import { unescapeSegments } from './encoded/unescape-segments.ts';
import { findSensitive } from './find-sensitive.ts';
import { type SensitiveKind, sensitiveKinds } from './kinds.ts';

/** What gives a secret away, as the word of a sentence: "This looks like **a password**." */
export type SecretKind =
  | 'a private key'
  | 'a JSON Web Token'
  | 'an access key'
  | 'an Authorization header'
  | 'a cookie'
  | 'a password'
  | 'a token or key';

/** Characters of a text that are judged in one go; a longer one in pieces that overlap. */
export const pieceLength = 8192;
/** More than what any pattern needs to be found. */
const overlap = 2048;

/** A secret by itself: of these characters, and of no words. */
const bareSecret = /^[A-Za-z0-9+/=_.~!@#$%^&*-]{16,512}$/;
/** What is as long and as mixed, and no secret: UUIDs, dates, numbers, addresses, paths, versions. */
const bareOther =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[+-]?[0-9._,eE+-]+|0[xob][0-9a-f_]+|v?\d+\.\d+\.\d+\S*|\d{4}-\d\d-\d\dT.*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\S*[/.]\S*\.[a-z]{2,5}|(?:[\w-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i;
const hexadecimal = /^[0-9a-f]{32,}$/i;

const has = (text: string, pattern: RegExp) => (pattern.test(text) ? 1 : 0);

/**
 * Whether a text is nothing but a password or a key. Sums in hexadecimal look like keys of as many bits, and count as
 * such; what Base64 of words is, is not random.
 */
function isBareSecret(text: string, isDecodable: boolean): boolean {
  if (!bareSecret.test(text) || bareOther.test(text) || isDecodable) {
    return false;
  }
  if (hexadecimal.test(text)) {
    return /[a-f]/i.test(text) && /\d/.test(text);
  }
  const kinds = has(text, /[a-z]/) + has(text, /[A-Z]/) + has(text, /\d/) + has(text, /[^A-Za-z0-9]/);
  // Names of code and slugs are words, numbers and signs between them; `Tr0ub4dor&3-horse` is not.
  const wordLength = (text.match(/[A-Z]?[a-z]{2,}|[A-Z]{2,}/g) ?? []).join('').length;
  return kinds >= 3 && /\d/.test(text) && wordLength < text.replaceAll(/[-_.]/g, '').length * 0.7;
}

/** What the kinds of a list of findings are called in a sentence about a whole text. */
const kindNames: Readonly<Partial<Record<SensitiveKind, SecretKind>>> = {
  'private-key': 'a private key',
  jwt: 'a JSON Web Token',
  token: 'an access key',
  auth: 'an Authorization header',
  cookie: 'a cookie',
  password: 'a password',
  secret: 'a token or key',
};

/** What is somebody's and gives no access, and what only looks random among other words. */
const harmlessKinds: ReadonlySet<SensitiveKind> = new Set(
  sensitiveKinds.map(({ id }) => id).filter((id) => kindNames[id] === undefined),
);

/**
 * The pieces that `findSecretInPiece` judges one by one, so that whoever has a page to draw can rest in between.
 * @example [...piecesOf('short')] // ['short']
 */
export function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start === 0 || start < text.length; start += pieceLength) {
    yield text.slice(Math.max(0, start - overlap), start + pieceLength);
  }
}

/** What a piece of a text gives away, in plain sight or encoded; undefined if nothing. */
export function findSecretInPiece(piece: string): SecretKind | undefined {
  const [first] = findSensitive(piece, { without: harmlessKinds });
  return first && kindNames[first.kind];
}

const isEncoded = (text: string) => [...unescapeSegments(text), ...encodedRuns(text)].length > 0;

/** Whether a whole text is one password or key, and which; undefined if not. */
export function findBareSecret(text: string): SecretKind | undefined {
  const trimmed = text.length > 1024 ? '' : text.trim();
  return isBareSecret(trimmed, isEncoded(trimmed)) ? 'a token or key' : undefined;
}

/**
 * What a text looks like that should not be kept: tokens, keys, passwords, cookies and headers with credentials, also
 * within commands, addresses, JSON, XML, forms, environments, percent-encoding and Base64. It rather finds too much than
 * too little, and time is in proportion to the length of the text.
 * @returns what is found first; undefined if the text looks harmless
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
