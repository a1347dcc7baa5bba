import type { AST } from '@eslint-community/regexpp';
import { createCache, type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis';

type CharSet = ReturnType<typeof toUnicodeSet>['chars'];

/** A place of the pattern that consumes a character; repetitions have several positions for the same place. */
export interface Position {
  readonly node: AST.Element;
  readonly characters: CharSet;
}

/**
 * Glushkov's automaton of a pattern, which tells what can follow what. Its states are the places that consume a
 * character.
 */
export interface PositionAutomaton {
  readonly positions: readonly Position[];
  /** The positions that can follow each position, with the number of ways. */
  readonly following: readonly ReadonlyMap<number, number>[];
  /** The positions after which the whole pattern matches, whatever follows. */
  readonly accepting: ReadonlySet<number>;
}

/** The maximum number of positions: a larger pattern would take too long to examine. */
const mostPositions = 300;
/**
 * The maximum number of copies to which repetitions are expanded: one shows the effect of a repetition alone, two its
 * effect on itself.
 */
const mostCopies = 3;

/** From this many copies, parts that match in two ways double the time so often that it seems endless. */
export const asIfEndless = 20;

/**
 * Whether a repetition has no end, or one so late that it can be as slow: if its longest text is at least twice its
 * shortest, it matches every longer text, too, when it is repeated itself.
 */
export function isAsIfEndless({ min, max }: AST.Quantifier): boolean {
  return max === Number.POSITIVE_INFINITY || (max >= asIfEndless && max >= 2 * min);
}

interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** Whether it can match the empty string. */
  readonly isNullable: boolean;
  /** The positions of `last` after which nothing more is required. */
  readonly accepting: readonly number[];
  /** Whether it can match the empty string unconditionally. */
  readonly isFree: boolean;
}

const empty: Part = { first: [], last: [], isNullable: true, accepting: [], isFree: true };
/** A part that consumes no character but can fail: a lookaround or a backreference. */
const condition: Part = { ...empty, isFree: false };

/**
 * Creates the automaton of a pattern or of the inside of a lookaround. `^`, `$` and `\b` are treated as never matching,
 * so no repetition extends across them; other conditions are treated as always matching.
 * @param endless a repetition that is examined as if it had no end
 * @returns undefined for a pattern that is too large
 */
export function createPositionAutomaton(
  alternatives: readonly Pick<AST.Alternative, 'elements'>[],
  flags: ReadonlyFlags,
  endless?: AST.Quantifier,
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

  function repeat(quantifier: AST.Quantifier): Part {
    const { element, min, max } = quantifier;
    const hasLoop = quantifier === endless || isAsIfEndless(quantifier);
    const copies = quantifier === endless ? 1 : Math.min(hasLoop ? Math.max(min, 1) : max, mostCopies);
    // A copy is reached only through the one before it: a{1,3} is a(a(a)?)?, which has one way for each text.
    const fromCopy = (copy: number): Part => {
      if (copy === copies) {
        return empty;
      }
      const part = build(element);
      if (hasLoop && copy === copies - 1) {
        connect(part.last, part.first);
      }
      const whole = join(part, fromCopy(copy + 1));
      return copy < min ? whole : { ...whole, isNullable: true, isFree: true };
    };
    return fromCopy(0);
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

  function sequence({ elements }: Pick<AST.Alternative, 'elements'>): Part {
    return elements.reduce((before, element) => join(before, build(element)), empty);
  }

  const whole = choose(alternatives.map(sequence));
  return positions.length > mostPositions ? undefined : { positions, following, accepting: new Set(whole.accepting) };
}

function emptySet(flags: ReadonlyFlags): CharSet {
  return toUnicodeSet([], flags).chars;
}
