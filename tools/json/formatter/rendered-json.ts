import type { QueryMatch } from '#shared/formats/json-path/query-json.ts';
import { sourceText } from '#shared/formats/lossless-json/json-document.ts';
import type { WrittenJson } from '#shared/formats/lossless-json/write-json.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { ok, type Result } from '#shared/result.ts';
import { withTransfer } from '#tools/task.ts';

/** The number of UTF-16 code units of the result that the toast about copying may show. */
const excerptLength = 100;

export interface QuerySummary {
  readonly count: number;
  /** The first matches, each with its normalized path. */
  readonly listed: readonly QueryMatch[];
}

export interface RenderedJson {
  readonly byteLength: number;
  readonly lineCount: number;
  /** The beginning of the result. */
  readonly excerpt: string;
  /** The result in UTF-8, if it is short enough to be included; `resultRows` and `resultBlob` always provide it. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** The matches of the query, if there was one. */
  readonly matches?: QuerySummary;
}

/**
 * What the page is told about a result.
 * @param maximumInlineLength the maximum length in bytes of a result that is included
 */
export function describeResult(
  { bytes, lineCount }: WrittenJson,
  matches: QuerySummary | undefined,
  maximumInlineLength: number,
): Result<RenderedJson> {
  const rendered = {
    byteLength: bytes.length,
    lineCount,
    // A UTF-16 code unit takes up to three bytes in UTF-8.
    excerpt: shortenText(sourceText(bytes, 0, Math.min(bytes.length, excerptLength * 3 + 3)), excerptLength),
    ...(matches && { matches }),
  };
  if (bytes.length > maximumInlineLength) {
    return ok(rendered);
  }
  const copy = bytes.slice();
  return withTransfer(ok({ ...rendered, bytes: copy }), [copy.buffer]);
}
