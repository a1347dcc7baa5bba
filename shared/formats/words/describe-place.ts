import { formatNumber } from './locale.ts';

/**
 * Names a place in a text, as part of a sentence.
 * @param position both numbers from 1
 * @example describePlace({ line: 1200, column: 3 }) // 'line 1,200, column 3'
 */
export function describePlace({ line, column }: { readonly line: number; readonly column: number }): string {
  return `line ${formatNumber(line)}, column ${formatNumber(column)}`;
}
