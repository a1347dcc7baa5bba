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
  /** Names the value in the calls of `TreeRows`. */
  readonly node: number;
  /** The container around it; undefined for the top value. */
  readonly parent: number | undefined;
  /** How many containers are around it. */
  readonly depth: number;
  /** The name of a member, shortened; undefined for elements and the top value. */
  readonly key: string | undefined;
  /** The index among its siblings, from 0. */
  readonly index: number;
  readonly kind: JsonKind;
  /** The text of the value as written, or the first children of a container; shortened. */
  readonly preview: string;
  /** Elements of an array, members of an object; 0 for other values. */
  readonly childCount: number;
  readonly isExpanded: boolean;
  /** Whether a later member has the same name, so that JSON.parse does not see this one. */
  readonly isShadowed: boolean;
}

/** One row of the tree is kept in so many, to start from. */
const checkpointDistance = 4096;

const maximumKeyLength = 200;
const maximumPreviewLength = 200;
/** A container's preview shows so many children, and of each so much. */
const previewedChildren = 5;
const maximumChildLength = 30;

/**
 * The tree view of a document: which containers are expanded, and the rows that follow from it, numbered from 0.
 * Made for millions of rows: what is asked for is computed, and nothing is kept for a row but a byte.
 */
export class TreeRows {
  /** How many rows there are to show. */
  rowCount = 0;

  readonly #document: JsonDocument;
  readonly #cursor: NodeCursor;
  /** 1 for each expanded container. */
  readonly #expanded: Uint8Array;
  /** The node of every row whose number is a multiple of `checkpointDistance`. */
  readonly #checkpoints: number[] = [];
  readonly #childCounts = new Map<number, number>();

  /** Shows the top value expanded, and nothing below it. */
  constructor(document: JsonDocument) {
    this.#document = document;
    this.#cursor = new NodeCursor(document);
    this.#expanded = new Uint8Array(document.nodeCount);
    this.expandToDepth(1);
  }

  /** The rows from `from` up to, not including, `to`; fewer where the tree ends. */
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
   * Expands the containers that have fewer than `depth` containers around them, and collapses all others.
   * @param depth 0 shows the top value only, 1 its children too; Infinity expands all
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

  /** The row of a node: that of the innermost container around it that is shown, if it is not. */
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

  /** The node of the next row. */
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

  /** Counts them once. */
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

/** The text of a scalar as it is written. */
function previewScalar({ bytes, starts, ends }: JsonDocument, node: number, length: number): string {
  const start = starts[node] as number;
  // Three bytes of UTF-8 give one code unit or more: so this decodes enough, and not a megabyte for one row.
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
