import { hasName } from './compare-keys.ts';
import { FilterEvaluator } from './evaluate-filter.ts';
import { isShadowed, type JsonDocument, kindCodeOf, kindCodes } from './json-document.ts';
import type { JsonPath, Selector, Test } from './json-path.ts';

/** Adds what a selector finds among the children of a node. */
type Selection = (node: number, found: number[]) => void;

/** Thrown where a query finds more than it may; caught by `queryJson`. */
export class TooManyMatches extends Error {}

const encoder = new TextEncoder();

/**
 * Evaluates JSONPath queries (RFC 9535) on the node table of a document, without making JavaScript values of it:
 * numbers are compared exactly, and no size or depth is too much. Of members with the same name only the last
 * counts, as in JSON.parse.
 */
export class JsonPathEvaluator {
  readonly #document: JsonDocument;
  readonly #maximumMatches: number;
  readonly #filters: FilterEvaluator;

  constructor(document: JsonDocument, maximumMatches: number) {
    this.#document = document;
    this.#maximumMatches = maximumMatches;
    this.#filters = new FilterEvaluator(document, (path, start) => this.evaluate(path, start));
  }

  /**
   * @param start the node that the `$` or `@` of the query stands for
   * @returns the nodes found, in the standard's order; a node that is found twice is there twice
   */
  evaluate({ segments }: JsonPath, start: number): number[] {
    return segments.reduce<number[]>(
      (nodes, segment) => {
        const found: number[] = [];
        const selections = segment.selectors.map((selector) => this.#selectionOf(selector));
        const visit = (node: number) => {
          for (const select of selections) {
            select(node, found);
          }
          if (found.length > this.#maximumMatches) {
            throw new TooManyMatches();
          }
        };
        for (const node of nodes) {
          if (segment.isDescendant) {
            this.#visitDescendants(node, visit);
          } else {
            visit(node);
          }
        }
        return found;
      },
      [start],
    );
  }

  /** Visits the node and everything inside it, parents before children. */
  #visitDescendants(node: number, visit: (descendant: number) => void): void {
    const { nexts } = this.#document;
    const end = nexts[node] as number;
    visit(node);
    for (let descendant = node + 1; descendant < end; ) {
      if (isShadowed(this.#document, descendant)) {
        descendant = nexts[descendant] as number;
      } else {
        visit(descendant);
        descendant += 1;
      }
    }
  }

  #visitChildren(node: number, visit: (child: number) => void): void {
    const { nexts } = this.#document;
    const end = nexts[node] as number;
    for (let child = node + 1; child < end; child = nexts[child] as number) {
      if (!isShadowed(this.#document, child)) {
        visit(child);
      }
    }
  }

  #selectionOf(selector: Selector): Selection {
    switch (selector.kind) {
      case 'name':
        return this.#selectName(selector.name);
      case 'index':
        return this.#selectIndex(selector.index);
      case 'slice':
        return this.#selectSlice(selector);
      case 'wildcard':
        return (node, found) => this.#visitChildren(node, (child) => found.push(child));
      case 'filter':
        return this.#selectByTest(selector.test);
    }
  }

  #selectByTest(test: Test): Selection {
    return (node, found) =>
      this.#visitChildren(node, (child) => {
        if (this.#filters.isTrue(test, child)) {
          found.push(child);
        }
      });
  }

  #selectName(name: string): Selection {
    const sought = { name, bytes: encoder.encode(name) };
    return (node, found) => {
      if (kindCodeOf(this.#document, node) === kindCodes.object) {
        this.#visitChildren(node, (member) => {
          if (hasName(this.#document, member, sought)) {
            found.push(member);
          }
        });
      }
    };
  }

  #selectIndex(index: number): Selection {
    return (node, found) => {
      const elements = this.#elementsOf(node, index < 0 ? Number.POSITIVE_INFINITY : index + 1);
      const element = elements.at(index);
      if (element !== undefined) {
        found.push(element);
      }
    };
  }

  /** RFC 9535, section 2.3.4.2.2. */
  #selectSlice({ start, stop, step }: Selector & { kind: 'slice' }): Selection {
    return (node, found) => {
      const elements = this.#elementsOf(node);
      const { length } = elements;
      const place = (index: number) => (index >= 0 ? index : length + index);
      if (step > 0) {
        const upper = Math.min(place(stop ?? length), length);
        for (let index = Math.max(place(start ?? 0), 0); index < upper; index += step) {
          found.push(elements[index] as number);
        }
      } else if (step < 0) {
        const lower = Math.max(stop === undefined ? -1 : place(stop), -1);
        for (let index = Math.min(place(start ?? length - 1), length - 1); index > lower; index += step) {
          found.push(elements[index] as number);
        }
      }
    };
  }

  /** The elements of an array, up to a number of them; none of anything else. */
  #elementsOf(node: number, limit = Number.POSITIVE_INFINITY): number[] {
    const elements: number[] = [];
    if (kindCodeOf(this.#document, node) === kindCodes.array) {
      const { nexts } = this.#document;
      const end = nexts[node] as number;
      for (let element = node + 1; element < end && elements.length < limit; element = nexts[element] as number) {
        elements.push(element);
      }
    }
    return elements;
  }
}
