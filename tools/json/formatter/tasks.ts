import { isEngineLimit } from '#shared/engine-limit.ts';
import { pathsOf } from '#shared/formats/json-path/query-json.ts';
import { type JsonDocument, sourceText } from '#shared/formats/lossless-json/json-document.ts';
import type { JsonWarnings } from '#shared/formats/lossless-json/json-warnings.ts';
import { NodeCursor, type NodePath } from '#shared/formats/lossless-json/node-path.ts';
import { type Indent, type WrittenJson, writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { createTextRows, type TextRow, type TextRows } from '#shared/formats/text-rows/text-rows.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { TaskContext } from '#tools/task.ts';
import { readJsonSource } from './read-json-source.ts';
import { describeResult, type RenderedJson } from './rendered-json.ts';
import { type Taken, takeJson } from './taken/take-json.ts';
import { type TreeRow, TreeRows } from './tree-rows.ts';
import { type DocumentView, type ViewOptions, viewOf } from './view-of.ts';

/** The maximum length of a result, in bytes: as much as the desktop app can save. */
const maximumResultLength = 512 * 1024 * 1024;
/** The approximate share of the loading time of a file that is spent reading it. */
const readingShare = 0.4;

export interface LoadedJson {
  /** The length in UTF-8. */
  readonly byteLength: number;
  /** The number of values in the document. */
  readonly nodeCount: number;
  readonly warnings: JsonWarnings;
  /** The parts taken from the source, if the source is not JSON as a whole. */
  readonly taken?: Taken;
}

export interface RenderOptions extends ViewOptions {
  readonly layout: 'indented' | 'minified';
  readonly indent: Indent;
  /** The maximum length in bytes of a result that is included in the answer. */
  readonly maximumInlineLength: number;
}

/** A text, and how to lay it out at once; a second request for that would wait for a page that is busy drawing. */
export interface LoadInput {
  readonly source: string | Blob;
  readonly render?: RenderOptions;
}

/** The document, and what `render` answers if the input asks for it. */
export interface LoadAnswer extends LoadedJson {
  readonly rendered?: Result<RenderedJson>;
}

export interface RowRange {
  readonly from: number;
  /** The end, which is not included. */
  readonly to: number;
}

export interface RowPage<Row> {
  /** The total number of rows. */
  readonly rowCount: number;
  readonly rows: readonly Row[];
}

/** The tasks of the JSON formatter. The loaded document, the result and the expanded nodes are kept between calls. */
export type FormatterTasks = ReturnType<typeof createTasks>;

/** Creates the tasks for one worker. */
export function createTasks() {
  let source: JsonDocument | undefined;
  let view: DocumentView | undefined;
  let result: WrittenJson | undefined;
  let resultText: { readonly result: WrittenJson; readonly rows: TextRows } | undefined;
  let tree: { readonly view: DocumentView; readonly rows: TreeRows } | undefined;
  let pathFinder: { readonly source: JsonDocument; readonly cursor: NodeCursor } | undefined;

  function textRows(): TextRows | undefined {
    if (result !== undefined && resultText?.result !== result) {
      resultText = { result, rows: createTextRows(result.bytes) };
    }
    return resultText?.rows;
  }

  /** The tree of the last result, with its expanded nodes if the result is still the same. */
  function treeRows(): TreeRows | undefined {
    if (view !== undefined && tree?.view !== view) {
      tree = { view, rows: new TreeRows(view.document) };
    }
    return tree?.rows;
  }

  /** Lays out the loaded document. */
  async function render(options: RenderOptions): Promise<Result<RenderedJson>> {
    return withinMemory(async () => {
      if (source === undefined) {
        return fail({ code: 'nothing-loaded', message: 'There is no JSON to format yet.' });
      }
      const shown = viewOf(source, options, view);
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
      return describeResult(result, view.matches, options.maximumInlineLength);
    });
  }

  return {
    /**
     * Parses JSON, JSON Lines, or JSON within other text (`takeJson`), and lays it out if asked to. On failure, the
     * previously loaded document stays.
     */
    async load(input: LoadInput, context: TaskContext): Promise<Result<LoadAnswer>> {
      return withinMemory(async () => {
        const text = await readJsonSource(input.source, (fraction) => context.reportProgress(fraction * readingShare));
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
          ...(input.render && { rendered: await render(input.render) }),
        });
      });
    },

    /**
     * Lays out the loaded document. On failure, the previous result and tree stay; fails with `nothing-loaded`, with
     * `invalid-query` and the position in the query, and with `result-too-large`.
     */
    render,

    /** Rows of the result for a virtualised view; none before the first result. */
    resultRows({ from, to }: RowRange): RowPage<TextRow> {
      const rows = textRows();
      return { rowCount: rows?.rowCount ?? 0, rows: rows?.rows(from, to) ?? [] };
    },

    /** The whole result, for saving and copying; undefined before the first result. */
    resultBlob(): Blob | undefined {
      return result && new Blob([result.bytes], { type: 'application/json' });
    },

    /**
     * The loaded text as written, with several values as the elements of an array. Undefined before the first text is
     * loaded.
     */
    loadedText(): string | undefined {
      return source && sourceText(source.bytes, 0, source.bytes.length);
    },

    /** The normalized paths of all matches, one per line; line breaks in names are escaped. */
    matchPaths(): string {
      return view === undefined ? '' : pathsOf(view.source, view.nodes).join('\n');
    },

    /** Rows of the tree of the last result; none before the first result. */
    treeRows({ from, to }: RowRange): RowPage<TreeRow> {
      const rows = treeRows();
      return { rowCount: rows?.rowCount ?? 0, rows: rows?.rows(from, to) ?? [] };
    },

    /** Expands or collapses a container of the tree. @returns the new number of rows */
    treeToggle({ node }: { readonly node: number }): number {
      const rows = treeRows();
      rows?.toggle(node);
      return rows?.rowCount ?? 0;
    },

    /** Expands the tree to a depth, see `TreeRows.expandToDepth`. @returns the new number of rows */
    treeExpand({ depth }: { readonly depth: number }): number {
      const rows = treeRows();
      rows?.expandToDepth(depth);
      return rows?.rowCount ?? 0;
    },

    /** The row of a tree node, see `TreeRows.rowOf`. */
    treeRowOf({ node }: { readonly node: number }): number {
      return treeRows()?.rowOf(node) ?? 0;
    },

    /** The path of a tree node in the source; undefined for the array that holds the matches of a query. */
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

/** The node of a parsed document that starts at an offset; its nodes are in text order. */
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

/** Buffers that are too large throw a RangeError; to the user, that is a failure like any other. */
async function withinMemory<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    if (isEngineLimit(error)) {
      return fail({
        code: 'out-of-memory',
        message: 'There is not enough memory for this document. Close other tabs, or format a part of it.',
      });
    }
    throw error;
  }
}
