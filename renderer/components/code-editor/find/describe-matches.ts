import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

/**
 * What a search has found: "3 of 12", "12 matches" where one is at none of them, "No matches".
 * @param chosen the index of the match that one is at, from 0
 * @param wrapped where the search went on after it had come to the end
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
