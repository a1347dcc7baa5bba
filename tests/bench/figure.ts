import type { Browser } from '@playwright/test';

/** One line of a benchmark's report. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'KB' | 'times' | '%' | 'requests';
  /**
   * The maximum, if there is one. Machines differ: ratios and sizes have limits, but times have them only where a slow
   * machine easily stays below.
   */
  readonly limit?: number;
}

/** @returns whether the figure has no limit or is within it */
export function isWithinLimit({ value, limit }: Figure): boolean {
  return limit === undefined || value <= limit;
}

/** @example median([3, 1, 2]) // 2 */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Measures something, in the browser or without it; the argument of `npm run bench` is part of its name. */
export type Measure = (browser: Browser, address: string) => Promise<readonly Figure[]>;

/** What the `measures.ts` in a tool's folder exports. */
export interface MeasuresModule {
  readonly measures: readonly Measure[];
}
