import type { TextPart } from './decode-part.ts';
import type { BytesPart, DecodedToken } from './decode-token.ts';

/** Which part of a token is wanted: `all` is all of them, in one JSON object. */
export const wantedParts = ['all', 'header', 'payload'] as const;

export type WantedPart = (typeof wantedParts)[number];

/**
 * Whether a token has a readable text where one is wanted. A payload that is detached or encrypted is not missing.
 * @example isReadable(decoded, 'payload') // false where its Base64url is bad
 */
export function isReadable({ kind, header, payload, isDetached }: DecodedToken, part: WantedPart): boolean {
  const hasPayload = payload?.text !== undefined;
  const isPayloadElsewhere = kind === 'encrypted' || isDetached;
  switch (part) {
    case 'header':
      return header.text !== undefined;
    case 'payload':
      return hasPayload;
    case 'all':
      return header.text !== undefined && (hasPayload || isPayloadElsewhere);
  }
}

/**
 * The parts of a token in one JSON object, with the digits and the order of keys that they have; bytes in hexadecimal.
 * @example writeDecodedToken(decoded) // '{\n  "header": {\n    "alg": "HS256"\n  },\n  "payload": …'
 */
export function writeDecodedToken({ header, payload, bytes }: DecodedToken): string {
  const members = [
    ['header', writeText(header)],
    ...(payload === undefined ? [] : [['payload', writeText(payload)]]),
    ...bytes.map(({ name, hex }: BytesPart) => [name, JSON.stringify(hex)]),
  ];
  return `{\n${members.map(([name, value]) => `  ${JSON.stringify(name)}: ${value}`).join(',\n')}\n}`;
}

/** What is a JSON object is indented already, and has no line break but between its parts; other text is quoted. */
function writeText({ text, members }: TextPart): string {
  return members === undefined ? JSON.stringify(text ?? null) : (text ?? '{}').replaceAll('\n', '\n  ');
}
