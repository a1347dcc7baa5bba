import { type AST, RegExpParser } from '@eslint-community/regexpp';

type Continue = (at: number) => boolean;

/**
 * Counts the steps that a backtracking engine takes to decide whether a pattern matches a text from its start, trying
 * one alternative after another as described by ECMA-262. Supports characters, classes, groups, greedy and lazy
 * quantifiers, `^` and `$`.
 * @throws for other syntax, and beyond a hundred million steps
 * @example countAttempts('a*b', 'aaa') // a few; 'aaaa' takes one or two more
 */
export function countAttempts(pattern: string, text: string): number {
  let steps = 0;

  function matchElements(elements: readonly AST.Element[], index: number, at: number, go: Continue): boolean {
    const element = elements[index];
    return element === undefined ? go(at) : match(element, at, (next) => matchElements(elements, index + 1, next, go));
  }

  function matchOne(alternatives: readonly AST.Alternative[], at: number, go: Continue): boolean {
    return alternatives.some(({ elements }) => matchElements(elements, 0, at, go));
  }

  function repeat(quantifier: AST.Quantifier, done: number, at: number, go: Continue): boolean {
    const { element, min, max, greedy } = quantifier;
    // An empty repetition is not tried again (ECMA-262, RepeatMatcher).
    const more = () =>
      done < max &&
      match(element, at, (next) => (next === at && done >= min ? false : repeat(quantifier, done + 1, next, go)));
    const enough = () => done >= min && go(at);
    return greedy ? more() || enough() : enough() || more();
  }

  function match(element: AST.Element, at: number, go: Continue): boolean {
    steps += 1;
    if (steps > 100_000_000) {
      throw new Error('Too many steps.');
    }
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return at < text.length && new RegExp(`^(?:${element.raw})$`).test(text.charAt(at)) && go(at + 1);
      case 'Group':
      case 'CapturingGroup':
        return matchOne(element.alternatives, at, go);
      case 'Quantifier':
        return repeat(element, 0, at, go);
      case 'Assertion':
        if (element.kind === 'start' || element.kind === 'end') {
          return at === (element.kind === 'start' ? 0 : text.length) && go(at);
        }
        throw new Error(`${element.raw} is not counted.`);
      default:
        throw new Error(`${element.raw} is not counted.`);
    }
  }

  matchOne(new RegExpParser().parsePattern(pattern).alternatives, 0, () => true);
  return steps;
}
