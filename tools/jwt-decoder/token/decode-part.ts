import { hexOfByte } from '#shared/formats/hex.ts';
import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import {
  isContainer,
  type JsonDocument,
  type JsonKind,
  keyOf,
  kindOf,
  sourceText,
} from '#shared/formats/lossless-json/json-document.ts';
import type { JsonWarnings } from '#shared/formats/lossless-json/json-warnings.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { decodeUtf8 } from '#shared/formats/text-encoding/decode-utf8.ts';
import { describePlace } from '#shared/formats/words/describe-place.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Result, TextPosition } from '#shared/result.ts';
import { fail, ok } from '#shared/result.ts';
import { decodeBase64url } from './decode-base64url.ts';

/** A problem with a part of a token. */
export interface PartProblem {
  readonly code: string;
  readonly message: string;
  /** The problem with the JSON, without the position. */
  readonly reason?: string;
  /** The offset of the problem in the part as written, in UTF-16 code units, if it is there. */
  readonly offset?: number;
  /** The position of the problem in the decoded text, if it is there. */
  readonly position?: TextPosition;
}

export type Members = Readonly<Record<string, unknown>>;

/** The header or the payload. */
export interface TextPart {
  /** The text, indented if it is JSON, otherwise as encoded; undefined if the part is not text. */
  readonly text?: string | undefined;
  /** The members, if the text is a JSON object. Numbers are JavaScript numbers; long arrays and objects are empty. */
  readonly members?: Members | undefined;
  /** The source text of each member other than strings, with all digits of numbers. */
  readonly sources?: Readonly<Record<string, string>> | undefined;
  /** What the text does not show: repeated keys, numbers that JavaScript would change. */
  readonly warnings: readonly string[];
  readonly problem?: PartProblem | undefined;
  /** The number of encoded bytes. */
  readonly byteLength: number;
}

/** The maximum length of the indented text. */
const maximumLength = 64_000_000;

/** The maximum number of warnings of each kind that are spelled out. */
const listedWarnings = 3;

/**
 * Decodes a part that must be a JSON object in UTF-8 in Base64url. Numbers and keys stay as written. A bad part is
 * returned as far as it can be shown, together with its problem.
 * @example decodePart('eyJhIjoxLjB9').text // '{\n  "a": 1.0\n}'
 */
export function decodePart(encoded: string): TextPart {
  if (encoded === '') {
    return { warnings: [], problem: { code: 'empty', message: 'it is empty' }, byteLength: 0 };
  }
  const { bytes, problem } = decodeBase64url(encoded);
  if (bytes === undefined) {
    return { warnings: [], problem, byteLength: 0 };
  }
  const part = readObject(bytes);
  return problem === undefined ? part : { ...part, problem };
}

/**
 * Reads the bytes of a part.
 * @param bytes the bytes, which should be a JSON object in UTF-8
 */
export function readObject(bytes: Uint8Array): TextPart {
  const base = { warnings: [], byteLength: bytes.length };
  const decoded = readUtf8(bytes);
  if (!decoded.ok) {
    return { ...base, problem: decoded.error };
  }
  const text = decoded.value;
  const parsed = parseJson(bytes);
  if (!parsed.ok) {
    const { position, message } = parsed.error;
    return {
      ...base,
      text,
      problem: {
        code: 'not-json',
        message: `it is not JSON. ${position === undefined ? '' : `In its ${describePlace(position)}: `}${message}`,
        reason: message,
        ...(position && { position }),
      },
    };
  }
  const { document, warnings } = parsed.value;
  const kind = kindOf(document, 0);
  if (kind !== 'object') {
    return {
      ...base,
      text,
      problem: { code: 'not-an-object', message: `it is ${describeKind[kind]}, not a JSON object` },
    };
  }
  const written = writeJson(document, { indent: 2, maximumLength });
  return {
    ...base,
    text: written.ok ? new TextDecoder().decode(written.value.bytes) : text,
    ...readMembers(document),
    warnings: describeWarnings(warnings),
  };
}

/** Longer arrays and objects leave the worker only as text: they may be nested too deeply to be copied. */
const longestContainer = 1000;

function readMembers(document: JsonDocument): Pick<TextPart, 'members' | 'sources'> {
  const { bytes, starts, ends, nexts } = document;
  const members: [string, unknown][] = [];
  const sources: [string, string][] = [];
  const end = nexts[0] as number;
  for (let node = 1; node < end; node = nexts[node] as number) {
    const key = keyOf(document, node);
    const source = sourceText(bytes, starts[node] as number, ends[node] as number);
    const kind = kindOf(document, node);
    const isLong = isContainer(document, node) && source.length > longestContainer;
    members.push([key, isLong ? (kind === 'array' ? [] : {}) : JSON.parse(source)]);
    if (kind !== 'string') {
      sources.push([key, source]);
    }
  }
  // The last of several members with the same name wins, as in JSON.parse.
  return { members: Object.fromEntries(members), sources: Object.fromEntries(sources) };
}

const describeKind: Record<JsonKind, string> = {
  null: 'null',
  false: 'the word false',
  true: 'the word true',
  number: 'a number',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

/** @returns the text; fails with `not-utf-8` and names the first byte that is not UTF-8 */
function readUtf8(bytes: Uint8Array): Result<string, PartProblem> {
  const text = decodeUtf8(bytes);
  if (text !== undefined) {
    return ok(text);
  }
  const valid = validLength(bytes);
  const byte = hexOfByte(bytes[valid] ?? 0).toUpperCase();
  return fail({
    code: 'not-utf-8',
    message: `it is not UTF-8 text: byte ${formatNumber(valid + 1)} (${byte} in hexadecimal) is wrong. It may be compressed, or encrypted`,
  });
}

/** The number of valid UTF-8 bytes at the start. */
function validLength(bytes: Uint8Array): number {
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  // The first U+FFFD that is not in the input stands for the first bad byte.
  let length = 0;
  for (const character of lenient) {
    const written = new TextEncoder().encode(character);
    if (written.some((byte, index) => bytes[length + index] !== byte)) {
      break;
    }
    length += written.length;
  }
  return length;
}

function describeWarnings({ duplicateKeys, changedNumbers }: JsonWarnings): string[] {
  const more = (total: number) => (total > listedWarnings ? ` And ${formatNumber(total - listedWarnings)} more.` : '');
  const lines: string[] = [];
  if (duplicateKeys.total > 0) {
    const keys = duplicateKeys.listed.slice(0, listedWarnings).map(({ key, path }) => `“${key}” (${path.dotted})`);
    lines.push(
      `Repeated keys: ${keys.join(', ')}. JavaScript keeps the last one, other parsers the first, which attackers use to get past checks.${more(duplicateKeys.total)}`,
    );
  }
  if (changedNumbers.total > 0) {
    const numbers = changedNumbers.listed
      .slice(0, listedWarnings)
      .map(({ number, javaScript, path }) => `${number} (${path.dotted}) becomes ${javaScript}`);
    lines.push(`Numbers that JavaScript changes: ${numbers.join(', ')}.${more(changedNumbers.total)}`);
  }
  return lines;
}

/** Reads an entered text to be signed, which should be a JSON object. */
export function readTypedObject(text: string): TextPart {
  const encoded = encodeJsonText(text);
  if (encoded.ok) {
    return readObject(encoded.value);
  }
  const { code, message, position } = encoded.error;
  return { text, warnings: [], problem: { code, message, ...(position && { position }) }, byteLength: 0 };
}
