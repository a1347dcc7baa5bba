import { formatNumber } from './locale.ts';

/**
 * Formats the size of a picture for readers.
 * @param size the width and the height in pixels
 * @example formatDimensions({ width: 1920, height: 1080 }) // '1,920 × 1,080'
 */
export function formatDimensions({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${formatNumber(width)} × ${formatNumber(height)}`;
}
