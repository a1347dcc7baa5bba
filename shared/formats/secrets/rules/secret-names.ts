import type { SensitiveKind } from '../kinds.ts';

/** The properties that a value next to a name must have to count as a secret. */
export type Proof =
  /** The value needs no property, since the name is conclusive. */
  | 'none'
  /** A minimum length, since the name is also used for other things. */
  | 'long'
  /** A minimum length and digits, since the name is common in code. */
  | 'random'
  /** A few digits and nothing else. */
  | 'digits';

export interface NameJudgement {
  readonly kind: SensitiveKind;
  readonly proof: Proof;
}

/** Words that trigger the examination of a name. */
export const nameWords = [
  'pass',
  'pwd',
  '_pw',
  'secret',
  'token',
  'key',
  'auth',
  'credential',
  'cookie',
  'session',
  'sess',
  'sid',
  'sig',
  'otp',
  'pin',
  'ssn',
  'code',
  'salt',
  'hmac',
  'nonce',
  'cvv',
  'cvc',
  'webhook',
  'kennwort',
  'contrase',
  'motdepasse',
  'mot_de_passe',
  'senha',
  'parola',
  'wachtwoord',
  'haslo',
  'hasło',
  'пароль',
  '密码',
  '密碼',
  'パスワード',
  '비밀번호',
  'phone',
  'mobile',
  'telefon',
  'telephone',
  'téléphone',
  'tel',
  'fax',
  'handy',
] as const;

const passwordWord =
  /^(?:pass|pw|pwd|[a-z]{0,12}(?:password|passwd|passphrase|passcode)s?|kennwort|[a-z]{0,12}passwort|contrase(?:n|ñ)a|senha|parola|wachtwoord|has(?:l|ł)o|пароль|密码|密碼|パスワード|비밀번호|motdepasse|cvv|cvc)\d{0,2}$/;
/** Matches the end of a longer name written as one word: `pgpassword`, `dbpass`. */
const passwordEnd =
  /(?:password|passwd|passphrase|motdepasse|requirepass|masterauth|^(?:db|pg|mysql|my|ftp|smtp|ssh|user|admin|root)pass)$/;

/** Words by which a name concerns something else about passwords and keys. */
const otherEnds = new Set(
  'length len size count policy reset field hint expired expires expiry expiration exp ttl age min max type input label error errors url uri path file filename dir name names enabled required strength changed change at date time attempts algorithm alg mode format version manager provider class usage limit prefix suffix status state valid invalid missing method endpoint index store storage_class rotation kind scheme header mechanism attributes'.split(
    ' ',
  ),
);
const otherBeginnings = new Set(
  'is has no use show hide forgot forgotten require requires max min num number total prompt completion input output cached reasoning public primary foreign sort partition cache object row column map index unique composite natural candidate'.split(
    ' ',
  ),
);

const keyOwners = new Set(
  'api app access account auth private secret shared signing sign encryption encrypt decrypt master storage subscription license licence deploy ssh service client server admin webhook jwt hmac session cookie crypto aes rsa aws azure gcp google stripe consumer merchant maps integration project publishable instrumentation host function functions send recovery backup ikm write read ingest license'.split(
    ' ',
  ),
);

const strongWords = new Set(
  'secret secrets credential credentials apikey authkey accesskey secretkey privatekey clientsecret passkey'.split(' '),
);
const sessionNames =
  /^(?:j|php|asp\.net_?|aspsession[a-z]{0,20}|cf)?(?:session|sess)(?:ion)?[-_ ]?(?:id|key|token)$|^connect\.sid$/;
const phoneWord =
  /^(?:phone|telephone|téléphone|telefon|tel|mobile|cell|cellphone|fax|handy|phonenumber|telefonnummer|mobilnummer|handynummer|rufnummer)$/;

/** Splits a name into its words, in lower case. @example wordsOf('dbPassword_2') // ['db', 'password', '2'] */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[-_.$ ]+/)
    .filter((word) => word !== '');
}

/**
 * Judges whether the value next to a name is a secret.
 * @returns undefined if the name does not indicate a secret
 * @example judgeName('clientSecret') // { kind: 'secret', proof: 'none' }
 * @example judgeName('max_tokens') // undefined
 */
export function judgeName(name: string): NameJudgement | undefined {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const beforeLast = words.at(-2) ?? '';
  const [first = ''] = words;
  const joined = words.join('');
  if (words.length > 12) {
    return undefined;
  }
  if (sessionNames.test(name.toLowerCase())) {
    return { kind: 'secret', proof: 'none' };
  }
  if (words.some((word) => phoneWord.test(word)) && !otherEnds.has(last)) {
    return { kind: 'phone', proof: 'none' };
  }
  if (otherEnds.has(last) || (words.length > 1 && otherBeginnings.has(first))) {
    return undefined;
  }
  if (words.some((word) => passwordWord.test(word)) || passwordEnd.test(joined)) {
    // Excludes the variables for the working directory of a shell.
    return name === 'PWD' || name === 'OLDPWD' ? undefined : { kind: 'password', proof: 'none' };
  }
  if (words.some((word) => strongWords.has(word))) {
    return { kind: 'secret', proof: last === 'base' || words.length > 1 || strongWords.has(last) ? 'none' : 'long' };
  }
  if (last === 'key' || last === 'keys' || (last === 'id' && beforeLast === 'key')) {
    const owner = last === 'id' ? (words.at(-3) ?? '') : beforeLast;
    return keyOwners.has(owner) ? { kind: 'secret', proof: 'long' } : { kind: 'secret', proof: 'random' };
  }
  if (last === 'token' || (last === 'tokens' && words.length > 1)) {
    return { kind: 'secret', proof: words.length > 1 ? 'long' : 'random' };
  }
  if (['otp', 'pin', 'ssn'].includes(last)) {
    return { kind: 'secret', proof: 'digits' };
  }
  if (
    last === 'auth' ||
    (last === 'code' && ['recovery', 'backup', 'verification', 'device', 'time'].includes(beforeLast))
  ) {
    return { kind: 'secret', proof: 'long' };
  }
  return ['code', 'sid', 'hmac', 'salt', 'nonce', 'sig', 'signature', 'session', 'webhook'].includes(last)
    ? { kind: 'secret', proof: 'random' }
    : undefined;
}
