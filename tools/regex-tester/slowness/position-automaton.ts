import type { AST } from '@eslint-community/regexpp';
import { createCache, type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis';

type CharSet = ReturnType<typeof toUnicodeSet>['chars'];

/** One place of the pattern that takes a character; repetitions have several of the same place. */
export interface Position {
  readonly node: AST.Element;
  readonly characters: CharSet;
}

/** What can follow what in a pattern: Glushkov's automaton, whose states are the places that take a character. */
export interface PositionAutomaton {
  readonly positions: readonly Position[];
  /** The positions that can follow each position, and in how many ways. */
  readonly following: readonly ReadonlyMap<number, number>[];
  /** The positions after which the whole matches, whatever comes. */
  readonly accepting: ReadonlySet<number>;
}

/** A larger pattern would take too long to look at. */
const mostPositions = 300;
/** Repetitions are written out up to so many times: one shows what it does alone, two what it does with itself. */
const mostCopies = 3;

interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** Whether it can match nothing. */
  readonly isNullable: boolean;
  /** Those of `last` after which nothing is asked for any more. */
  readonly accepting: readonly number[];
  /** Whether it can match nothing without asking for anything. */
  readonly isFree: boolean;
}

const empty: Part = { first: [], last: [], isNullable: true, accepting: [], isFree: true };
/** What takes no character but can refuse: a look around, a reference back. */
const condition: Part = { ...empty, isFree: false };

/**
 * Makes the automaton of a pattern or of the inside of a look around it.
 * `^`, `$` and `\b` let nothing pass, so that no repetition goes over them; other conditions let all pass.
 * @returns undefined for a pattern that is too large
 */
export function createPositionAutomaton(
  alternatives: readonly AST.Alternative[],
  flags: ReadonlyFlags,
): PositionAutomaton | undefined {
  const cache = createCache(flags);
  const positions: Position[] = [];
  const following: Map<number, number>[] = [];

  function addPosition(node: AST.Element, characters: CharSet): Part {
    const own = [positions.length];
    positions.push({ node, characters });
    following.push(new Map());
    return { first: own, last: own, isNullable: false, accepting: own, isFree: false };
  }

  function connect(from: readonly number[], to: readonly number[]): void {
    for (const position of from) {
      const next = following[position];
      for (const target of to) {
        next?.set(target, (next.get(target) ?? 0) + 1);
      }
    }
  }

  function choose(parts: readonly Part[]): Part {
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      isNullable: parts.some(({ isNullable }) => isNullable),
      accepting: parts.flatMap(({ accepting }) => accepting),
      isFree: parts.some(({ isFree }) => isFree),
    };
  }

  function join(before: Part, after: Part): Part {
    connect(before.last, after.first);
    return {
      first: before.isNullable ? [...before.first, ...after.first] : before.first,
      last: after.isNullable ? [...before.last, ...after.last] : after.last,
      isNullable: before.isNullable && after.isNullable,
      accepting: after.isFree ? [...before.accepting, ...after.accepting] : after.accepting,
      isFree: before.isFree && after.isFree,
    };
  }

  function repeat({ element, min, max }: AST.Quantifier): Part {
    if (max === 0) {
      return empty;
    }
    const isEndless = max === Number.POSITIVE_INFINITY;
    const copies = Math.min(isEndless ? Math.max(min, 1) : max, mostCopies);
    let whole = empty;
    for (let copy = 0; copy < copies; copy += 1) {
      const part = build(element);
      if (isEndless && copy === copies - 1) {
        connect(part.last, part.first);
      }
      whole = join(whole, copy < min ? part : { ...part, isNullable: true, isFree: true });
    }
    return whole;
  }

  function build(element: AST.Element): Part {
    if (positions.length > mostPositions) {
      return empty;
    }
    switch (element.type) {
      case 'Quantifier':
        return repeat(element);
      case 'Group':
      case 'CapturingGroup':
        return choose(element.alternatives.map(sequence));
      case 'Backreference':
        return condition;
      case 'Assertion':
        return 'alternatives' in element ? condition : addPosition(element, emptySet(flags));
      default:
        return addPosition(element, toUnicodeSet(element, cache).chars);
    }
  }

  function sequence({ elements }: AST.Alternative): Part {
    return elements.reduce((before, element) => join(before, build(element)), empty);
  }

  const whole = choose(alternatives.map(sequence));
  return positions.length > mostPositions ? undefined : { positions, following, accepting: new Set(whole.accepting) };
}

function emptySet(flags: ReadonlyFlags): CharSet {
  return toUnicodeSet([], flags).chars;
}
