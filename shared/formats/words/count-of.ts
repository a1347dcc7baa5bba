import { formatNumber } from './locale.ts';

/**
 * Writes a number of items with the singular or plural noun.
 * @param many the plural, if it is not the singular with an s
 * @example countOf(1, 'row') // '1 row'
 * @example countOf(1234, 'match', 'matches') // '1,234 matches'
 */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
