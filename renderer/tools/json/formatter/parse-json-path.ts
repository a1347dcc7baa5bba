import { fail, ok, type Result } from '#shared/result.ts';
import {
  type ComparisonOperator,
  type FilterQuery,
  type FunctionCall,
  type FunctionName,
  functions,
  type JsonPath,
  type Operand,
  type Segment,
  type Selector,
  type Test,
} from './json-path.ts';
import { compilePattern } from './match-pattern.ts';
import { QueryError, QueryScanner } from './query-scanner.ts';
import { textPosition } from './text-position.ts';

const encoder = new TextEncoder();

/** Brackets, parentheses and functions may stand inside each other up to this depth. */
const maximumDepth = 100;

/**
 * Parses a JSONPath query by RFC 9535. White space around it is ignored.
 * @returns its syntax tree; fails with `invalid-query`, saying where the query is wrong and what to do about it
 * @example parseJsonPath('$.store.book[?@.price < 10].title')
 */
export function parseJsonPath(query: string): Result<JsonPath> {
  try {
    return ok(new Parser(query).parse());
  } catch (error) {
    if (!(error instanceof QueryError)) {
      throw error;
    }
    const bytesBefore = encoder.encode(query.slice(0, error.offset)).length;
    const position = textPosition(encoder.encode(query), bytesBefore);
    return fail({ code: 'invalid-query', message: error.message, position });
  }
}

class Parser {
  readonly #scanner: QueryScanner;
  #depth = 0;

  constructor(query: string) {
    this.#scanner = new QueryScanner(query);
  }

  parse(): JsonPath {
    this.#scanner.skipSpace();
    if (!this.#scanner.take('$')) {
      throw this.#scanner.error('A query begins with $, which stands for the whole document.');
    }
    const path = this.#parseSegments();
    this.#scanner.skipSpace();
    if (this.#scanner.next !== undefined) {
      throw this.#scanner.error(`Expected a dot or a bracket, but found ${this.#scanner.found()}.`);
    }
    return path;
  }

  #parseSegments(): JsonPath {
    const segments: Segment[] = [];
    for (;;) {
      const end = this.#scanner.at;
      this.#scanner.skipSpace();
      if (this.#scanner.take('..')) {
        const selectors = this.#scanner.take('[') ? this.#parseBracketed() : [this.#parseShorthand()];
        segments.push({ isDescendant: true, selectors });
      } else if (this.#scanner.take('.')) {
        segments.push({ isDescendant: false, selectors: [this.#parseShorthand()] });
      } else if (this.#scanner.take('[')) {
        segments.push({ isDescendant: false, selectors: this.#parseBracketed() });
      } else {
        this.#scanner.at = end;
        return { segments };
      }
    }
  }

  /** `*` or a name after a dot. */
  #parseShorthand(): Selector {
    if (this.#scanner.take('*')) {
      return { kind: 'wildcard' };
    }
    const name = this.#scanner.match(/[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*/uy);
    if (name === undefined) {
      throw this.#scanner.error(
        `Expected a name or * after the dot, but found ${this.#scanner.found()}. Other names: ['a name'].`,
      );
    }
    if (this.#scanner.next === '-') {
      throw this.#scanner.error("Write a name that has a hyphen in brackets and quotes: ['a-name'].");
    }
    return nameSelector(name);
  }

  #parseBracketed(): Selector[] {
    const opening = this.#scanner.at - 1;
    return this.#nested(() => {
      const selectors = [this.#parseSelector()];
      for (this.#scanner.skipSpace(); this.#scanner.take(','); this.#scanner.skipSpace()) {
        selectors.push(this.#parseSelector());
      }
      this.#expectClosing(']', opening);
      return selectors;
    });
  }

  #parseSelector(): Selector {
    this.#scanner.skipSpace();
    const name = this.#scanner.readString();
    if (name !== undefined) {
      return nameSelector(name);
    }
    if (this.#scanner.take('*')) {
      return { kind: 'wildcard' };
    }
    if (this.#scanner.take('?')) {
      return { kind: 'filter', test: this.#parseTest() };
    }
    const start = this.#parseInteger();
    const afterStart = this.#scanner.at;
    this.#scanner.skipSpace();
    if (this.#scanner.take(':')) {
      return this.#parseSliceAfter(start);
    }
    this.#scanner.at = afterStart;
    if (start === undefined) {
      throw this.#scanner.error(`Expected a name in quotes, an index, * or ?, but found ${this.#scanner.found()}.`);
    }
    return { kind: 'index', index: start };
  }

  #parseSliceAfter(start: number | undefined): Selector {
    this.#scanner.skipSpace();
    const stop = this.#parseInteger();
    this.#scanner.skipSpace();
    let step: number | undefined;
    if (this.#scanner.take(':')) {
      this.#scanner.skipSpace();
      step = this.#parseInteger();
    }
    return {
      kind: 'slice',
      ...(start !== undefined && { start }),
      ...(stop !== undefined && { stop }),
      step: step ?? 1,
    };
  }

