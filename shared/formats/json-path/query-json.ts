import {
  escapedKeyFlag,
  type JsonDocument,
  kindCodes,
  shadowedFlag,
  sourceText,
} from '#shared/formats/lossless-json/json-document.ts';
import { NodeCursor } from '#shared/formats/lossless-json/node-path.ts';
import { NodeTable } from '#shared/formats/lossless-json/node-table.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { JsonPathEvaluator, TooManyMatches } from './evaluate-json-path.ts';
import { parseJsonPath } from './parse-json-path.ts';

/** This is more than the nodes of a hundred megabytes of JSON; the tables of the matches stay below 1 GB. */
const maximumNodes = 50_000_000;

/** The maximum number of matches that are listed. */
const mostListedMatches = 1000;

/** The maximum number of UTF-16 code units of a value that are listed. */
const longestListed = 200;

export interface QueryMatch {
  /** Its normalized path (RFC 9535, section 2.7). */
  readonly path: string;
  /** The beginning of the value as written, on one line. */
  readonly value: string;
}

export interface QueryMatches {
  readonly count: number;
  /** The first matches, each with its path in the document. */
  readonly matches: readonly QueryMatch[];
  /** All matched nodes of the document. */
  readonly nodes: readonly number[];
  /** An array of the matched values over the same bytes, each as written. */
  readonly document: JsonDocument;
}

/**
 * Finds values by a JSONPath query (RFC 9535). Comparisons in filters are exact for numbers of any length, and if an
 * object repeats a name, its last member counts.
 * @returns the matches in the standard's order; fails with `invalid-query`, or with `too-many-matches` if a query
 * matches the same nodes over and over
 * @example queryJson(parsed('{"a":[1.0,2]}'), '$.a[0]') // count 1, matches [{ path: "$['a'][0]", value: '1.0' }], document [1.0]
 */
export function queryJson(document: JsonDocument, query: string): Result<QueryMatches> {
  const parsed = parseJsonPath(query);
  if (!parsed.ok) {
    return parsed;
  }
  try {
    const nodes = new JsonPathEvaluator(document, maximumNodes).evaluate(parsed.value, 0);
    return ok({
      count: nodes.length,
      matches: listMatches(document, nodes.slice(0, mostListedMatches)),
      nodes,
      document: arrayOf(document, nodes),
    });
  } catch (error) {
    if (error instanceof TooManyMatches) {
      return fail({ code: 'too-many-matches', message: 'This query matches too much. Make it more specific.' });
    }
    throw error;
  }
}

/** The normalized paths of nodes of a document (RFC 9535, section 2.7), in node order. */
export function pathsOf(document: JsonDocument, nodes: readonly number[]): string[] {
  const cursor = new NodeCursor(document);
  return nodes.map((node) => {
    cursor.moveTo(node);
    return cursor.path().normalized;
  });
}

function listMatches(document: JsonDocument, nodes: readonly number[]): QueryMatch[] {
  const paths = pathsOf(document, nodes);
  const { bytes, starts, ends } = document;
  return nodes.map((node, index) => {
    const start = starts[node] as number;
    // A code unit takes up to three bytes, and whitespace between values is left out.
    const text = sourceText(bytes, start, Math.min(ends[node] as number, start + longestListed * 8));
    return { path: paths[index] ?? '', value: shortenText(text.replaceAll(/\s+/gu, ' '), longestListed) };
  });
}

/** Copies the tables of the matched subtrees after that of a new array. */
function arrayOf(document: JsonDocument, matches: readonly number[]): JsonDocument {
  const { bytes, kinds, starts, ends, keys, nexts } = document;
  const nodeCount = matches.reduce((count, match) => count + (nexts[match] as number) - match, 1);
  if (nodeCount > maximumNodes) {
    throw new TooManyMatches();
  }
  const table = new NodeTable(bytes, nodeCount);
  table.add(kindCodes.array, 0, 0, 0);
  for (const match of matches) {
    const shift = table.nodeCount - match;
    for (let node = match; node < (nexts[match] as number); node += 1) {
      const isMatch = node === match;
      const kind = kinds[node] as number;
      // A matched member becomes an element.
      const place = table.add(
        isMatch ? kind & ~(escapedKeyFlag | shadowedFlag) : kind,
        starts[node] as number,
        ends[node] as number,
        isMatch ? 0 : (keys[node] as number),
      );
      table.nexts[place] = (nexts[node] as number) + shift;
    }
  }
  table.nexts[0] = nodeCount;
  return table;
}
