import { locale } from './locale.ts';

export type SortKey = string | number | undefined;

/**
 * Sorts by keys: texts in the order of the user's language, ignoring case, with the digits in them as numbers. Empty
 * and missing keys come last in both directions, and the sort is stable.
 * @returns the index of the key at each position
 * @example orderByKeys(['b10', undefined, 'B9'], 'ascending') // [2, 0, 1]
 */
export function orderByKeys(keys: readonly SortKey[], direction: 'ascending' | 'descending'): number[] {
  const collator = new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return Array.from(keys.keys()).sort((one, other) => {
    const [first, second] = [keys[one], keys[other]];
    const isFirstBlank = first === undefined || first === '';
    const isSecondBlank = second === undefined || second === '';
    if (isFirstBlank || isSecondBlank) {
      return Number(isFirstBlank) - Number(isSecondBlank);
    }
    return sign * compareKeys(first, second, collator);
  });
}

function compareKeys(one: string | number, other: string | number, collator: Intl.Collator): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}
