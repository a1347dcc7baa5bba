import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { decodeBase64url } from './decode-base64url.ts';
import { decodePart, decodeUtf8, type PartProblem, readObject, type TextPart } from './decode-part.ts';
import { type LocatedToken, locateToken, offsetInText } from './locate-token.ts';
import { warnOfHeader } from './token-warnings.ts';

export type PartName =
  | 'header'
  | 'payload'
  | 'signature'
  | 'encrypted key'
  | 'initialization vector'
  | 'ciphertext'
  | 'tag';

/** The bytes of a part that is not text. */
export interface BytesPart {
  readonly name: PartName;
  readonly encoded: string;
  readonly byteLength: number;
  readonly hex: string;
}

/** The parts of a signed token as written, which the signature covers. */
export interface WrittenToken {
  readonly header: string;
  readonly payload: string;
  readonly signature: string;
}

export interface DecodedToken {
  /** Signed or unsecured (JWS, RFC 7515), or encrypted (JWE, RFC 7516). */
  readonly kind: 'signed' | 'encrypted';
  readonly header: TextPart;
  /** Undefined for an encrypted token. */
  readonly payload?: TextPart | undefined;
  /** Whether the payload is absent from the token (RFC 7515, appendix F). */
  readonly isDetached: boolean;
  /** Whether the payload is signed as is rather than in Base64url (RFC 7797). */
  readonly isUnencoded: boolean;
  /** A token that forms the payload of this one. */
  readonly nestedToken?: string | undefined;
  readonly bytes: readonly BytesPart[];
  /** Undefined if there cannot be a valid signature: the token is encrypted, or does not have three parts. */
  readonly written?: WrittenToken | undefined;
  /** The text that was left out to extract the token. */
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  /** The problems with its parts, with positions in the text. */
  readonly problems: readonly ToolError[];
}

const encryptedParts = ['encrypted key', 'initialization vector', 'ciphertext', 'tag'] as const;

/** The maximum number of bytes of a part that are shown in hexadecimal. */
const shownBytes = 1024;

/**
 * Decodes a token in compact form. Each part is decoded separately, so a bad part does not hide the others.
 * @param text the token, possibly surrounded by other text
 * @returns the parts; fails with `no-token` if the text is not a token at all, and with `json-serialization`
 * @example decodeToken('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.') // header and payload, and a warning
 */
