import { Parser } from 'acorn';
import { NestedTooDeeply } from './depth-limit.ts';

/** What acorn calls itself through: all that can be nested in JavaScript passes one of these at each level. */
const steps = [
  'parseMaybeAssign',
  'parseExprOp',
  'parseMaybeUnary',
  'parseExprAtom',
  'parseBindingAtom',
  'parseStatement',
] as const;

/** An array or object, the most common level, passes so many of them. */
const stepsPerLevel = 3;

/** What may stand around the value and in it: a statement, parentheses, a sign. */
const stepsAround = 3 * stepsPerLevel;

type Step = (this: ParserState, ...parameters: unknown[]) => unknown;

/** A parser as it is at work, of which acorn's types say nothing. */
interface ParserState extends Record<(typeof steps)[number], Step> {
  /** Where the token begins that it stands before, in UTF-16 code units. */
  readonly start: number;
  /** Checks a regular expression, whose groups it calls itself for. */
  validateRegExpPattern(): void;
}

/**
 * Makes a parser of acorn's that gives up where arrays and objects are nested deeper than a limit; calculations,
 * functions and statements in each other may go about as deep. The depth of the value is not counted exactly.
 * @returns a class with acorn's static `parse` and `parseExpressionAt`, which throw NestedTooDeeply too
 */
export function boundedParser(maximumDepth: number): typeof Parser {
  return Parser.extend((Base: typeof Parser) => {
    class BoundedParser extends Base {}
    const bounded = BoundedParser.prototype as unknown as ParserState;
    const maximumSteps = maximumDepth * stepsPerLevel + stepsAround;
    // A regular expression is no data, valid or not.
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
