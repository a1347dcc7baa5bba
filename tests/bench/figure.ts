/** One line of a benchmark's report. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'KB' | 'times' | '%' | 'requests';
  /**
   * At most this much, if the figure has a limit. Machines differ: ratios and sizes have one, and times only where a slow
   * machine keeps it easily.
   */
  readonly limit?: number;
}

/** @returns whether the figure has no limit or keeps it */
export function isWithinLimit({ value, limit }: Figure): boolean {
  return limit === undefined || value <= limit;
}

/** @example median([3, 1, 2]) // 2 */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
