import { isEngineLimit } from '#shared/engine-limit.ts';
import { pathsOf, type QueryMatch, queryJson } from '#shared/formats/json-path/query-json.ts';
import { type JsonDocument, sourceText } from '#shared/formats/lossless-json/json-document.ts';
import type { JsonWarnings } from '#shared/formats/lossless-json/json-warnings.ts';
import { NodeCursor, type NodePath } from '#shared/formats/lossless-json/node-path.ts';
import { type Indent, type WrittenJson, writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { createTextRows, type TextRow, type TextRows } from '#shared/formats/text-rows/text-rows.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type TaskContext, withTransfer } from '#tools/task.ts';
import { readSource } from './read-source.ts';
import { sortKeys } from './sort-keys.ts';
import { type Taken, takeJson } from './taken/take-json.ts';
import { type TreeRow, TreeRows } from './tree-rows.ts';

/** The longest result, in bytes: as much as the desktop app can save. */
const maximumResultLength = 512 * 1024 * 1024;
/** UTF-16 code units of the result that the toast about copying may show. */
const excerptLength = 100;
/** The share of the time of loading a file that reading it takes, roughly. */
const readingShare = 0.4;

export interface LoadedJson {
  /** In UTF-8. */
  readonly byteLength: number;
  /** How many values the document has. */
  readonly nodeCount: number;
  readonly warnings: JsonWarnings;
  /** What of the source that is, where the source is not JSON as a whole. */
  readonly taken?: Taken;
}

export interface RenderOptions {
  readonly layout: 'indented' | 'minified';
  readonly indent: Indent;
  readonly sortKeys: boolean;
  /** A JSONPath query; blank for the whole document. */
  readonly query: string;
  /** A result of at most so many bytes comes along in the answer. */
  readonly maximumInlineLength: number;
}

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
  /** The result in UTF-8, if it is short enough to come along; `resultRows` and `resultBlob` have it in any case. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** What the query found, if there was one. */
  readonly matches?: QuerySummary;
}

