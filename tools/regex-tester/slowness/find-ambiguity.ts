import type { AST } from '@eslint-community/regexpp';
import { hasSomeAncestor, isPotentiallyEmpty, isZeroLength, type ReadonlyFlags } from 'regexp-ast-analysis';
import { asIfEndless, createPositionAutomaton, isAsIfEndless } from './position-automaton.ts';
import { searchAutomaton } from './search-automaton.ts';

/** A repetition that can match the same text in ever more ways as the text grows. */
export interface Ambiguity {
  readonly node: AST.Quantifier;
  /** Whether nothing is required after it, so that the first way succeeds and no other is tried. */
  readonly isHarmless: boolean;
}

/** From this many copies of a part, the exponent of the polynomial growth is as bad as doubling. */
const manyCopies = 10;

/**
 * Finds repetitions whose automaton is exponentially ambiguous: some text leads from one of its states back to it in
 * two ways (Weber and Seidl, On the degree of ambiguity of finite automata, 1991). Also finds parts repeated many times
 * that contain a repetition which can give characters to its own next copy, such as `(.*a){20}`, or that match some text
 * in two ways, such as `(a|a){20}`.
 * @param alternatives the alternatives of a pattern or of a lookaround; nested lookarounds are not examined
 * @returns nothing if the pattern is too large to be examined
 */
export function findAmbiguities(alternatives: readonly AST.Alternative[], flags: ReadonlyFlags): Ambiguity[] {
  const automaton = createPositionAutomaton(alternatives, flags);
  if (automaton === undefined) {
    return [];
  }
  const search = searchAutomaton(automaton);
  const found: Ambiguity[] = [];
  const nodesOf = (positions: readonly number[]) =>
    positions.flatMap((position) => automaton.positions[position]?.node ?? []);
  for (const component of search.components) {
    const isHarmless = component.some((position) => automaton.accepting.has(position));
    const ambiguous = nodesOf(search.findExponential(component));
    const node = repetitionOf(ambiguous);
    const counted = countedRepetition(nodesOf(component)[0]);
    if (node !== undefined) {
      found.push({ node, isHarmless });
    } else if (counted !== undefined && search.isShared(component)) {
      found.push({ node: counted, isHarmless });
    }
  }
  found.push(...findCounted(alternatives, flags));
  return found.filter(({ node }, index) => found.findIndex((other) => other.node === node) === index);
}

/** The innermost repetition, unbounded or as if it were, that contains all nodes; for a single node, the one around it. */
function repetitionOf(nodes: readonly AST.Node[]): AST.Quantifier | undefined {
  const enclosing = enclosingRepetitions(nodes[0]).filter(
    (repetition) =>
      isAsIfEndless(repetition) && nodes.every((node) => hasSomeAncestor(node, (ancestor) => ancestor === repetition)),
  );
  const isSingle = nodes.every((node) => node === nodes[0]);
  return (isSingle && nodes[0]?.parent === enclosing[0] ? enclosing[1] : undefined) ?? enclosing[0];
}

function countedRepetition(node: AST.Node | undefined): AST.Quantifier | undefined {
  return enclosingRepetitions(node).find((repetition) => !isAsIfEndless(repetition) && repetition.max >= manyCopies);
}

/** The repetitions around a node, from the inside out. */
function enclosingRepetitions(inner: AST.Node | undefined): AST.Quantifier[] {
  const repetitions: AST.Quantifier[] = [];
  for (let node: AST.Node | null = inner?.parent ?? null; node !== null; node = node.parent) {
    if (node.type === 'Quantifier') {
      repetitions.push(node);
    }
  }
  return repetitions;
}

/**
 * Finds repetitions of a fixed number that is large, of something that matches some text in two ways, or can match nothing
 * or something: there are as many ways to choose the copies that do one or the other.
 */
function findCounted(alternatives: readonly AST.Alternative[], flags: ReadonlyFlags): Ambiguity[] {
  return quantifiersIn(alternatives).flatMap((node) => {
    const { element, min, max } = node;
    if (max < asIfEndless || isAsIfEndless(node) || isZeroLength(element, flags)) {
      return [];
    }
    // An iteration beyond the required number is not tried without a character.
    const isOptional = min >= asIfEndless && isPotentiallyEmpty(element, flags);
    const automaton = isOptional ? undefined : createPositionAutomaton([{ elements: [node] }], flags, node);
    const search = automaton && searchAutomaton(automaton);
    const isAmbiguous =
      isOptional || search?.components.some((component) => search.findExponential(component).length > 0) === true;
    // Even at the end of the pattern, too few copies make it try all the ways.
    return isAmbiguous ? [{ node, isHarmless: false }] : [];
  });
}

/** The repetitions outside of lookarounds, from the outside in. */
function quantifiersIn(alternatives: readonly AST.Alternative[]): AST.Quantifier[] {
  return alternatives.flatMap(({ elements }) => elements.flatMap(quantifiersOf));
}

function quantifiersOf(element: AST.Element): AST.Quantifier[] {
  switch (element.type) {
    case 'Quantifier':
      return [element, ...quantifiersOf(element.element)];
    case 'Group':
    case 'CapturingGroup':
      return quantifiersIn(element.alternatives);
    default:
      return [];
  }
}
