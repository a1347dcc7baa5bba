import type { ToolError } from '#shared/result.ts';
import { formatNumber } from './locale.ts';

/**
 * Puts the place of a fault before what is wrong, for a text of one line.
 * @example placeInLine({ message: 'No digit.', position: { offset: 2, line: 1, column: 3 } }) // 'Character 3: No digit.'
 */
export function placeInLine({ message, position }: Pick<ToolError, 'message' | 'position'>): string {
  return position === undefined ? message : `Character ${formatNumber(position.column)}: ${message}`;
}
