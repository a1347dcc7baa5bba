import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { type JsonDocument, keyOf } from './json-document.ts';

/** The path of a value in its document. */
export interface NodePath {
  /** The normalized path (RFC 9535, section 2.7): `$['store']['book'][0]`. */
  readonly normalized: string;
  /** The same path with dots where names allow: `$.store.book[0]`. */
  readonly dotted: string;
}

/** The middle of a longer path is shown as `…`. */
const maximumSteps = 200;
/** The end of a longer name is shown as `…`. */
const maximumNameLength = 1000;

/**
 * Moves from node to node and keeps track of the path from the top value to the current node. It continues from its
 * current position, so visiting nodes in table order takes no longer than one pass over the siblings before them.
 */
export class NodeCursor {
  readonly #document: JsonDocument;
  /** The nodes from the top value to the current one, and the index of each among its siblings. */
  readonly #nodes = [0];
  readonly #indices = [0];

  constructor(document: JsonDocument) {
    this.#document = document;
  }

  /** The number of containers around the current node. */
  get depth(): number {
    return this.#nodes.length - 1;
  }

  /** The current node's index among its siblings, from 0. */
  get index(): number {
    return this.#indices.at(-1) ?? 0;
  }

  /** The container around the current node; undefined at the top value. */
  get parent(): number | undefined {
    return this.#nodes.at(-2);
  }

  /** @param target a node of the document */
  moveTo(target: number): void {
    const { nexts } = this.#document;
    const nodes = this.#nodes;
    const indices = this.#indices;
    let sibling = 0;
    let index = -1;
    for (let node = nodes.at(-1) ?? 0; target < node || target >= (nexts[node] as number); node = nodes.at(-1) ?? 0) {
      sibling = nodes.pop() as number;
      index = indices.pop() as number;
    }
    let container = nodes.at(-1) ?? 0;
    while (container !== target) {
      if (index === -1 || sibling > target) {
        sibling = container + 1;
        index = 0;
      }
      while (target >= (nexts[sibling] as number)) {
        sibling = nexts[sibling] as number;
        index += 1;
      }
      nodes.push(sibling);
      indices.push(index);
      container = sibling;
      index = -1;
    }
  }

  /** @returns the path of the current node */
  path(): NodePath {
    let normalized = '$';
    let dotted = '$';
    const { length } = this.#nodes;
    for (let step = 1; step < length; step += 1) {
      if (step === maximumSteps / 2 && length > maximumSteps) {
        normalized += '…';
        dotted += '…';
        step = length - maximumSteps / 2;
      }
      const node = this.#nodes[step] as number;
      if (this.#document.keys[node] === 0) {
        normalized += `[${this.#indices[step]}]`;
        dotted += `[${this.#indices[step]}]`;
      } else {
        const name = keyOf(this.#document, node);
        const segment = nameSegment(name);
        normalized += segment;
        dotted += isShorthandName(name) ? `.${name}` : segment;
      }
    }
    return { normalized, dotted };
  }
}

/** The `member-name-shorthand` of RFC 9535, section 2.5.1. */
function isShorthandName(name: string): boolean {
  return (
    name.length <= maximumNameLength &&
    /^[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*$/u.test(name)
  );
}

const shortEscapes: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** The `normal-name-selector` of RFC 9535, section 2.7. */
function nameSegment(name: string): string {
  const shown = shortenText(name, maximumNameLength);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be escaped
  const escaped = shown.replace(/[\u0000-\u001f'\\]/g, (character) => {
    return shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `['${escaped}']`;
}
