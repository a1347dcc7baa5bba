import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { judgeTimes, usualTolerance } from './claims/judge-times.ts';
import { decodePart, type Members } from './token/decode-part.ts';
import { decodeToken } from './token/decode-token.ts';
import { locateToken } from './token/locate-token.ts';
import { writeDecodedToken } from './token/write-decoded-token.ts';

/** The number of characters examined. */
const longestLook = 65_536;

/** Headers are short; a much longer text is not a header, and would take long to decode. */
const longestHeader = 8192;

/** The maximum number of characters of the subject that are shown. */
const longestSubject = 60;

/** Checks for the beginning of a token: its header starts like every JSON object in Base64url. */
const mayHoldToken = /(?<![\w.-])e[wy][\w-]+\s*\./u;

/**
 * Recognises a JWT, alone or within copied text, by its header: a JSON object with `alg`.
 * @example recognise({ text: 'eyJhbGciOiJub25lIn0.e30.', size: 24 })?.preview // 'No expiry: it never expires, none'
 */
export const recognise: Recognise = ({ text, size }) => {
  const looked = text?.slice(0, longestLook);
  if (looked === undefined || !mayHoldToken.test(looked)) {
    return undefined;
  }
  const { compact, isAlone } = locateToken(looked);
  const parts = compact.split('.');
  const [header = '', payload = ''] = parts;
  if ((parts.length !== 3 && parts.length !== 5) || header.length > longestHeader) {
    return undefined;
  }
  const { alg, enc } = decodePart(header).members ?? {};
  if (typeof alg !== 'string') {
    return undefined;
  }
  const isEncrypted = parts.length === 5;
  // If the token extends beyond the examined part, only its header is complete.
  const isWhole = looked.length === size;
  const claims = isEncrypted || !isWhole ? undefined : decodePart(payload).members;
  return {
    confidence: isAlone ? 0.97 : 0.6,
    preview: isEncrypted
      ? `encrypted with ${alg}${typeof enc === 'string' ? ` and ${enc}` : ''}`
      : [...(claims === undefined ? [] : describeClaims(claims)), alg].join(', '),
    operation: 'jwt.decode',
    screenId: 'JWTDecoder',
    input: 'lastJWT',
  };
};

/** Describes the subject of the token, and whether it is still valid. */
function describeClaims(claims: Members): readonly string[] {
  const { summary } = judgeTimes(claims, { now: Date.now(), tolerance: usualTolerance });
  const { sub } = claims;
  const subject = typeof sub === 'string' || typeof sub === 'number' ? String(sub).replaceAll(/\s+/g, ' ').trim() : '';
  return [
    ...(subject === '' ? [] : [`subject ${shortenText(subject, longestSubject)}`]),
    summary.replace('Not expired: ', '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
  ];
}

/** The parts of the token as JSON. */
export const answer: AnswerOf = ({ text }) => {
  const decoded = decodeToken(text);
  return decoded.ok ? writeDecodedToken(decoded.value) : undefined;
};
