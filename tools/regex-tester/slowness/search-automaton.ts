import type { PositionAutomaton } from './position-automaton.ts';

/** The number of steps after which the search gives up: less than a second. */
const mostSteps = 5_000_000;

/** What the states of an automaton of positions lead to. */
export interface AutomatonSearch {
  /** Groups of positions that lead to each other, which are those of repetitions. */
  readonly components: readonly (readonly number[])[];
  /** The positions through which a text can come back in two ways; empty if there is only one way. */
  findExponential(component: readonly number[]): readonly number[];
  /** Whether text matched by the component's repetition can be shared with a later copy of it. */
  isShared(component: readonly number[]): boolean;
}

/** @returns the search in an automaton; where it would take too long, it finds nothing */
export function searchAutomaton({ positions, following }: PositionAutomaton): AutomatonSearch {
  const count = positions.length;
  let steps = 0;
  const unknown = 2;
  const known = new Uint8Array(count * count).fill(unknown);

  /** Whether some character can match at both positions. */
  function canBeSame(a: number, b: number): boolean {
    const at = a * count + b;
    if (known[at] === unknown) {
      const [first, second] = [positions[a]?.characters, positions[b]?.characters];
      known[at] = first !== undefined && second !== undefined && !first.isDisjointWith(second) ? 1 : 0;
    }
    return known[at] === 1;
  }

  const next = following.map((targets) => [...targets.keys()].filter((target) => canBeSame(target, target)));

  function reachableFrom(start: number): Set<number> {
    return spread(next[start] ?? [], (position) => next[position] ?? []);
  }

  /** All states reachable in any number of steps, including the starts. */
  function spread(starts: Iterable<number>, stepsFrom: (state: number) => Iterable<number>): Set<number> {
    const reached = new Set(starts);
    for (const state of reached) {
      for (const target of stepsFrom(state)) {
        steps += 1;
        reached.add(target);
      }
      if (steps > mostSteps) {
        return new Set();
      }
    }
    return reached;
  }

  const reachable = positions.map((_, position) => reachableFrom(position));
  const isLoop = (position: number) => reachable[position]?.has(position) === true;
  const isTogether = (a: number, b: number) => reachable[a]?.has(b) === true && reachable[b]?.has(a) === true;

  function findExponential(component: readonly number[]): readonly number[] {
    const members = new Set(component);
    const inside = next.map((targets) => targets.filter((target) => members.has(target)));
    for (const position of component) {
      const twice = inside[position]?.find((target) => (following[position]?.get(target) ?? 0) > 1);
      if (twice !== undefined) {
        return [position, twice];
      }
    }
    // Follows two ways side by side: a pair of positions is encoded as one number.
    const before = new Map<number, number[]>();
    const pairsFrom = (pair: number) => {
      const pairs: number[] = [];
      for (const targetA of inside[Math.floor(pair / count)] ?? []) {
        for (const targetB of inside[pair % count] ?? []) {
          if (canBeSame(targetA, targetB)) {
            const target = targetA * count + targetB;
            pairs.push(target);
            const sources = before.get(target) ?? [];
            sources.push(pair);
            before.set(target, sources);
          }
        }
      }
      return pairs;
    };
    const equal = component.map((position) => position * count + position);
    const apart = [...spread(equal, pairsFrom)].filter((pair) => Math.floor(pair / count) !== pair % count);
    const leadingBack = spread(equal, (pair) => before.get(pair) ?? []);
    return [
      ...new Set(
        apart.filter((pair) => leadingBack.has(pair)).flatMap((pair) => [Math.floor(pair / count), pair % count]),
      ),
    ];
  }

  function isShared(component: readonly number[]): boolean {
    return component.some((position) => {
      const later = [...(reachable[position] ?? [])].filter(
        (other) =>
          positions[other]?.node === positions[position]?.node && !isTogether(position, other) && isLoop(other),
      );
      return later.some((other) => isSharedBetween(position, other));
    });
  }

  /** Whether some text leads from a to a, from a to b and from b to b, so that each time it can go to either. */
  function isSharedBetween(a: number, b: number): boolean {
    const write = (x: number, y: number, z: number) => (x * count + y) * count + z;
    const triplesFrom = (triple: number) => {
      const [x, y, z] = [Math.floor(triple / count ** 2), Math.floor(triple / count) % count, triple % count];
      const triples: number[] = [];
      for (const nextX of (next[x] ?? []).filter((target) => isTogether(target, a))) {
        for (const nextZ of (next[z] ?? []).filter((target) => isTogether(target, b) && canBeSame(target, nextX))) {
          for (const nextY of next[y] ?? []) {
            if (canBeSame(nextX, nextY) && canBeSame(nextY, nextZ)) {
              triples.push(write(nextX, nextY, nextZ));
            }
          }
        }
      }
      return triples;
    };
    return spread([write(a, a, b)], triplesFrom).has(write(a, b, b));
  }

  const components: number[][] = [];
  const placed = new Set<number>();
  for (let position = 0; position < count; position += 1) {
    if (!placed.has(position) && isLoop(position)) {
      const component = positions.flatMap((_, other) => (isTogether(position, other) ? other : []));
      for (const member of component) {
        placed.add(member);
      }
      components.push(component);
    }
  }
  return { components, findExponential, isShared };
}
