import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import { keyOf, kindOf } from '#shared/formats/lossless-json/json-document.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';

/**
 * Replaces the algorithm in a header and leaves everything else as entered.
 * @returns undefined if the header is not a JSON object
 * @example replaceAlgorithm('{"typ": "JWT", "alg": "HS256"}', 'RS256') // '{"typ": "JWT", "alg": "RS256"}'
 */
export function replaceAlgorithm(header: string, alg: string): string | undefined {
  const encoded = encodeJsonText(header);
  const parsed = encoded.ok ? parseJson(encoded.value) : encoded;
  if (!encoded.ok || !parsed.ok || kindOf(parsed.value.document, 0) !== 'object') {
    return undefined;
  }
  const { document } = parsed.value;
  const written = JSON.stringify(alg);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const replace = (from: number, to: number, text: string) =>
    `${decoder.decode(encoded.value.subarray(0, from))}${text}${decoder.decode(encoded.value.subarray(to))}`;
  const end = document.nexts[0] ?? 0;
  for (let node = 1; node < end; node = document.nexts[node] ?? end) {
    if (keyOf(document, node) === 'alg') {
      return replace(document.starts[node] ?? 0, document.ends[node] ?? 0, written);
    }
  }
  const start = (document.starts[0] ?? 0) + 1;
  return replace(start, start, `"alg": ${written}${end > 1 ? ', ' : ''}`);
}
