import {
  isContainer,
  isShadowed,
  type JsonDocument,
  type JsonKind,
  keyOf,
  kindOf,
  sourceText,
} from '#shared/formats/lossless-json/json-document.ts';
import { NodeCursor } from '#shared/formats/lossless-json/node-path.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';

/** One value in the tree view. */
export interface TreeRow {
  /** Identifies the value in the calls of `TreeRows`. */
  readonly node: number;
  /** The enclosing container; undefined for the top value. */
  readonly parent: number | undefined;
  /** The number of enclosing containers. */
  readonly depth: number;
  /** The name of a member, shortened; undefined for elements and the top value. */
  readonly key: string | undefined;
  /** The index among its siblings, from 0. */
  readonly index: number;
  readonly kind: JsonKind;
  /** The value as written, or the first children of a container; shortened. */
  readonly preview: string;
  /** The number of elements of an array or members of an object; 0 for other values. */
  readonly childCount: number;
  readonly isExpanded: boolean;
  /** Whether a later member has the same name, which makes JSON.parse ignore this one. */
  readonly isShadowed: boolean;
}

/** The number of rows between remembered rows, from which lookups start. */
const checkpointDistance = 4096;

const maximumKeyLength = 200;
const maximumPreviewLength = 200;
/** The maximum number of children shown in a container's preview, and the maximum length of each. */
const previewedChildren = 5;
const maximumChildLength = 30;

/**
 * The tree view of a document: which containers are expanded, and the resulting rows, numbered from 0. It is designed
 * for millions of rows: rows are computed on request, and only one byte per node is kept.
 */
export class TreeRows {
  /** The total number of rows. */
  rowCount = 0;

  readonly #document: JsonDocument;
  readonly #cursor: NodeCursor;
  /** Holds 1 for each expanded container. */
  readonly #expanded: Uint8Array;
  /** The node of every row whose number is a multiple of `checkpointDistance`. */
  readonly #checkpoints: number[] = [];
  readonly #childCounts = new Map<number, number>();

  /** Starts with the top value expanded and nothing below it. */
  constructor(document: JsonDocument) {
    this.#document = document;
    this.#cursor = new NodeCursor(document);
    this.#expanded = new Uint8Array(document.nodeCount);
    this.expandToDepth(1);
  }

  /** Returns the rows from `from` up to but excluding `to`; fewer at the end of the tree. */
  rows(from: number, to: number): TreeRow[] {
    const first = Math.max(from, 0);
    const last = Math.min(to, this.rowCount);
    const rows: TreeRow[] = [];
    if (first < last) {
      let node = this.#nodeAt(first);
      for (let row = first; row < last; row += 1) {
        rows.push(this.#describe(node));
        node = this.#nodeAfter(node);
      }
    }
    return rows;
  }

  /** Expands a collapsed container or collapses an expanded one. */
  toggle(node: number): void {
    if (isContainer(this.#document, node)) {
      this.#expanded[node] = this.#expanded[node] === 1 ? 0 : 1;
      this.#countRows();
    }
  }

  /**
   * Expands the containers with fewer than `depth` enclosing containers, and collapses all others.
   * @param depth 0 shows only the top value, 1 also its children; Infinity expands all
   */
  expandToDepth(depth: number): void {
    const { nexts, nodeCount } = this.#document;
    this.#expanded.fill(depth === Number.POSITIVE_INFINITY ? 1 : 0);
    const openEnds: number[] = [];
    for (let node = 0; node < nodeCount && Number.isFinite(depth); node = this.#nodeAfter(node)) {
      while (openEnds.length > 0 && node >= (openEnds.at(-1) ?? 0)) {
        openEnds.pop();
      }
      if (openEnds.length < depth && isContainer(this.#document, node)) {
        this.#expanded[node] = 1;
        openEnds.push(nexts[node] as number);
      }
    }
    this.#countRows();
  }

  /** The row of a node or, if the node is hidden, of the innermost visible container around it. */
  rowOf(node: number): number {
    const checkpoints = this.#checkpoints;
    let block = checkpoints.findIndex((checkpoint) => checkpoint > node);
    block = block === -1 ? checkpoints.length - 1 : block - 1;
    let row = block * checkpointDistance;
    let shown = checkpoints[block] ?? 0;
    for (
      let next = this.#nodeAfter(shown);
      next <= node && next < this.#document.nodeCount;
      next = this.#nodeAfter(next)
    ) {
      shown = next;
      row += 1;
    }
    return row;
  }

  /** The node of the row after that of a node. */
  #nodeAfter(node: number): number {
    return this.#expanded[node] === 1 ? node + 1 : (this.#document.nexts[node] as number);
  }

  #nodeAt(row: number): number {
    let node = this.#checkpoints[Math.floor(row / checkpointDistance)] ?? 0;
    for (let count = row % checkpointDistance; count > 0; count -= 1) {
      node = this.#nodeAfter(node);
    }
    return node;
  }

  #countRows(): void {
    const { nodeCount } = this.#document;
    let row = 0;
    this.#checkpoints.length = 0;
    for (let node = 0; node < nodeCount; node = this.#nodeAfter(node)) {
      if (row % checkpointDistance === 0) {
        this.#checkpoints.push(node);
      }
      row += 1;
    }
    this.rowCount = row;
  }

