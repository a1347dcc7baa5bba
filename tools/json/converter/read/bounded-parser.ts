import { Parser } from 'acorn';
import { NestedTooDeeply } from './depth-limit.ts';

/** The methods through which acorn recurses: every nestable JavaScript construct passes one of them at each level. */
const steps = [
  'parseMaybeAssign',
  'parseExprOp',
  'parseMaybeUnary',
  'parseExprAtom',
  'parseBindingAtom',
  'parseStatement',
] as const;

/** The number of these steps that an array or object, the most common level, takes. */
const stepsPerLevel = 3;

/** Allowance for what may surround the value or occur in it: a statement, parentheses, a sign. */
const stepsAround = 3 * stepsPerLevel;

type Step = (this: ParserState, ...parameters: unknown[]) => unknown;

/** The internal state of a running parser, which acorn's types do not describe. */
interface ParserState extends Record<(typeof steps)[number], Step> {
  /** The start of the current token, in UTF-16 code units. */
  readonly start: number;
  /** Validates a regular expression, recursing for each group. */
  validateRegExpPattern(): void;
}

/**
 * Creates an acorn parser that gives up when arrays and objects are nested deeper than a limit; nested calculations,
 * functions and statements may go about as deep. The depth of the value is not counted exactly.
 * @returns a class with acorn's static `parse` and `parseExpressionAt`, which may also throw NestedTooDeeply
 */
export function boundedParser(maximumDepth: number): typeof Parser {
  return Parser.extend((Base: typeof Parser) => {
    class BoundedParser extends Base {}
    const bounded = BoundedParser.prototype as unknown as ParserState;
    const maximumSteps = maximumDepth * stepsPerLevel + stepsAround;
    // A regular expression is never data, valid or not.
    bounded.validateRegExpPattern = () => undefined;
    let depth = 0;
    for (const name of steps) {
      const step = bounded[name];
      bounded[name] = function (...parameters) {
        depth += 1;
        if (depth > maximumSteps) {
          throw new NestedTooDeeply(this.start);
        }
        const parsed = step.apply(this, parameters);
        depth -= 1;
        return parsed;
      };
    }
    return BoundedParser;
  });
}
