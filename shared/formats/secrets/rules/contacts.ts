import type { WordRule } from '../kinds.ts';
import { charactersOf, isOf, startOfRun } from '../read-run.ts';
import { takeMatch } from '../values/assigned-value.ts';

const wordPart = charactersOf('A-Z', 'a-z', '0-9', '._+-');
const hostPart = charactersOf('A-Z', 'a-z', '0-9', '.-');
const letter = /[\p{L}\p{M}\p{N}]/u;

/** Endings of names of files, packages and decorators in code. */
const otherEnds = new Set(
  'png jpg jpeg gif webp svg avif ico css scss js mjs cjs ts tsx jsx json html htm php rb java class map txt zip gz local lan'.split(
    ' ',
  ),
);
/** Countries whose domains end like the names of files. A number before that, as in `notes@2.md`, is a version. */
const sharedEnds = new Set(['md', 'py', 'rs', 'sh']);
const versionHost = /^v?\d[\w.-]*\.[a-z]+$/i;
/** Matches the last part of a host in ASCII or in another script (RFC 5890); none mixes them. */
const topLevel = /\.([A-Za-z]{2,24}|xn--[A-Za-z0-9-]{2,59}|(?![A-Za-z])\p{L}[\p{L}\p{M}]{1,23})$/u;
/** Shared user names for logging in to services, which are not personal. */
const serviceNames = new Set(['git', 'hg', 'svn', 'noreply', 'no-reply']);

const password = /:[^\s/?#"'<>\\`]{1,200}@/y;

/**
 * The end of a host, which may contain letters of any script. Those right after a top-level domain in ASCII belong to the
 * sentence, as in languages without spaces.
 */
function endOfHost(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < 253 && (isOf(hostPart, text, end) || isForeign(text, end))) {
    end += 1;
  }
  while (end > from && !letter.test(text.charAt(end - 1))) {
    end -= 1;
  }
  const host = text.slice(from, end);
  const asciiTop = /^\.[A-Za-z]{2,24}(?=\P{ASCII})/u.exec(host.slice(host.lastIndexOf('.')))?.[0];
  return asciiTop === undefined ? end : from + host.lastIndexOf('.') + asciiTop.length;
}

const isForeign = (text: string, index: number) => text.charCodeAt(index) > 127 && letter.test(text.charAt(index));

/** Whether an at sign ends the password in a URL, which is found by another rule. */
const isInPassword = (text: string, start: number): boolean =>
  /:\/\/[^\s/]{0,200}:(?!\d{1,5}[/?#])[^\s@"'<>\\`]{0,100}$/.test(text.slice(Math.max(0, start - 320), start));

/** Email addresses (RFC 5321) whose host has a top-level domain, including those with letters of any script. */
export const mailAddresses: WordRule = {
  words: ['@'],
  findAt(text, at, end, tell) {
    const hostEnd = endOfHost(text, end);
    // Characters such as `=` and `'`, which a mailbox may contain too, occur around addresses more often than in them.
    let start = startOfRun(wordPart, text, at, 64);
    while (start > 0 && at - start < 64 && (letter.test(text.charAt(start - 1)) || isOf(wordPart, text, start - 1))) {
      start -= 1;
    }
    while (start < at && /[.+-]/.test(text.charAt(start))) {
      start += 1;
    }
    const local = text.slice(start, at);
    const host = text.slice(end, hostEnd);
    const top = topLevel.exec(host)?.[1]?.toLowerCase();
    const isOther =
      local === '' ||
      top === undefined ||
      otherEnds.has(top) ||
      (sharedEnds.has(top) && versionHost.test(host)) ||
      host.includes('..') ||
      text[hostEnd] === '@' ||
      text[start - 1] === '@' ||
      serviceNames.has(local.toLowerCase()) ||
      // Excludes the user name in a URL, whose password is found by another rule, unless the name is an address itself.
      (text.slice(Math.max(0, start - 2), start) === '//' && takeMatch(password, text, hostEnd) === null) ||
      isInPassword(text, start);
    if (isOther) {
      return undefined;
    }
    tell({ kind: 'email', start, end: hostEnd, why: 'an email address' });
    return hostEnd;
  },
};

/** The ITU-T E.164 calling codes by their first digits; of three-digit codes, the first two. */
const callingCodes =
  /^(?:1[2-9]|7[0-9]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42[013]|5[09]\d|6[789]\d|8[058]\d|9[679]\d)/;
const international = /(?:\+|00)(?=[1-9])(\d{1,4}(?:[ ./-]?\(\d{1,5}\))?(?:[ ./-]{0,2}\d){4,13})(?!\d|\.\d)/y;

/** Phone numbers as dialled from abroad: `+49 30 901820`, `0044 20 7946 0000`. */
export const phoneNumbers: WordRule = {
  words: [
    '+1',
    '+2',
    '+3',
    '+4',
    '+5',
    '+6',
    '+7',
    '+8',
    '+9',
    '001',
    '002',
    '003',
    '004',
    '005',
    '006',
    '007',
    '008',
    '009',
  ],
  findAt(text, start, _end, tell) {
    if (
      /[\w+.:/-]/.test(text.charAt(start - 1)) &&
      !/(?:tel|phone|sms|callto|wa\.me)[:/]$/i.test(text.slice(Math.max(0, start - 8), start))
    ) {
      return undefined;
    }
    // Preceding groups of digits make it part of another number.
    if (text[start] === '0' && /\d[ ./-]$/.test(text.slice(Math.max(0, start - 2), start))) {
      return undefined;
    }
    international.lastIndex = start;
    const match = international.exec(text);
    if (match === null) {
      return undefined;
    }
    const written = match[1] ?? '';
    const digits = written.replaceAll(/\D/g, '');
    const isGrouped = /\d[ .()/-]/.test(written);
    const isDialled = text[start] === '+' || isGrouped;
    const length = digits.length;
    // In North America, ten digits follow the 1; elsewhere, there are at least eight including the code.
    const fits = digits.startsWith('1') ? length === 11 : length >= 8;
    if (!isDialled || !fits || !callingCodes.test(digits) || /\d[ ]\d{4}-\d\d-/.test(written)) {
      return undefined;
    }
    tell({ kind: 'phone', start, end: international.lastIndex, why: 'a phone number with a country code' });
    return international.lastIndex;
  },
};
