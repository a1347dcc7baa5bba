import { base64url } from 'jose';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { nameCharacter } from '#shared/formats/words/name-character.ts';

/**
 * Bytes decoded from Base64url (RFC 4648, section 5, without padding, as RFC 7515 requires), and any problem with it.
 */
export interface DecodedBytes {
  /** Undefined if the text cannot be decoded. */
  readonly bytes?: Uint8Array | undefined;
  /** The problem, and its UTF-16 code unit offset in the text, from 0. */
  readonly problem?: { readonly code: string; readonly message: string; readonly offset: number } | undefined;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The number of bits that the last character leaves unused, by length modulo 4. */
const unusedBits = [0, 0, 4, 2] as const;

/**
 * Decodes strictly, and reports problems. Text in the standard Base64 alphabet or with padding is a problem, but is
 * decoded nevertheless, since its bytes are unambiguous.
 * @example decodeBase64url('4pyT') // { bytes: the UTF-8 of ✓ }
 * @example decodeBase64url('4pyT!').problem // { code: 'not-base64url', message: '“!” at character 5 …', offset: 4 }
 */
export function decodeBase64url(text: string): DecodedBytes {
  const foreign = text.search(/[^\w-]/u);
  if (foreign !== -1) {
    const standard = text.replace(/={1,2}$/u, '');
    const isStandard = /^[\w+/-]*$/u.test(standard);
    return {
      ...(isStandard && { bytes: decodeBase64url(standard.replaceAll('+', '-').replaceAll('/', '_')).bytes }),
      problem: { code: 'not-base64url', message: explainCharacter(text, foreign), offset: foreign },
    };
  }
  if (text.length % 4 === 1) {
    return {
      problem: {
        code: 'cut-short',
        message:
          text.length === 1
            ? 'it is a single character of Base64url, and a byte takes two or more'
            : `its ${formatNumber(text.length)} characters of Base64url do not make a whole number of bytes. A character is missing, or there is one too many`,
        offset: text.length - 1,
      },
    };
  }
  const bytes = base64url.decode(text);
  const unused = unusedBits[text.length % 4] ?? 0;
  if (unused > 0 && alphabet.indexOf(text.at(-1) ?? '') % 2 ** unused !== 0) {
    return {
      bytes,
      problem: {
        code: 'not-canonical',
        message: `the last character, “${text.at(-1)}”, has bits that are not part of any byte: it was changed, or something is missing after it`,
        offset: text.length - 1,
      },
    };
  }
  return { bytes };
}

function explainCharacter(text: string, offset: number): string {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const place = `at character ${formatNumber(offset + 1)}`;
  switch (character) {
    case '+':
      return `“+” ${place} is of standard Base64: in Base64url it is “-”`;
    case '/':
      return `“/” ${place} is of standard Base64: in Base64url it is “_”`;
    case '=':
      return `“=” ${place} is padding, which a token does not have`;
    default:
      return `${nameCharacter(character)} ${place} is none of A–Z, a–z, 0–9, - and _`;
  }
}
