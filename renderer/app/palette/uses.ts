import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';

/** How often something was used: the weight of each use halves after `halfLife`. */
interface Use {
  readonly score: number;
  /** The time of the last use, in milliseconds since 1970. */
  readonly at: number;
}

type Uses = Readonly<Record<string, Use>>;

const halfLife = 14 * 24 * 60 * 60 * 1000;
/** The least used entries are removed beyond this number. */
export const mostUses = 150;
const longestId = 160;

/** The highest weight: frequent use raises the score of a match by at most this fraction. */
const mostWeight = 0.6;
/** The number of uses that gives half of the maximum weight. */
const halfWeight = 3;

const useSchema = v.object({
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
});

/** What was chosen in the palette, under ids that contain nothing the user has typed. */
const kept = createKeptValue(
  'PaletteUses',
  1,
  v.object({
    uses: v.fallback(v.pipe(v.record(v.pipe(v.string(), v.maxLength(longestId)), useSchema), v.transform(bounded)), {}),
  }),
);

const scoreAt = ({ score, at }: Use, now: number) => score * 0.5 ** (Math.max(0, now - at) / halfLife);

/** Keeps the most used entries. */
function bounded(uses: Uses): Uses {
  const entries = Object.entries(uses);
  if (entries.length <= mostUses) {
    return uses;
  }
  const now = Math.max(...entries.map(([, { at }]) => at));
  return Object.fromEntries(
    entries.toSorted(([, one], [, other]) => scoreAt(other, now) - scoreAt(one, now)).slice(0, mostUses),
  );
}

/**
 * @param uses the uses so far
 * @returns the uses with another use of an id
 */
export function withUse(uses: Uses, id: string, now: number): Uses {
  const former = uses[id];
  const score = (former === undefined ? 0 : scoreAt(former, now)) + 1;
  return bounded({ ...uses, [id]: { score, at: now } });
}

/** How much something is used, from 0 to 0.6, by frequency and recency. */
export function weightOf(uses: Uses, id: string, now: number): number {
  const use = uses[id];
  const score = use === undefined ? 0 : scoreAt(use, now);
  return (mostWeight * score) / (score + halfWeight);
}

/** Counts and stores a use at the present time. An id that is too long to be stored is ignored. */
export function countUse(id: string): void {
  if (id.length <= longestId) {
    kept.change({ uses: withUse(kept.read().uses, id, Date.now()) });
  }
}

/** The stored uses, including those of earlier visits; at most `mostUses` entries. */
export const readUses = (): Uses => kept.read().uses;
