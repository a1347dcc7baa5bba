import { hexOf } from '#shared/formats/hex.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { decodeBase64url } from './decode-base64url.ts';
import { decodePart, readObject, type TextPart } from './decode-part.ts';
import { explainCount, explainNoToken } from './explain-no-token.ts';
import { type LocatedToken, locateToken } from './locate-token.ts';
import { type PartName, TokenProblems } from './token-problems.ts';
import { warnOfHeader } from './token-warnings.ts';

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
  const problems = new TokenProblems(text, located);
  const context: Context = { text, located, problems };
  const decodedHeader = decodePart(header);
  if (!/^e[wy]/u.test(header) && [decodedHeader, decodePart(second)].every(({ members }) => members === undefined)) {
    return fail(explainNoToken(text, located, parts.length));
  }
  problems.report('header', 0, decodedHeader.problem);
  const count = explainCount(parts.length, decodedHeader);
  if (count !== undefined) {
    problems.add({ code: 'wrong-number-of-parts', message: count });
  }
  if (isEncrypted(parts.length, decodedHeader)) {
    return ok(decodeEncrypted(context, decodedHeader, parts.length < 5 ? [header] : parts.slice(0, 5)));
  }
  return ok(decodeSigned(context, decodedHeader, parts));
}

interface Context {
  readonly text: string;
  readonly located: LocatedToken;
  readonly problems: TokenProblems;
}

/** An encrypted token has five parts, and the enc of its header names how it is encrypted (RFC 7516, section 9). */
function isEncrypted(count: number, header: TextPart): boolean {
  return count === 5 || (count > 3 && typeof header.members?.enc === 'string');
}

/** @param parts the parts as written, of which those after the third are not decoded */
function decodeSigned(context: Context, header: TextPart, parts: readonly string[]): DecodedToken {
  const { located, problems } = context;
  const isUnencoded = isPayloadUnencoded(header.members);
  if (isUnencoded && parts.length > 3) {
    // A dot in the payload is not told from one between two parts.
    return {
      kind: 'signed',
      header,
      isDetached: false,
      isUnencoded,
      bytes: [],
      notes: located.notes,
      warnings: [],
      problems: problems.all,
    };
  }
  const [first = '', second = '', third] = parts;
  const isDetached = second === '' && third !== undefined && third !== '';
  const payloadStart = first.length + 1;
  const written = isUnencoded ? rawPayload(context) : second;
  const payload = isDetached ? undefined : isUnencoded ? readText(written) : decodePart(second);
  const nestedToken = findNestedToken(payload);
  if (nestedToken === undefined) {
    problems.report('payload', payloadStart, payload?.problem);
  }
  const signature = decodeBase64url(third ?? '');
  problems.report('signature', payloadStart + second.length + 1, signature.problem);
  return {
    kind: 'signed',
    header,
    payload: nestedToken === undefined ? payload : payload && { ...payload, problem: undefined },
    isDetached,
    isUnencoded,
    nestedToken,
    bytes: third === undefined ? [] : [describeBytes('signature', third, signature.bytes)],
    written:
      third === undefined || parts.length > 3 ? undefined : { header: first, payload: written, signature: third },
    notes: located.notes,
    warnings: warnOfHeader(header.members, { hasSignature: third !== undefined && third !== '', isDetached }),
    problems: problems.all,
  };
}

function decodeEncrypted(context: Context, header: TextPart, parts: readonly string[]): DecodedToken {
  let start = (parts[0] ?? '').length + 1;
  const bytes = parts.slice(1).map((encoded, index) => {
    const name = encryptedParts[index] ?? 'tag';
    const decoded = decodeBase64url(encoded);
    context.problems.report(name, start, decoded.problem);
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
    problems: context.problems.all,
  };
}

function describeBytes(name: PartName, encoded: string, bytes: Uint8Array | undefined): BytesPart {
  const hex = hexOf(bytes?.subarray(0, shownBytes) ?? []);
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
