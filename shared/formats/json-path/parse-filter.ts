import {
  type ComparisonOperator,
  type FunctionCall,
  type FunctionName,
  functions,
  type JsonPath,
  type Operand,
  type Test,
} from './json-path.ts';
import { checkTest, problemAsArgument, problemAsValue } from './json-path-types.ts';
import type { QueryScanner } from './query-scanner.ts';

/** Parses the filter after the `?` of a JSONPath query (RFC 9535, section 2.3.5). Throws a `QueryError`. */
export class FilterParser {
  readonly #scanner: QueryScanner;
  readonly #parsePath: () => JsonPath;

  /** @param parsePath parses the rest of a query after its `$` or `@` */
  constructor(scanner: QueryScanner, parsePath: () => JsonPath) {
    this.#scanner = scanner;
    this.#parsePath = parsePath;
  }

  /** Parses a `logical-expr` of the standard. */
  parseTest(): Test {
    return this.#scanner.nested(() =>
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
      return { kind: 'not', test: this.#parseNegated() };
    }
    if (this.#scanner.take('(')) {
      return this.#parseGroup();
    }
    const start = this.#scanner.at;
    const left = this.#parseOperand();
    this.#scanner.skipSpace();
    const operator = this.#scanner.match(/[=!]=|[<>]=?/y);
    if (operator !== undefined) {
      this.#refuse(problemAsValue(left), start);
      this.#scanner.skipSpace();
      const rightStart = this.#scanner.at;
      const right = this.#parseOperand();
      this.#refuse(problemAsValue(right), rightStart);
      return { kind: 'comparison', operator: operator as ComparisonOperator, left, right };
    }
    if (this.#scanner.next === '=') {
      throw this.#scanner.error('Write == to compare.');
    }
    return this.#asTest(left, start);
  }

  /** Parses the operand of `!`, which may be a comparison only in parentheses. */
  #parseNegated(): Test {
    this.#scanner.skipSpace();
    if (this.#scanner.take('(')) {
      return this.#parseGroup();
    }
    const start = this.#scanner.at;
    const test = this.#asTest(this.#parseOperand(), start);
    this.#scanner.skipSpace();
    if (this.#scanner.match(/[=!]=|[<>]/y) !== undefined) {
      throw this.#scanner.error('Put parentheses around the comparison after the !.', start);
    }
    return test;
  }

  #parseGroup(): Test {
    const opening = this.#scanner.at - 1;
    const test = this.parseTest();
    this.#scanner.skipSpace();
    this.#scanner.expectClosing(')', opening);
    return test;
  }

  #parseOperand(): Operand {
    this.#scanner.skipSpace();
    const start = this.#scanner.at;
    if (this.#scanner.take('$') || this.#scanner.take('@')) {
      const path = this.#parsePath();
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

  /** Parses a function call after its opening parenthesis. */
  #parseCall(name: string, start: number): FunctionCall {
    if (!isFunctionName(name)) {
      throw this.#scanner.error(`There is no function ${name}: use ${Object.keys(functions).join(', ')}.`, start);
    }
    const { parameters } = functions[name];
    const opening = this.#scanner.at - 1;
    const args = this.#scanner.nested(() => {
      const parsed: Operand[] = [];
      this.#scanner.skipSpace();
      if (this.#scanner.next !== ')') {
        do {
          this.#scanner.skipSpace();
          const argumentStart = this.#scanner.at;
          const argument = this.#parseOperand();
          this.#refuse(problemAsArgument(argument, name, parameters[parsed.length]), argumentStart);
          parsed.push(argument);
          this.#scanner.skipSpace();
        } while (this.#scanner.take(','));
      }
      this.#scanner.expectClosing(')', opening);
      return parsed;
    });
    if (args.length !== parameters.length) {
      const wanted = parameters.length === 1 ? 'one argument' : 'two arguments';
      throw this.#scanner.error(`${name}() takes ${wanted}, not ${args.length}.`, start);
    }
    return { kind: 'call', name, args };
  }

  /** Checks an operand that is used as a test. */
  #asTest(operand: Operand, start: number): Test {
    const checked = checkTest(operand);
    if ('problem' in checked) {
      throw this.#scanner.error(checked.problem, start);
    }
    return checked.test;
  }

  /** Rejects the text read since `start` if there is a problem with it. */
  #refuse(problem: string | undefined, start: number): void {
    if (problem !== undefined) {
      throw this.#scanner.error(problem, start);
    }
  }
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
