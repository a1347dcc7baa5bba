import { textOrder } from './text-order.ts';

export type SortKey = string | number | undefined;

/**
 * Sorts by keys: texts in the order of the user's language, ignoring case, with the digits in them as numbers. Empty
 * and missing keys come last in both directions, and the sort is stable.
 * @returns the index of the key at each position
 * @example orderByKeys(['b10', undefined, 'B9'], 'ascending') // [2, 0, 1]
 */
export function orderByKeys(keys: readonly SortKey[], direction: 'ascending' | 'descending'): number[] {
  const compareTexts = textOrder({ numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return Array.from(keys.keys()).sort((one, other) => {
    const [first, second] = [keys[one], keys[other]];
    const isFirstBlank = first === undefined || first === '';
    const isSecondBlank = second === undefined || second === '';
    if (isFirstBlank || isSecondBlank) {
      return Number(isFirstBlank) - Number(isSecondBlank);
    }
    return sign * compareKeys(first, second, compareTexts);
  });
}

function compareKeys(
  one: string | number,
  other: string | number,
  compareTexts: (one: string, other: string) => number,
): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other));
}