export function decodeToken(text: string): Result<DecodedToken> {
  const located = locateToken(text);
  const parts = located.compact.split('.');
  const [header = '', second = ''] = parts;
  if (located.isAlone && /^(?:[{[]|[a-z][a-z\d+.-]*:\/\/)/iu.test(located.compact)) {
    // JSON and URLs contain dots as well; a token in them would have been found.
    return fail(explainNoToken(text, located, 1));
  }
  if (parts.length === 1 || (parts.length > 5 && decodePart(header).members === undefined)) {
    return fail(explainNoToken(text, located, parts.length));
  }
  const context: Context = { text, located, problems: [], faults: new Map() };
  const decodedHeader = decodePart(header);
  if (!/^e[wy]/u.test(header) && [decodedHeader, decodePart(second)].every(({ members }) => members === undefined)) {
    return fail(explainNoToken(text, located, parts.length));
  }
  report(context, 'header', 0, decodedHeader.problem);
  const isEncrypted = parts.length === 5;
  const count = explainCount(parts.length, decodedHeader);
  if (count !== undefined) {
    context.problems.push({ code: 'wrong-number-of-parts', message: count });
  }
  if (isEncrypted || parts.length > 3) {
    return ok(decodeEncrypted(context, decodedHeader, isEncrypted ? parts : [header]));
  }
  return ok(decodeSigned(context, decodedHeader, [header, second, parts[2]]));
}

interface Context {
  readonly text: string;
  readonly located: LocatedToken;
  readonly problems: ToolError[];
  /**
   * The problems found so far, keyed by their text without the position, and the other parts that have the same
   * problem.
   */
  readonly faults: Map<string, { readonly error: ToolError; readonly index: number; readonly names: PartName[] }>;
}

/** @param start the start of the part in the token without whitespace */
function report(context: Context, name: PartName, start: number, problem?: PartProblem): void {
  const { text, located, problems } = context;
  if (problem !== undefined) {
    const { code, message, offset } = problem;
    // A problem that several parts share, such as padding, is reported once, at the first.
    const fault = message.replace(/ at character [\d,]+/u, '');
    const former = context.faults.get(fault);
    if (former !== undefined) {
      former.names.push(name);
      const { error } = former;
      const others = listWords(former.names.map((one) => `the ${one}`));
      problems[former.index] = { ...error, message: `${error.message} The same is in ${others}.` };
      return;
    }
    const sentence = `The ${name} cannot be read: ${message}`;
    const error: ToolError = {
      code,
      message: /[.?]$/u.test(sentence) ? sentence : `${sentence}.`,
      position: textPosition(text, offsetInText(text, located, start + (offset ?? 0))),
    };
    context.faults.set(fault, { error, index: problems.length, names: [] });
    problems.push(error);
  }
}

function decodeSigned(
  context: Context,
  header: TextPart,
  [first, second, third]: readonly [string, string, string | undefined],
): DecodedToken {
  const { located, problems } = context;
  const isUnencoded = isPayloadUnencoded(header.members);
  const isDetached = second === '' && third !== undefined && third !== '';
  const payloadStart = first.length + 1;
  const written = isUnencoded ? rawPayload(context) : second;
  const payload = isDetached ? undefined : isUnencoded ? readText(written) : decodePart(second);
  const nestedToken = findNestedToken(payload);
  if (nestedToken === undefined) {
    report(context, 'payload', payloadStart, payload?.problem);
  }
  const signature = decodeBase64url(third ?? '');
  report(context, 'signature', payloadStart + second.length + 1, signature.problem);
  return {
    kind: 'signed',
    header,
    payload: nestedToken === undefined ? payload : payload && { ...payload, problem: undefined },
    isDetached,
    isUnencoded,
    nestedToken,
    bytes: third === undefined ? [] : [describeBytes('signature', third, signature.bytes)],
    written: third === undefined ? undefined : { header: first, payload: written, signature: third },
    notes: located.notes,
    warnings: warnOfHeader(header.members, { hasSignature: third !== undefined && third !== '', isDetached }),
    problems,
  };
}

function decodeEncrypted(context: Context, header: TextPart, parts: readonly string[]): DecodedToken {
  let start = (parts[0] ?? '').length + 1;
  const bytes = parts.slice(1).map((encoded, index) => {
    const name = encryptedParts[index] ?? 'tag';
    const decoded = decodeBase64url(encoded);
    report(context, name, start, decoded.problem);
    start += encoded.length + 1;
    return describeBytes(name, encoded, decoded.bytes);
  });
  return {
    kind: 'encrypted',
    header,
    isDetached: false,
    isUnencoded: false,
    bytes,
    notes: context.located.notes,
    warnings: [],
    problems: context.problems,
  };
}

function describeBytes(name: PartName, encoded: string, bytes: Uint8Array | undefined): BytesPart {
  const hex = Array.from(bytes?.subarray(0, shownBytes) ?? [], (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name, encoded, byteLength: bytes?.length ?? 0, hex };
}

/** `b64` only applies if `crit` names it (RFC 7797). */
function isPayloadUnencoded(header: TextPart['members']): boolean {
  return header?.b64 === false && Array.isArray(header.crit) && header.crit.includes('b64');
}

/** The middle part, including any whitespace of its own. */
function rawPayload({ text, located }: Context): string {
  return text.slice(located.start, located.end).split('.')[1] ?? '';
}

function readText(text: string): TextPart {
  const part = readObject(new TextEncoder().encode(text));
  // Any text is valid, not only a set of claims.
  return part.members === undefined ? { ...part, problem: undefined } : part;
}

/** Finds a payload that is itself a token in compact form (RFC 7519, section 5.2). */
function findNestedToken(payload: TextPart | undefined): string | undefined {
  const text = payload?.text?.trim() ?? '';
  // A nested token is the entire payload of a JWT; some libraries put it in quotes.
  const inner = /^"?(?<token>e[wy][\w-]+(?:\.[\w-]*){2,4})"?$/u.exec(text)?.groups?.token;
  return inner !== undefined && decodePart(inner.split('.')[0] ?? '').members !== undefined ? inner : undefined;
}

function explainCount(count: number, header: TextPart): string | undefined {
  if (count === 3 || count === 5) {
    return undefined;
  }
  if (count === 2) {
    return 'The signature is missing: this has 2 parts, a signed token has 3. An unsecured token ends with a dot, after which nothing stands.';
  }
  const isUnencoded = header.members?.b64 === false;
  return isUnencoded
    ? `This has ${count} parts: a payload that is not encoded (b64 is false) and has a dot in it cannot be in the token. Give it as the detached payload.`
    : `This has ${formatNumber(count)} parts, with a dot between them. A signed token has 3 (header.payload.signature), an encrypted one 5.`;
}

function explainNoToken(text: string, located: LocatedToken, count: number): ToolError {
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
            'This is JSON, not a token. To make a token of it, choose “Sign” and put it under “Payload to sign”.',
        };
  }
  if (/^[a-z][a-z\d+.-]*:\/\//iu.test(compact)) {
    return {
      code: 'no-token',
      message:
        'This is an address, and no token is in it. A token begins with ey and has 3 parts with a dot between them.',
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
  const readable = single.bytes && decodeUtf8(single.bytes).ok;
  return {
    code: 'no-token',
    message: `This is not a JSON web token: a token has 3 parts with a dot between them (or 5 if it is encrypted), and this has no dot.${
      readable === false ? ' It may be an opaque token, which only its server can read.' : ''
    }`,
    position: textPosition(text, located.start),
  };
}
