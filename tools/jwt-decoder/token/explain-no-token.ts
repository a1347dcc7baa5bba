import { decodeUtf8 } from '#shared/formats/text-encoding/decode-utf8.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { decodeBase64url } from './decode-base64url.ts';
import { decodePart, type TextPart } from './decode-part.ts';
import type { LocatedToken } from './locate-token.ts';

/** @returns why a token cannot have this many parts; undefined if it can */
export function explainCount(count: number, header: TextPart): string | undefined {
  if (count === 3 || count === 5) {
    return undefined;
  }
  if (count === 2) {
    return 'The signature is missing: this has 2 parts, a signed token has 3. An unsecured token ends with a dot and has nothing after it.';
  }
  const isUnencoded = header.members?.b64 === false;
  return isUnencoded
    ? `This has ${formatNumber(count)} parts: a payload that is not encoded (b64 is false) and has a dot in it cannot be in the token. Give it as the detached payload.`
    : `This has ${formatNumber(count)} parts, with a dot between them. A signed token has 3 (header.payload.signature), an encrypted one 5.`;
}

/**
 * Explains why a text is not a token, from what it seems to be instead.
 * @param count the number of its parts between dots
 * @returns the error `no-token` or `json-serialization`
 */
export function explainNoToken(text: string, located: LocatedToken, count: number): ToolError {
  const { compact } = located;
  if (/^[{[]/u.test(compact)) {
    const isJws = /"(payload|signatures?|ciphertext)":/u.test(compact);
    return isJws
      ? {
          code: 'json-serialization',
          message:
            'This is the JSON form of a signed or encrypted message (RFC 7515, section 7.2). A JWT is in compact form: join its "protected", "payload" and "signature" with dots.',
        }
      : {
          code: 'no-token',
          message:
            'This is JSON, not a token. To make it into a token, choose “Sign” and put it under “Payload to sign”.',
        };
  }
  if (/^[a-z][a-z\d+.-]*:\/\//iu.test(compact)) {
    return {
      code: 'no-token',
      message: 'This address contains no token. A token begins with ey and has 3 parts with a dot between them.',
    };
  }
  if (count === 3 || count === 5 || count === 2 || count === 4) {
    return {
      code: 'no-token',
      message:
        'This is not a token: its first part is not a JSON object in Base64url, which begins with ey. Copy the token again, from its beginning.',
      position: textPosition(text, located.start),
    };
  }
  if (count > 1) {
    return {
      code: 'no-token',
      message: `This is not a token: it has ${formatNumber(count)} parts with a dot between them, and a token has 3 or 5.`,
    };
  }
  const single = decodeBase64url(compact);
  if (single.bytes !== undefined && decodePart(compact).members !== undefined) {
    return {
      code: 'no-token',
      message: 'This is one part only, a JSON object in Base64url. A token has 3 parts with a dot between them, or 5.',
    };
  }
  const readable = single.bytes && decodeUtf8(single.bytes) !== undefined;
  return {
    code: 'no-token',
    message: `This is not a JSON web token: a token has 3 parts with a dot between them (or 5 if it is encrypted), and this has no dot.${
      readable === false ? ' It may be an opaque token, which only its server can read.' : ''
    }`,
    position: textPosition(text, located.start),
  };
}