export interface RowRange {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export interface RowPage<Row> {
  /** How many rows there are in all. */
  readonly rowCount: number;
  readonly rows: readonly Row[];
}

/** What the options make of the source, but for its layout. */
interface View {
  readonly source: JsonDocument;
  readonly query: string;
  readonly isSorted: boolean;
  readonly document: JsonDocument;
  readonly matches: QuerySummary | undefined;
  /** The nodes of the source that the query found. */
  readonly nodes: readonly number[];
}

/** The work of the JSON formatter. What is loaded, rendered and expanded is kept for the next calls. */
export type FormatterTasks = ReturnType<typeof createTasks>;

/** Makes the tasks of one worker. */
export function createTasks() {
  let source: JsonDocument | undefined;
  let view: View | undefined;
  let result: WrittenJson | undefined;
  let resultText: { readonly result: WrittenJson; readonly rows: TextRows } | undefined;
  let tree: { readonly view: View; readonly rows: TreeRows } | undefined;
  let pathFinder: { readonly source: JsonDocument; readonly cursor: NodeCursor } | undefined;

  /** The view that the options ask for: the last one, if it is that. */
  function viewOf(document: JsonDocument, { query, sortKeys: isSorted }: RenderOptions): Result<View> {
    if (view?.source === document && view.query === query && view.isSorted === isSorted) {
      return ok(view);
    }
    const found = query.trim() === '' ? undefined : queryJson(document, query);
    if (found?.ok === false) {
      return found;
    }
    const matched = found?.value.document ?? document;
    const { count = 0, matches: listed = [], nodes = [] } = found?.value ?? {};
    return ok({
      source: document,
      query,
      isSorted,
      document: isSorted ? sortKeys(matched) : matched,
      matches: found && { count, listed },
      nodes,
    });
  }

  function textRows(): TextRows | undefined {
    if (result !== undefined && resultText?.result !== result) {
      resultText = { result, rows: createTextRows(result.bytes) };
    }
    return resultText?.rows;
  }

  /** The tree of what was rendered last, as it was expanded before if it is still the same. */
  function treeRows(): TreeRows | undefined {
    if (view !== undefined && tree?.view !== view) {
      tree = { view, rows: new TreeRows(view.document) };
    }
    return tree?.rows;
  }

  return {
    /** Parses JSON, JSON Lines, or the JSON in another text (`takeJson`). On failure what was loaded before stays. */
    async load(input: { readonly source: string | Blob }, context: TaskContext): Promise<Result<LoadedJson>> {
      return withinMemory(async () => {
        const text = await readSource(input.source, (fraction) => context.reportProgress(fraction * readingShare));
        const parsed = text.ok ? takeJson(text.value) : text;
        if (!parsed.ok) {
          return parsed;
        }
        const { document, warnings, taken } = parsed.value;
        source = document;
        return ok({
          byteLength: document.bytes.length,
          nodeCount: document.nodeCount,
          warnings,
          ...(taken && { taken }),
        });
      });
    },

    /**
     * Lays out what is loaded. On failure the result and the tree from before stay; fails with `nothing-loaded`, with
     * `invalid-query` and the place in the query, and with `result-too-large`.
     */
    async render(options: RenderOptions): Promise<Result<RenderedJson>> {
      return withinMemory(async () => {
        if (source === undefined) {
          return fail({ code: 'nothing-loaded', message: 'There is no JSON to format yet.' });
        }
        const shown = viewOf(source, options);
        if (!shown.ok) {
          return shown;
        }
        const written = writeJson(shown.value.document, {
          ...(options.layout === 'indented' && { indent: options.indent }),
          maximumLength: maximumResultLength,
        });
        if (!written.ok) {
          return written;
        }
        view = shown.value;
        result = written.value;
        return answerOf(result, view.matches, options.maximumInlineLength);
      });
    },

    /** Rows of the result for a view that renders what is seen; none before the first result. */
    resultRows({ from, to }: RowRange): RowPage<TextRow> {
      const rows = textRows();
      return { rowCount: rows?.rowCount ?? 0, rows: rows?.rows(from, to) ?? [] };
    },

    /** The whole result, for saving and copying; undefined before the first one. */
    resultBlob(): Blob | undefined {
      return result && new Blob([result.bytes], { type: 'application/json' });
    },

    /** What is loaded, as it is written: several values are the elements of an array. Undefined before the first text. */
    loadedText(): string | undefined {
      return source && sourceText(source.bytes, 0, source.bytes.length);
    },

    /** The normalized paths of all that the query found, a line each: names have their line breaks escaped. */
    matchPaths(): string {
      return view === undefined ? '' : pathsOf(view.source, view.nodes).join('\n');
    },

    /** Rows of the tree of what was rendered last; none before the first result. */
    treeRows({ from, to }: RowRange): RowPage<TreeRow> {
      const rows = treeRows();
      return { rowCount: rows?.rowCount ?? 0, rows: rows?.rows(from, to) ?? [] };
    },

    /** Expands or collapses a container of the tree. @returns how many rows there are now */
    treeToggle({ node }: { readonly node: number }): number {
      const rows = treeRows();
      rows?.toggle(node);
      return rows?.rowCount ?? 0;
    },

    /** Expands the tree to a depth, see `TreeRows.expandToDepth`. @returns how many rows there are now */
    treeExpand({ depth }: { readonly depth: number }): number {
      const rows = treeRows();
      rows?.expandToDepth(depth);
      return rows?.rowCount ?? 0;
    },

    /** The row of a node of the tree, see `TreeRows.rowOf`. */
    treeRowOf({ node }: { readonly node: number }): number {
      return treeRows()?.rowOf(node) ?? 0;
    },

    /** Where a node of the tree is in the source; undefined for the array that holds the matches of a query. */
    treePath({ node }: { readonly node: number }): NodePath | undefined {
      if (view === undefined || (node === 0 && view.matches !== undefined)) {
        return undefined;
      }
      if (pathFinder?.source !== view.source) {
        pathFinder = { source: view.source, cursor: new NodeCursor(view.source) };
      }
      pathFinder.cursor.moveTo(nodeAtOffset(view.source, view.document.starts[node] as number));
      return pathFinder.cursor.path();
    },
  };
}

function answerOf(
  { bytes, lineCount }: WrittenJson,
  matches: QuerySummary | undefined,
  maximumInlineLength: number,
): Result<RenderedJson> {
  const rendered = {
    byteLength: bytes.length,
    lineCount,
    // A code unit of UTF-16 takes up to three bytes of UTF-8.
    excerpt: shortenText(sourceText(bytes, 0, Math.min(bytes.length, excerptLength * 3 + 3)), excerptLength),
    ...(matches && { matches }),
  };
  if (bytes.length > maximumInlineLength) {
    return ok(rendered);
  }
  const copy = bytes.slice();
  return withTransfer(ok({ ...rendered, bytes: copy }), [copy.buffer]);
}

/** The node of a parsed document that starts at an offset: its nodes are in the order of the text. */
function nodeAtOffset({ starts, nodeCount }: JsonDocument, offset: number): number {
  let low = 0;
  let high = nodeCount - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] as number) <= offset) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

/** Buffers that are too large throw a RangeError: for the user that is a failure as any other. */
async function withinMemory<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    if (isEngineLimit(error)) {
      return fail({ code: 'out-of-memory', message: 'There is not enough memory for this document.' });
    }
    throw error;
  }
}
