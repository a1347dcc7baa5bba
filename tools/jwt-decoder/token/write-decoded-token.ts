import type { TextPart } from './decode-part.ts';
import type { BytesPart, DecodedToken } from './decode-token.ts';

/** The requested part of a token; `all` means all parts in one JSON object. */
export const wantedParts = ['all', 'header', 'payload'] as const;

export type WantedPart = (typeof wantedParts)[number];

/**
 * Whether the requested part of a token is readable. A payload that is detached or encrypted does not count as missing.
 * @example isReadable(decoded, 'payload') // false if its Base64url is bad
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
 * Writes the parts of a token as one JSON object, keeping digits and the order of keys; bytes are in hexadecimal.
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

/** A JSON object is already indented, and its only line breaks are between its parts; other text is quoted. */
function writeText({ text, members }: TextPart): string {
  return members === undefined ? JSON.stringify(text ?? null) : (text ?? '{}').replaceAll('\n', '\n  ');
}
