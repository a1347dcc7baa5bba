import { encodeJsonText } from '#renderer/components/lossless-json/decode-json-text.ts';
import {
  type JsonDocument,
  keyEndOf,
  kindCodeOf,
  kindCodes,
  sourceText,
  stringValue,
} from '#renderer/components/lossless-json/json-document.ts';
import { parseJson } from '#renderer/components/lossless-json/parse-json.ts';
import { ok, type Result } from '#shared/result.ts';
import { quoted, type WarningCollector } from './conversion-warnings.ts';
import { type Data, NumberText } from './data.ts';

/**
 * Reads JSON (RFC 8259) with every digit of its numbers. A key that is repeated in its object is warned of; the
 * last one counts, as for JSON.parse.
 * @returns the data; fails as `encodeJsonText` and `parseJson` do
 * @example readJson('[1.0]', warnings) // { ok: true, value: [NumberText('1.0')] }
 */
export function readJson(text: string, warnings: WarningCollector): Result<Data> {
  const bytes = encodeJsonText(text);
  const parsed = bytes.ok ? parseJson(bytes.value) : bytes;
  if (!parsed.ok) {
    return parsed;
  }
  const { document, warnings: found } = parsed.value;
  const { listed, total } = found.duplicateKeys;
  for (const { key, position, earlierPosition } of listed) {
    warnings.add(
      'duplicateKey',
      `The key ${quoted(key)} is also on line ${earlierPosition.line}: only the last one counts.`,
      { position: () => position },
    );
  }
  warnings.addUnlisted('duplicateKey', total - listed.length);
  return ok(toData(document));
}

/** The values of a parsed document, each object without the members that later ones override. */
function toData(document: JsonDocument): Data {
  const { bytes, starts, ends, keys, nexts } = document;

  const build = (node: number): Data => {
    const start = starts[node] as number;
    const end = ends[node] as number;
    const next = nexts[node] as number;
    switch (kindCodeOf(document, node)) {
      case kindCodes.null:
        return null;
      case kindCodes.false:
        return false;
      case kindCodes.true:
        return true;
      case kindCodes.number:
        return new NumberText(sourceText(bytes, start, end));
      case kindCodes.string:
        return stringValue(bytes, start, end);
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
          const key = stringValue(bytes, keys[child] as number, keyEndOf(document, child));
          members.set(key, build(child));
        }
        return members;
      }
    }
  };
  return build(0);
}
