import { bytePosition } from '#shared/formats/lossless-json/byte-position.ts';
import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import {
  isContainer,
  type JsonDocument,
  keyEndOf,
  kindCodeOf,
  kindCodes,
} from '#shared/formats/lossless-json/json-document.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { withoutMark } from '#shared/formats/text-encoding/byte-order-mark.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { quoted, type WarningCollector } from '../conversion-warnings.ts';
import { type Data, NumberText } from '../data.ts';
import { type DepthLimit, readingLimits, tooDeep } from './depth-limit.ts';

/**
 * Reads JSON (RFC 8259), keeping every digit of its numbers. A repeated key in an object causes a warning, and the last
 * one wins, as in JSON.parse.
 * @returns the data; fails as `encodeJsonText` and `parseJson` do, and with `too-deep`
 * @example readJson('[1.0]', warnings) // { ok: true, value: [NumberText('1.0')] }
 */
export function readJson(
  text: string,
  warnings: WarningCollector,
  limit: DepthLimit = readingLimits.json,
): Result<Data> {
  const bytes = encodeJsonText(text);
  const parsed = bytes.ok ? parseJson(bytes.value) : bytes;
  if (!parsed.ok) {
    return parsed;
  }
  const { document, warnings: found } = parsed.value;
  const deepNode = findTooDeep(document, limit.levels);
  if (deepNode !== undefined) {
    return fail(tooDeep(limit, bytePosition(document.bytes, document.starts[deepNode] as number)));
  }
  const { listed, total } = found.duplicateKeys;
  for (const { key, position, earlierPosition } of listed) {
    warnings.add(
      'duplicateKey',
      `The key ${quoted(key)} is also on line ${formatNumber(earlierPosition.line)}: only the last one counts.`,
      { position: () => position },
    );
  }
  warnings.addUnlisted('duplicateKey', total - listed.length);
  return ok(toData(document, withoutMark(text)));
}

/** Finds the first array or object beyond the maximum depth. */
function findTooDeep(document: JsonDocument, maximumDepth: number): number | undefined {
  const { nexts, nodeCount } = document;
  /** The node after each container around the node. */
  const ends: number[] = [];
  for (let node = 0; node < nodeCount; node += 1) {
    while (ends.length > 0 && (ends.at(-1) as number) <= node) {
      ends.pop();
    }
    if (isContainer(document, node)) {
      ends.push(nexts[node] as number);
      if (ends.length > maximumDepth) {
        return node;
      }
    }
  }
  return undefined;
}

/** Converts a parsed document to its values, without object members that later ones override. */
function toData(document: JsonDocument, text: string): Data {
  const { starts, ends, keys, nexts } = document;
  const tokens = new TokenReader(document.bytes, text);

  const build = (node: number): Data => {
    const next = nexts[node] as number;
    switch (kindCodeOf(document, node)) {
      case kindCodes.null:
        return null;
      case kindCodes.false:
        return false;
      case kindCodes.true:
        return true;
      case kindCodes.number:
        return new NumberText(tokens.read(starts[node] as number, ends[node] as number));
      case kindCodes.string:
        return unquote(tokens.read(starts[node] as number, ends[node] as number));
      case kindCodes.array: {
        const elements: Data[] = [];
        for (let child = node + 1; child < next; child = nexts[child] as number) {
          elements.push(build(child));
        }
        return elements;
      }
      default: {
        const members = new Map<string, Data>();
        for (let child = node + 1; child < next; child = nexts[child] as number) {
          const key = unquote(tokens.read(keys[child] as number, keyEndOf(document, child)));
          members.set(key, build(child));
        }
        return members;
      }
    }
  };
  return build(0);
}

/** @param token a string including its quotes */
function unquote(token: string): string {
  return token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
}

/**
 * Extracts tokens from a text by their offsets in its UTF-8 form, in ascending order. Decoding each token would take
 * about twice as long.
 */
class TokenReader {
  readonly #bytes: Uint8Array;
  readonly #text: string;
  #byte = 0;
  #unit = 0;

  constructor(bytes: Uint8Array, text: string) {
    this.#bytes = bytes;
    this.#text = text;
  }

  /** @param start,end byte offsets, not before those of the previous call */
  read(start: number, end: number): string {
    const from = this.#unitAt(start);
    return this.#text.slice(from, this.#unitAt(end));
  }

  /** In UTF-16, a code point of four bytes takes two code units, any other takes one. */
  #unitAt(offset: number): number {
    const bytes = this.#bytes;
    let unit = this.#unit;
    for (let at = this.#byte; at < offset; at += 1) {
      const byte = bytes[at] as number;
      if ((byte & 0xc0) !== 0x80) {
        unit += byte >= 0xf0 ? 2 : 1;
      }
    }
    this.#byte = offset;
    this.#unit = unit;
    return unit;
  }
}
