import { hasIbanDigits, hasLuhnDigit } from '../check-digits.ts';
import type { Finding, SensitiveKind } from '../kinds.ts';

/**
 * A rule for text that contains no specific word and is recognised only by its shape: one pass over the text per rule,
 * with an expression that never backtracks far. After a finding, the search goes on at its end; after a match that is
 * not a finding, at the end of the match. An expression that looks ahead therefore misses nothing behind such a match.
 */
export interface ShapeRule {
  readonly kind: SensitiveKind;
  /** A global expression in which every repetition is bounded. */
  readonly shape: RegExp;
  /** @returns undefined if the match only looks like a finding */
  readonly judge: (text: string, match: RegExpExecArray) => Finding | undefined;
}

/** The first digits of card numbers, and their lengths (ISO/IEC 7812, by issuer). */
const cardFormats: readonly (readonly [issuer: string, first: RegExp, lengths: readonly number[]])[] = [
  ['Visa', /^4/, [13, 16, 19]],
  ['Mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['American Express', /^3[47]/, [15]],
  ['Diners Club', /^3(?:0[0-5]|[689])/, [14, 16]],
  ['Discover', /^6(?:011|4[4-9]|5)/, [16, 19]],
  ['JCB', /^35(?:2[89]|[3-8])/, [16]],
  ['UnionPay', /^62/, [16, 17, 18, 19]],
  ['Maestro', /^(?:50|5[6-9]|6[0-9])/, [12, 13, 14, 15, 16, 17, 18, 19]],
];

/**
 * Card numbers, either without spaces, or in groups of four or in American Express's groups. Only the first group is
 * consumed, since it may be another number before the card: `2024 4111 1111 1111 1111`.
 */
export const cardNumbers: ShapeRule = {
  kind: 'card',
  shape:
    /(?<![\w.+-])(?=(\d{13,19}|\d{4}([ \u00a0-])\d{4}\2\d{4}\2\d{1,7}|\d{4}([ \u00a0-])\d{6}\3\d{4,5})(?![\w-]|\.\d))\d+/g,
  judge(_text, match) {
    const [, written = ''] = match;
    const digits = written.replaceAll(/\D/g, '');
    const format = cardFormats.find(([, first, lengths]) => first.test(digits) && lengths.includes(digits.length));
    if (format === undefined || !hasLuhnDigit(digits) || /^(\d)\1*$/.test(digits)) {
      return undefined;
    }
    const [issuer] = format;
    const why = `a card number (${issuer}) with a valid check digit`;
    return { kind: 'card', start: match.index, end: match.index + written.length, why, value: digits };
  },
};

/** The length of an IBAN by country (SWIFT IBAN registry). */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 ' +
    'LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 ' +
    'SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/**
 * International bank account numbers (ISO 13616), with or without spaces. Only the country and the check digits are
 * consumed, since what follows a reference such as `AB12` may be an account.
 */
export const bankAccounts: ShapeRule = {
  kind: 'iban',
  shape: /(?<![A-Za-z0-9])(?=([A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]){11,30}))[A-Z]{2}\d{2}/gi,
  judge(text, match) {
    const [, written = ''] = match;
    const length = ibanLengths[written.slice(0, 2).toUpperCase()];
    let end = 0;
    let iban = '';
    while (end < written.length && iban.length < (length ?? 0)) {
      const character = written.charAt(end);
      iban += /[A-Za-z0-9]/.test(character) ? character.toUpperCase() : '';
      end += 1;
    }
    const isWhole = !/[A-Za-z0-9]/.test(text.charAt(match.index + end));
    if (length === undefined || iban.length !== length || !isWhole || !hasIbanDigits(iban)) {
      return undefined;
    }
    const why = 'an IBAN with valid check digits';
    return { kind: 'iban', start: match.index, end: match.index + end, why, value: iban };
  },
};

/** Addresses that identify nobody: this machine, no machine, all machines, and network masks. */
const noOnes = /^(?:127\.|0\.0\.0\.0$|255\.255\.|224\.0\.0\.\d+$)/;

/** IPv4 addresses; such a number after the name of a product is its version. */
export const ipv4Addresses: ShapeRule = {
  kind: 'ip',
  shape: /(?<![\w.-])(?:25[0-5]|2[0-4]\d|1?\d{1,2})(?:\.(?:25[0-5]|2[0-4]\d|1?\d{1,2})){3}(?![\w-]|\.\d)/g,
  judge(text, match) {
    const [address] = match;
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const isVersion =
      /(?:[A-Za-z)]\/|\bv(?:er(?:sion)?)?\.?[ =:]{0,2}|version"?[ =:]{0,3}"?)$/i.test(before) && !/:\/\/$/.test(before);
    return noOnes.test(address) || isVersion || /(?:^|\.)0\d/.test(address)
      ? undefined
      : { kind: 'ip', start: match.index, end: match.index + address.length, why: 'an IPv4 address' };
  },
};

/** IPv6 addresses (RFC 4291), with all eight groups or with `::` for some of them. */
export const ipv6Addresses: ShapeRule = {
  kind: 'ip',
  shape: /(?<![\w:.])(?:[0-9a-f]{1,4}:){1,7}(?::[0-9a-f]{1,4}){0,7}(?:[0-9a-f]{1,4}|:)?(?::\d{1,3}(?:\.\d{1,3}){3})?/gi,
  judge(text, match) {
    const [written] = match;
    const address = written.endsWith('::') ? written : written.replace(/:$/, '');
    const end = match.index + address.length;
    const halves = address.split('::');
    const groups = address.split(':').filter((group) => group !== '');
    const isShort = halves.length === 2 && groups.length >= 2 && groups.length <= 7;
    const isLong = halves.length === 1 && groups.length === 8;
    const first = groups[0] ?? '';
    const isAddress = (isShort && first.length >= 2 && /\d/.test(address)) || isLong;
    return isAddress && !/[\w:]/.test(text.charAt(end))
      ? { kind: 'ip', start: match.index, end, why: 'an IPv6 address' }
      : undefined;
  },
};

/** Phone numbers as dialled within North America, with an area code: `(212) 555-0123`. */
export const northAmericanNumbers: ShapeRule = {
  kind: 'phone',
  shape: /(?<![\w.+(-])(?:\([2-9]\d\d\) ?|[2-9]\d\d([-.]))\d{3}[-.]\d{4}(?![\w-]|\.\d)/g,
  judge: (_text, match) => ({
    kind: 'phone',
    start: match.index,
    end: match.index + match[0].length,
    why: 'a North American phone number',
  }),
};
