import {
  type JsonDocument,
  type JsonKind,
  kindOf,
  sourceText,
  stringValue,
} from '#shared/formats/lossless-json/json-document.ts';
import { compareNumbers } from '#shared/formats/lossless-json/numbers/decimal.ts';
import { equalNodes } from './equal-nodes.ts';
import type { FilterQuery, FunctionCall, JsonPath, Operand, Test } from './json-path.ts';
import { compilePattern } from './match-pattern.ts';
import { countChildren } from './node-children.ts';

/**
 * A value in a comparison. The text of null, true and false is empty, that of a number as written, that of a string
 * decoded.
 */
interface FilterValue {
  readonly kind: JsonKind;
  readonly text: string;
  /** The node, if the value is in the document. */
  readonly node?: number;
}

/** Evaluates the queries inside a filter. */
export interface QueryEvaluator {
  evaluate(path: JsonPath, start: number): number[];
  evaluateSingular(path: JsonPath, start: number): number | undefined;
}

/** The maximum number of regular expressions cached at a time. */
const maximumPatterns = 100;

/** The standard's Nothing: the value of a query that matches no node. */
type Nothing = undefined;

/**
 * Evaluates the filters of JSONPath queries (RFC 9535, sections 2.3.5 and 2.4) on the nodes of a document. Numbers are
 * compared by their exact values, strings by their code points.
 */
export class FilterEvaluator {
  readonly #document: JsonDocument;
  readonly #queries: QueryEvaluator;
  /** The matches of queries that start with `$`, which are the same for every node. */
  readonly #absoluteMatches = new Map<FilterQuery, readonly number[]>();
  /** The regular expressions of the `match` and `search` calls, by function and pattern. */
  readonly #patterns = new Map<string, RegExp | undefined>();

  constructor(document: JsonDocument, queries: QueryEvaluator) {
    this.#document = document;
    this.#queries = queries;
  }

  /**
   * Whether a test holds.
   * @param current the node that `@` stands for
   */
  isTrue(test: Test, current: number): boolean {
    switch (test.kind) {
      case 'or':
        return test.tests.some((alternative) => this.isTrue(alternative, current));
      case 'and':
        return test.tests.every((condition) => this.isTrue(condition, current));
      case 'not':
        return !this.isTrue(test.test, current);
      case 'comparison':
        return this.#compare(test, current);
      case 'query':
        return test.isSingular ? this.#nodeOf(test, current) !== undefined : this.#nodesOf(test, current).length > 0;
      case 'call':
        return this.#callTest(test, current);
    }
  }

  #nodesOf(query: FilterQuery, current: number): readonly number[] {
    if (query.isAbsolute) {
      const matches = this.#absoluteMatches.get(query) ?? this.#queries.evaluate(query.path, 0);
      this.#absoluteMatches.set(query, matches);
      return matches;
    }
    return this.#queries.evaluate(query.path, current);
  }

  /** The only match of a query; undefined if there are none or several. */
  #nodeOf(query: FilterQuery, current: number): number | undefined {
    if (query.isSingular && !query.isAbsolute) {
      return this.#queries.evaluateSingular(query.path, current);
    }
    const nodes = this.#nodesOf(query, current);
    return nodes.length === 1 ? nodes[0] : undefined;
  }

  #compare({ left, operator, right }: Test & { kind: 'comparison' }, current: number): boolean {
    const a = this.#valueOf(left, current);
    const b = this.#valueOf(right, current);
    switch (operator) {
      case '==':
        return this.#areEqual(a, b);
      case '!=':
        return !this.#areEqual(a, b);
      case '<':
        return isLess(a, b);
      case '>':
        return isLess(b, a);
      case '<=':
        return isLess(a, b) || this.#areEqual(a, b);
      case '>=':
        return isLess(b, a) || this.#areEqual(a, b);
    }
  }

  #areEqual(a: FilterValue | Nothing, b: FilterValue | Nothing): boolean {
    if (a === undefined || b === undefined || a.kind !== b.kind) {
      return a === b;
    }
    if (a.kind === 'array' || a.kind === 'object') {
      return a.node !== undefined && b.node !== undefined && equalNodes(this.#document, a.node, b.node);
    }
    return a.kind === 'number' ? compareNumbers(a.text, b.text) === 0 : a.text === b.text;
  }

  #valueOf(operand: Operand, current: number): FilterValue | Nothing {
    switch (operand.kind) {
      case 'literal':
        return { kind: operand.type, text: operand.text };
      case 'query':
        return this.#valueAt(this.#nodeOf(operand, current));
      case 'call':
        return this.#callFunction(operand, current);
    }
  }

  #valueAt(node: number | undefined): FilterValue | Nothing {
    if (node === undefined) {
      return undefined;
    }
    const { bytes, starts, ends } = this.#document;
    const kind = kindOf(this.#document, node);
    const start = starts[node] as number;
    const end = ends[node] as number;
    if (kind === 'string') {
      return { kind, text: stringValue(bytes, start, end), node };
    }
    return { kind, text: kind === 'number' ? sourceText(bytes, start, end) : '', node };
  }

  /** Evaluates `match` and `search`. */
  #callTest({ name, args }: FunctionCall, current: number): boolean {
    const [text, pattern] = args.map((argument) => this.#valueOf(argument, current));
    if (text?.kind !== 'string' || pattern?.kind !== 'string') {
      return false;
    }
    return this.#patternOf(name, pattern.text)?.test(text.text) ?? false;
  }

  #patternOf(name: string, pattern: string): RegExp | undefined {
    const key = `${name} ${pattern}`;
    if (!this.#patterns.has(key)) {
      // Patterns may come from the document, so there can be very many.
      if (this.#patterns.size === maximumPatterns) {
        this.#patterns.clear();
      }
      this.#patterns.set(key, compilePattern(name, pattern));
    }
    return this.#patterns.get(key);
  }

  /** Evaluates `length`, `count` and `value`. */
  #callFunction({ name, args: [argument] }: FunctionCall, current: number): FilterValue | Nothing {
    if (name === 'length' && argument !== undefined) {
      return this.#lengthOf(this.#valueOf(argument, current));
    }
    if (argument?.kind !== 'query') {
      return undefined;
    }
    return name === 'count'
      ? { kind: 'number', text: String(this.#nodesOf(argument, current).length) }
      : this.#valueAt(this.#nodeOf(argument, current));
  }

  /** The number of characters of a string, elements of an array or members of an object. */
  #lengthOf(value: FilterValue | Nothing): FilterValue | Nothing {
    if (value?.kind === 'string') {
      return { kind: 'number', text: String([...value.text].length) };
    }
    if (value?.node === undefined || (value.kind !== 'array' && value.kind !== 'object')) {
      return undefined;
    }
    return { kind: 'number', text: String(countChildren(this.#document, value.node)) };
  }
}

function isLess(a: FilterValue | Nothing, b: FilterValue | Nothing): boolean {
  if (a?.kind === 'number' && b?.kind === 'number') {
    return compareNumbers(a.text, b.text) < 0;
  }
  return a?.kind === 'string' && b?.kind === 'string' && isLessByCodePoints(a.text, b.text);
}

function isLessByCodePoints(a: string, b: string): boolean {
  let index = 0;
  while (index < a.length && a.charCodeAt(index) === b.charCodeAt(index)) {
    index += 1;
  }
  // Inside a surrogate pair, the first halves are the same, so comparing the second halves is correct too.
  return (a.codePointAt(index) ?? -1) < (b.codePointAt(index) ?? -1);
}
