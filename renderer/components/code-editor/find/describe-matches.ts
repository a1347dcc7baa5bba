import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

/**
 * Describes the result of a search: "3 of 12", "12 matches" if none of them is chosen, "No matches".
 * @param chosen the index of the chosen match, from 0
 * @param wrapped the end at which the search wrapped around
 */
export function describeMatches(
  { count, isAll }: { readonly count: number; readonly isAll: boolean },
  chosen: number | undefined,
  wrapped?: 'top' | 'end',
): string {
  if (count === 0) {
    return 'No matches';
  }
  const total = `${formatNumber(count)}${isAll ? '' : '+'}`;
  const all = isAll ? countOf(count, 'match', 'matches') : `${total} matches`;
  const words = chosen === undefined ? all : `${formatNumber(chosen + 1)} of ${total}`;
  return wrapped === undefined ? words : `${words} · Wrapped to the ${wrapped}`;
}
