import type { JsonDocument } from './json-document.ts';

/** Small enough to cost nothing, but more than most pasted texts need. */
const smallestCapacity = 64;

/** A document under construction: a node table that grows. */
export class NodeTable implements JsonDocument {
  readonly bytes: Uint8Array;
  nodeCount = 0;
  kinds: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
  keys: Uint32Array;
  nexts: Uint32Array;

  /** @param capacity the number of nodes to allocate initially */
  constructor(bytes: Uint8Array, capacity: number) {
    const length = Math.max(capacity, smallestCapacity);
    this.bytes = bytes;
    this.kinds = new Uint8Array(length);
    this.starts = new Uint32Array(length);
    this.ends = new Uint32Array(length);
    this.keys = new Uint32Array(length);
    this.nexts = new Uint32Array(length);
  }

  /**
   * Adds a node without children; for a node that gets children later, the caller sets `nexts` and `ends`.
   * @param key the offset of its key, or 0
   */
  add(kind: number, start: number, end: number, key: number): number {
    const node = this.nodeCount;
    if (node === this.kinds.length) {
      this.#grow(start);
    }
    this.kinds[node] = kind;
    this.starts[node] = start;
    this.ends[node] = end;
    this.keys[node] = key;
    this.nexts[node] = node + 1;
    this.nodeCount = node + 1;
    return node;
  }

  /** Allocates as many nodes as the text will have if it continues as it did up to `offset`. */
  #grow(offset: number): void {
    const density = this.nodeCount / Math.max(offset, 1);
    const expected = Math.ceil(density * this.bytes.length * 1.1);
    const length = Math.max(expected, Math.ceil(this.nodeCount * 1.5));
    // The arrays grow one after another, so that only one of them exists twice at a time.
    this.kinds = grown(this.kinds, new Uint8Array(length));
    this.starts = grown(this.starts, new Uint32Array(length));
    this.ends = grown(this.ends, new Uint32Array(length));
    this.keys = grown(this.keys, new Uint32Array(length));
    this.nexts = grown(this.nexts, new Uint32Array(length));
  }
}

function grown<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
