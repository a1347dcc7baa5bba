import { isShadowed, type JsonDocument, kindCodeOf, kindCodes } from '#shared/formats/lossless-json/json-document.ts';
import { FilterEvaluator } from './evaluate-filter.ts';
import type { JsonPath, Selector } from './json-path.ts';
import { childrenOf, findElement, findMember, visitChildren } from './node-children.ts';

/** Thrown if a query has too many matches; caught by `queryJson`. */
export class TooManyMatches extends Error {}

/**
 * Evaluates JSONPath queries (RFC 9535) on the node table of a document, without creating JavaScript values: numbers
 * are compared exactly, and size and depth are not limited. If members have the same name, only the last one counts, as
 * in JSON.parse.
 */
export class JsonPathEvaluator {
  readonly #document: JsonDocument;
  readonly #maximumMatches: number;
  readonly #filters: FilterEvaluator;

  constructor(document: JsonDocument, maximumMatches: number) {
    this.#document = document;
    this.#maximumMatches = maximumMatches;
    this.#filters = new FilterEvaluator(document, this);
  }

  /**
   * @param start the node that the `$` or `@` of the query stands for
   * @returns the matching nodes in the standard's order; a node that is matched twice is included twice
   */
  evaluate({ segments }: JsonPath, start: number): number[] {
    let nodes = [start];
    for (const { isDescendant, selectors } of segments) {
      const found: number[] = [];
      for (const node of nodes) {
        if (isDescendant) {
          this.#selectFromDescendants(selectors, node, found);
        } else {
          this.#select(selectors, node, found);
        }
      }
      nodes = found;
    }
    return nodes;
  }

  /**
   * Evaluates a path that consists only of names and indices, which is faster.
   * @returns the matching node, if there is one
   */
  evaluateSingular({ segments }: JsonPath, start: number): number | undefined {
    let node: number | undefined = start;
    for (const { selectors } of segments) {
      const [selector] = selectors;
      if (node === undefined || selector === undefined) {
        return undefined;
      }
      node =
        selector.kind === 'name'
          ? findMember(this.#document, node, selector.name)
          : selector.kind === 'index'
            ? findElement(this.#document, node, selector.index)
            : undefined;
    }
    return node;
  }

  /** Selects from the node and all of its descendants, parents before children. */
  #selectFromDescendants(selectors: readonly Selector[], node: number, found: number[]): void {
    const { nexts } = this.#document;
    const end = nexts[node] as number;
    this.#select(selectors, node, found);
    for (let descendant = node + 1; descendant < end; ) {
      if (isShadowed(this.#document, descendant)) {
        descendant = nexts[descendant] as number;
      } else {
        this.#select(selectors, descendant, found);
        descendant += 1;
      }
    }
  }

  /** Adds the children of the node that the selectors select. */
  #select(selectors: readonly Selector[], node: number, found: number[]): void {
    for (const selector of selectors) {
      switch (selector.kind) {
        case 'name':
          addIfFound(findMember(this.#document, node, selector.name), found);
          break;
        case 'index':
          addIfFound(findElement(this.#document, node, selector.index), found);
          break;
        case 'slice':
          this.#selectSlice(selector, node, found);
          break;
        case 'wildcard':
          visitChildren(this.#document, node, (child) => found.push(child));
          break;
        case 'filter':
          visitChildren(this.#document, node, (child) => {
            if (this.#filters.isTrue(selector.test, child)) {
              found.push(child);
            }
          });
          break;
      }
    }
    if (found.length > this.#maximumMatches) {
      throw new TooManyMatches();
    }
  }

  /** Selects a slice (RFC 9535, section 2.3.4.2.2). */
  #selectSlice({ start, stop, step }: Selector & { kind: 'slice' }, node: number, found: number[]): void {
    if (kindCodeOf(this.#document, node) !== kindCodes.array) {
      return;
    }
    const elements = childrenOf(this.#document, node);
    const { length } = elements;
    const place = (index: number) => (index >= 0 ? index : length + index);
    if (step > 0) {
      const upper = Math.min(place(stop ?? length), length);
      for (let index = Math.max(place(start ?? 0), 0); index < upper; index += step) {
        addIfFound(elements[index], found);
      }
    } else if (step < 0) {
      const lower = Math.max(stop === undefined ? -1 : place(stop), -1);
      for (let index = Math.min(place(start ?? length - 1), length - 1); index > lower; index += step) {
        addIfFound(elements[index], found);
      }
    }
  }
}

function addIfFound(node: number | undefined, found: number[]): void {
  if (node !== undefined) {
    found.push(node);
  }
}
