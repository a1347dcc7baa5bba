import { isAlgorithmName, signatureAlgorithms } from '../signature/algorithms.ts';
import { decodePart, type Members } from './decode-part.ts';

/** Headers are short; a much longer text is not a header, and would take long to decode. */
const longestHeader = 8192;

/** A part of a token and the dot after it. White space and invisible characters may be in it. */
const partAndDot = /(?<part>[\w\s\u200b-\u200d\u2060\ufeff-]*)\./uy;
/** Characters of a part without white space. */
const run = /[\w-]+/uy;
const gap = /[\s\u200b-\u200d\u2060\ufeff]+/uy;

/**
 * Characters that end a token because they separate values in headers, cookies, addresses, JSON or sentences. They never
 * appear inside a token, even one that is broken into lines.
 */
const separators = /[;,&|(){}[\]<>"'`“”‘’«»]/u;

/** A place where the last part of a token may end. */
interface End {
  /** The offset in the text, exclusive. */
  readonly offset: number;
  /** The number of characters of the part, without white space. */
  readonly length: number;
}

/**
 * Finds the end of a token that other text follows. White space alone does not end it, since a token may be broken into
 * lines; the end is where its last part, the signature or the tag, has the length that its algorithm requires. If there
 * is no such place, a character that separates values ends it.
 * @param text a text that starts with a token
 * @returns the exclusive end in UTF-16 code units; undefined if the whole text is the token, or may be
 * @example cutAfterToken('eyJhbGciOiJub25lIn0.e30. (unsecured)') // 24
 */
export function cutAfterToken(text: string): number | undefined {
  const first = match(partAndDot, text, 0);
  if (first === undefined || first.length > longestHeader) {
    return undefined;
  }
  const header = decodePart(first.slice(0, -1).replaceAll(/[^\w-]/gu, '')).members;
  if (typeof header?.alg !== 'string') {
    return undefined;
  }
  let start = first.length;
  // One more part precedes a signature, three more a tag.
  for (let parts = typeof header.enc === 'string' ? 3 : 1; parts > 0; parts -= 1) {
    const next = match(partAndDot, text, start);
    if (next === undefined) {
      return undefined;
    }
    start += next.length;
  }
  const { ends, stop } = listEnds(text, start);
  const fitting = ends.findLast(({ length }) => fits(length, header));
  const cut = fitting === undefined ? guessEnd(ends, text[stop]) : fitting.offset;
  // Padding, standard Base64 and further parts belong to a token that is not right, which the reader should see.
  return cut === undefined || cut === text.length || /^(?:[=+/]|\.+[\w-])/u.test(text.slice(cut, cut + 10))
    ? undefined
    : cut;
}

/** Lists the ends of the runs of characters that only white space separates, and the offset of what follows them. */
function listEnds(text: string, start: number): { readonly ends: readonly End[]; readonly stop: number } {
  const ends: End[] = [];
  let offset = start;
  let length = 0;
  for (;;) {
    const characters = match(run, text, offset) ?? '';
    offset += characters.length;
    length += characters.length;
    if (characters !== '' || offset === start) {
      ends.push({ offset, length });
    }
    const space = match(gap, text, offset);
    if (space === undefined) {
      return { ends, stop: offset };
    }
    offset += space.length;
  }
}

/** Finds the end if the algorithm does not tell it. */
function guessEnd(ends: readonly End[], next: string | undefined): number | undefined {
  const end =
    next === ':' ? (ends.at(-2) ?? ends.at(-1)) : next !== undefined && separators.test(next) ? ends.at(-1) : undefined;
  return end === undefined || end.length === 0 ? undefined : end.offset;
}

/** The length of the tag, in bytes (RFC 7518, section 5.1). */
const tagLengths: Readonly<Record<string, number>> = {
  A128GCM: 16,
  A192GCM: 16,
  A256GCM: 16,
  'A128CBC-HS256': 16,
  'A192CBC-HS384': 24,
  'A256CBC-HS512': 32,
};

/** The length of signatures, in bytes, of algorithms that browsers do not offer (RFC 8812, RFC 8037). */
const otherLengths: Readonly<Record<string, number>> = { none: 0, ES256K: 64, Ed448: 114 };

/** The shortest RSA key, in bytes, and the step between usual lengths. */
const shortestRsa = 128;
const rsaStep = 64;

/** Whether the last part of a token has a length that its header requires. */
function fits(length: number, { alg, enc }: Members): boolean {
  const bytes = Math.floor((length * 3) / 4);
  if (length % 4 === 1 || typeof alg !== 'string') {
    return false;
  }
  if (typeof enc === 'string') {
    return Object.hasOwn(tagLengths, enc) && bytes === tagLengths[enc];
  }
  if (!isAlgorithmName(alg)) {
    return Object.hasOwn(otherLengths, alg) && bytes === otherLengths[alg];
  }
  const { family, signatureLength } = { signatureLength: undefined, ...signatureAlgorithms[alg] };
  return family === 'RSA' ? bytes >= shortestRsa && bytes % rsaStep === 0 : bytes === signatureLength;
}

/** Matches a sticky expression at an offset. */
function match(expression: RegExp, text: string, offset: number): string | undefined {
  expression.lastIndex = offset;
  return expression.exec(text)?.[0];
}