  #parseInteger(): number | undefined {
    const start = this.#scanner.at;
    const text = this.#scanner.match(/-?\d+/y);
    if (text === undefined) {
      return undefined;
    }
    if (/^(-0|0\d)/.test(text)) {
      throw this.#scanner.error('An index has no zero in front.', start);
    }
    if (!Number.isSafeInteger(Number(text))) {
      throw this.#scanner.error('This index is too large.', start);
    }
    return Number(text);
  }

  /** Tests that `||` joins. */
  #parseTest(): Test {
    return this.#nested(() =>
      this.#parseJoined('or', '||', () => this.#parseJoined('and', '&&', () => this.#parseBasicTest())),
    );
  }

  #parseJoined(kind: 'or' | 'and', operator: string, parse: () => Test): Test {
    const first = parse();
    const tests = [first];
    for (this.#scanner.skipSpace(); this.#scanner.take(operator); this.#scanner.skipSpace()) {
      tests.push(parse());
    }
    return tests.length === 1 ? first : { kind, tests };
  }

  #parseBasicTest(): Test {
    this.#scanner.skipSpace();
    if (this.#scanner.take('!')) {
      const test = this.#parseNegated();
      return { kind: 'not', test };
    }
    if (this.#scanner.take('(')) {
      return this.#parseGroup();
    }
    const start = this.#scanner.at;
    const left = this.#parseOperand();
    this.#scanner.skipSpace();
    const operator = this.#scanner.match(/[=!]=|[<>]=?/y);
    if (operator !== undefined) {
      this.#requireValue(left, start);
      this.#scanner.skipSpace();
      const rightStart = this.#scanner.at;
      const right = this.#parseOperand();
      this.#requireValue(right, rightStart);
      return { kind: 'comparison', operator: operator as ComparisonOperator, left, right };
    }
    if (this.#scanner.next === '=') {
      throw this.#scanner.error('Write == to compare.');
    }
    return this.#requireTest(left, start);
  }

  /** What may stand after `!`: a comparison only in parentheses. */
  #parseNegated(): Test {
    this.#scanner.skipSpace();
    if (this.#scanner.take('(')) {
      return this.#parseGroup();
    }
    const start = this.#scanner.at;
    const test = this.#requireTest(this.#parseOperand(), start);
    this.#scanner.skipSpace();
    if (this.#scanner.match(/[=!]=|[<>]/y) !== undefined) {
      throw this.#scanner.error('Put parentheses around the comparison after the !.', start);
    }
    return test;
  }

  #parseGroup(): Test {
    const opening = this.#scanner.at - 1;
    const test = this.#parseTest();
    this.#scanner.skipSpace();
    this.#expectClosing(')', opening);
    return test;
  }

  #parseOperand(): Operand {
    this.#scanner.skipSpace();
    const start = this.#scanner.at;
    if (this.#scanner.take('$') || this.#scanner.take('@')) {
      const path = this.#parseSegments();
      return {
        kind: 'query',
        isAbsolute: this.#scanner.characterAt(start) === '$',
        isSingular: isSingular(path),
        path,
      };
    }
    const text = this.#scanner.readString();
    if (text !== undefined) {
      return { kind: 'literal', type: 'string', text };
    }
    const number = this.#scanner.match(/-?\d[\w.+-]*/y);
    if (number !== undefined) {
      if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(number)) {
        throw this.#scanner.error(`${number} is not a number: write it as in JSON, such as 1.5.`, start);
      }
      return { kind: 'literal', type: 'number', text: number };
    }
    const word = this.#scanner.match(/[A-Za-z_]\w*/y);
    if (word === 'true' || word === 'false' || word === 'null') {
      return { kind: 'literal', type: word, text: '' };
    }
    if (word === undefined) {
      throw this.#scanner.error(`Expected a test such as @.price < 10, but found ${this.#scanner.found()}.`);
    }
    if (!this.#scanner.take('(')) {
      throw this.#scanner.error(
        `Put ${word} in quotes if it is text; a value of the document begins with @ or $.`,
        start,
      );
    }
    return this.#parseCall(word, start);
  }

  /** A function from behind its opening parenthesis on. */
  #parseCall(name: string, start: number): FunctionCall {
    if (!isFunctionName(name)) {
      throw this.#scanner.error(`There is no function ${name}: use ${Object.keys(functions).join(', ')}.`, start);
    }
    const { parameters } = functions[name];
    const opening = this.#scanner.at - 1;
    const args = this.#nested(() => {
      const parsed: Operand[] = [];
      this.#scanner.skipSpace();
      while (this.#scanner.next !== ')') {
        const argumentStart = this.#scanner.at;
        const argument = this.#parseOperand();
        this.#requireArgument(name, argument, parameters[parsed.length], argumentStart);
        parsed.push(argument);
        this.#scanner.skipSpace();
        if (!this.#scanner.take(',')) {
          break;
        }
        this.#scanner.skipSpace();
      }
      this.#expectClosing(')', opening);
      return parsed;
    });
    if (args.length !== parameters.length) {
      const wanted = parameters.length === 1 ? 'one argument' : 'two arguments';
      throw this.#scanner.error(`${name}() takes ${wanted}, not ${args.length}.`, start);
    }
    return { kind: 'call', name, args };
  }

  #requireArgument(name: FunctionName, argument: Operand, wanted: 'value' | 'nodes' | undefined, start: number): void {
    if (wanted === 'nodes' && argument.kind !== 'query') {
      throw this.#scanner.error(`${name}() takes a query here, such as @.*.`, start);
    }
    if (wanted === 'value') {
      this.#requireValue(argument, start);
    }
    const isPattern = functions[name].result === 'test' && argument.kind === 'literal' && argument.type === 'string';
    if (isPattern && compilePattern(name, argument.text) === undefined) {
      throw this.#scanner.error('This is not a valid regular expression.', start);
    }
  }

  /** Comparisons, and most functions, take one value. */
  #requireValue(operand: Operand, start: number): void {
    if (operand.kind === 'query' && !operand.isSingular) {
      throw this.#scanner.error(
        'This query may find several values: use one that goes by names and indices only.',
        start,
      );
    }
    if (operand.kind === 'call' && functions[operand.name].result === 'test') {
      throw this.#scanner.error(`Do not compare ${operand.name}(): it is a test by itself.`, start);
    }
  }

  #requireTest(operand: Operand, start: number): FilterQuery | FunctionCall {
    if (operand.kind === 'literal') {
      throw this.#scanner.error('Compare this with something: a filter is a test such as @.price < 10.', start);
    }
    if (operand.kind === 'call' && functions[operand.name].result === 'value') {
      throw this.#scanner.error(
        `Compare the result of ${operand.name}() with something: it is no test by itself.`,
        start,
      );
    }
    return operand;
  }

  #nested<Parsed>(parse: () => Parsed): Parsed {
    this.#depth += 1;
    if (this.#depth > maximumDepth) {
      throw this.#scanner.error('This query has too many brackets inside each other.');
    }
    const parsed = parse();
    this.#depth -= 1;
    return parsed;
  }

  #expectClosing(bracket: string, opening: number): void {
    if (this.#scanner.take(bracket)) {
      return;
    }
    if (this.#scanner.next === undefined) {
      throw this.#scanner.error(`This ${this.#scanner.characterAt(opening)} is not closed.`, opening);
    }
    const character = this.#scanner.next;
    throw this.#scanner.error(
      character === '&' || character === '|'
        ? `Write ${character}${character} to join two tests.`
        : `Expected a comma or ${bracket}, but found ${this.#scanner.found()}.`,
    );
  }
}

function nameSelector(name: string): Selector {
  return { kind: 'name', name: { name, bytes: encoder.encode(name) } };
}

function isSingular({ segments }: JsonPath): boolean {
  return segments.every(
    ({ isDescendant, selectors: [selector, ...others] }) =>
      !isDescendant && others.length === 0 && (selector?.kind === 'name' || selector?.kind === 'index'),
  );
}

function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}