  #describe(node: number): TreeRow {
    const document = this.#document;
    this.#cursor.moveTo(node);
    const { parent, depth, index } = this.#cursor;
    return {
      node,
      parent,
      depth,
      key: document.keys[node] === 0 ? undefined : shortenText(keyOf(document, node), maximumKeyLength),
      index,
      kind: kindOf(document, node),
      preview: isContainer(document, node)
        ? previewContainer(document, node)
        : previewScalar(document, node, maximumPreviewLength),
      childCount: this.#countChildren(node),
      isExpanded: isContainer(document, node) && this.#expanded[node] === 1,
      isShadowed: isShadowed(document, node),
    };
  }

  /** Counts the children of a node, and remembers the count. */
  #countChildren(node: number): number {
    if (!isContainer(this.#document, node)) {
      return 0;
    }
    const known = this.#childCounts.get(node);
    if (known !== undefined) {
      return known;
    }
    const { nexts } = this.#document;
    const end = nexts[node] as number;
    let count = 0;
    for (let child = node + 1; child < end; child = nexts[child] as number) {
      count += 1;
    }
    this.#childCounts.set(node, count);
    return count;
  }
}

/** The text of a scalar as written. */
function previewScalar({ bytes, starts, ends }: JsonDocument, node: number, length: number): string {
  const start = starts[node] as number;
  // Three bytes of UTF-8 yield at least one code unit, so this decodes enough without decoding a megabyte for one row.
  const end = Math.min(ends[node] as number, start + length * 3 + 4);
  return shortenText(sourceText(bytes, start, end), length);
}

/** @example '{id: 1, tags: […], …}' */
function previewContainer(document: JsonDocument, node: number): string {
  const { nexts, keys } = document;
  const end = nexts[node] as number;
  const parts: string[] = [];
  for (let child = node + 1; child < end; child = nexts[child] as number) {
    if (parts.length === previewedChildren) {
      parts.push('…');
      break;
    }
    const name = keys[child] === 0 ? '' : `${shortenText(keyOf(document, child), maximumChildLength)}: `;
    parts.push(name + previewChild(document, child));
  }
  return kindOf(document, node) === 'object' ? `{${parts.join(', ')}}` : `[${parts.join(', ')}]`;
}

function previewChild(document: JsonDocument, node: number): string {
  const isEmpty = document.nexts[node] === node + 1;
  switch (kindOf(document, node)) {
    case 'object':
      return isEmpty ? '{}' : '{…}';
    case 'array':
      return isEmpty ? '[]' : '[…]';
    default:
      return previewScalar(document, node, maximumChildLength);
  }
}
