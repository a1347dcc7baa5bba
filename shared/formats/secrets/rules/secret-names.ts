import type { SensitiveKind } from '../kinds.ts';

/** What the value beside a name has to look like to be a secret. */
export type Proof =
  /** Nothing: the name says it. */
  | 'none'
  /** Some length, since the name stands for other things too. */
  | 'long'
  /** Length and digits: the name is one of everyday code. */
  | 'random'
  /** Some digits and no more. */
  | 'digits';

export interface NameJudgement {
  readonly kind: SensitiveKind;
  readonly proof: Proof;
}

/** Words that begin a look at a name. */
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
/** The end of a longer name whose words are run together: `pgpassword`, `dbpass`. */
const passwordEnd =
  /(?:password|passwd|passphrase|motdepasse|requirepass|masterauth|^(?:db|pg|mysql|my|ftp|smtp|ssh|user|admin|root)pass)$/;

/** What makes a name one of something else that concerns passwords and keys. */
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

/** The words of a name, in lower case. @example wordsOf('dbPassword_2') // ['db', 'password', '2'] */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[-_.$ ]+/)
    .filter((word) => word !== '');
}

/**
 * Whether what stands beside a name is a secret.
 * @returns undefined where the name is one of anything
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
    // The working directory of a shell is none.
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
