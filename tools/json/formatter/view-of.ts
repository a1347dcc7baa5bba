import { queryJson } from '#shared/formats/json-path/query-json.ts';
import type { JsonDocument } from '#shared/formats/lossless-json/json-document.ts';
import { ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { QuerySummary } from './rendered-json.ts';
import { sortKeys } from './sort-keys.ts';

/** Which part of a document shows, and in which order. */
export interface ViewOptions {
  /** A JSONPath query; blank for the whole document. */
  readonly query: string;
  readonly sortKeys: boolean;
}

/** A document with the options applied, before it is laid out. */
export interface DocumentView {
  readonly source: JsonDocument;
  readonly options: ViewOptions;
  readonly document: JsonDocument;
  readonly matches: QuerySummary | undefined;
  /** The nodes of the source that the query matched. */
  readonly nodes: readonly number[];
}

/**
 * Applies the options to a document. Fails with `invalid-query` and the position in the query.
 * @param last the last view, which is returned if it is of the same document and options
 */
export function viewOf(
  source: JsonDocument,
  options: ViewOptions,
  last: DocumentView | undefined,
): Result<DocumentView> {
  const { query, sortKeys: isSorted } = options;
  if (last?.source === source && last.options.query === query && last.options.sortKeys === isSorted) {
    return ok(last);
  }
  const found = isBlank(query) ? undefined : queryJson(source, query);
  if (found?.ok === false) {
    return found;
  }
  const matched = found?.value.document ?? source;
  const { count = 0, matches: listed = [], nodes = [] } = found?.value ?? {};
  return ok({
    source,
    options: { query, sortKeys: isSorted },
    document: isSorted ? sortKeys(matched) : matched,
    matches: found && { count, listed },
    nodes,
  });
}
