import { countOf } from '#shared/formats/words/count-of.ts';
import type { Recognise, Recognition } from '#tools/define-operation.ts';
import { namesByDigits } from './algorithms.ts';

/** The length of the longest checksum with a file name. */
const longest = 400;

/** Matches a checksum alone, or followed by a file name as in the output of `sha256sum`. */
const sum = /^\s*([\da-f]+)(?: [ *]\S.*)?\s*$/i;

/** Matches the formats of BSD, containers and Git, which name the algorithm. */
const named =
  /^\s*(?:(?<of>md5|sha-?\d+(?:[/-]\d+)?|blake\w+) ?\([^()]+\) ?= ?|(?<kind>md5|sha-?(?:1|224|256|384|512)|blake\w+)[:=] ?)(?<digits>[\da-f]{32,128})\s*$/i;

/** Matches Subresource Integrity: one or several checksums in Base64. */
const integrity = /^\s*(sha(?:256|384|512))-([A-Za-z\d+/]{43,88}={0,2})(?:\s+sha(?:256|384|512)-\S+)*\s*$/;

/** Password hashes, recognised by their prefix (Modular Crypt Format, and that of PHC). */
const passwords: readonly (readonly [pattern: RegExp, describe: (found: readonly string[]) => string])[] = [
  [/^\s*\$2[abxy]\$(\d\d)\$[./A-Za-z\d]{53}\s*$/, ([cost = '']) => `bcrypt, cost ${Number(cost)}`],
  [/^\s*\$argon2(id|i|d)\$v=\d+\$m=(\d+),t=(\d+),p=(\d+)\$\S+\s*$/, describeArgon2],
  [/^\s*\$6\$\S{8,}\s*$/, () => 'crypt with SHA-512'],
  [/^\s*\$5\$\S{8,}\s*$/, () => 'crypt with SHA-256'],
  [/^\s*\$1\$\S{8,}\s*$/, () => 'crypt with MD5'],
  [/^\s*\$apr1\$\S{8,}\s*$/, () => 'Apache’s crypt with MD5'],
  [/^\s*\$scrypt\$\S+\s*$/, () => 'scrypt'],
  [/^\s*\{SSHA\}[\w+/]+=*\s*$/, () => 'salted SHA-1 of LDAP'],
];

/** 32 digits may also be a UUID without hyphens, and 40 a Git commit. Eight may be anything. */
const confidences: ReadonlyMap<number, number> = new Map([
  [32, 0.5],
  [40, 0.6],
  [56, 0.7],
  [64, 0.75],
  [96, 0.75],
  [128, 0.75],
]);

/**
 * Recognises a checksum by its name or its number of hexadecimal digits, and lists the possible algorithms.
 * @example recognise({ text: 'd41d8cd98f00b204e9800998ecf8427e', size: 32 })?.preview // '128 bits: MD5'
 */
export const recognise: Recognise = ({ text, size }) => {
  if (text === undefined || size > longest) {
    return undefined;
  }
  const { of, kind, digits: namedDigits = '' } = named.exec(text)?.groups ?? {};
  const name = of ?? kind;
  if (name !== undefined) {
    return found(text, 0.95, `${countOf(namedDigits.length * 4, 'bit')}: ${name.toUpperCase()}`);
  }
  const [, algorithm] = integrity.exec(text) ?? [];
  if (algorithm !== undefined) {
    return found(text, 0.95, `Subresource Integrity: ${algorithm.toUpperCase().replace('SHA', 'SHA-')}`);
  }
  for (const [pattern, describe] of passwords) {
    const match = pattern.exec(text);
    if (match !== null) {
      return found(text, 0.95, `of a password: ${describe(match.slice(1))}`);
    }
  }
  const digits = sum.exec(text)?.[1] ?? '';
  const confidence = confidences.get(digits.length);
  // A single digit repeated forty times is not a checksum, nor are decimal digits alone.
  return confidence === undefined || !/[a-f]/i.test(digits) || new Set(digits).size < 6
    ? undefined
    : found(text, confidence, `${countOf(digits.length * 4, 'bit')}: ${listKinds(digits.length)}`);
};

function listKinds(digits: number): string {
  return [...namesByDigits(digits), ...(digits === 40 ? ['a commit of Git'] : [])].join(', ');
}

function describeArgon2([kind = '', memory = '', times = '', lanes = '']: readonly string[]): string {
  return `Argon2${kind}, ${countOf(Math.round(Number(memory) / 1024), 'MiB', 'MiB')}, ${countOf(Number(times), 'pass', 'passes')}, ${countOf(Number(lanes), 'lane')}`;
}

/** The checksum is filled in for comparison with those of the user's input. */
function found(text: string, confidence: number, preview: string): Recognition {
  const options = { compareWith: text.trim() };
  return { confidence, preview, operation: 'hash.sums', options, screenId: 'HashSums' };
}
