import { formatNumber } from '#shared/formats/words/locale.ts';

/** Statistics of a set of estimates; numbers are in story points. */
export interface Statistics {
  /** How many members have voted, and how many of them for a number. */
  readonly voteCount: number;
  readonly numericCount: number;
  readonly average: number;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  /** The share of the votes that went to the card chosen most often, from 0 to 1. */
  readonly agreement: number;
  /** The cards chosen most often; several in case of a tie. */
  readonly favourites: readonly string[];
}

/**
 * Reads the number that an estimate stands for: `½` and `2½` are halves; the decimal separator is a comma or a point.
 * @returns undefined for anything but a finite number of at least 0: `?`, `XL`, `Infinity`, `1e3`
 * @example readPoints('2½') // 2.5
 */
export function readPoints(estimate: string): number | undefined {
  const text = estimate.trim();
  if (/^\d*½$/u.test(text)) {
    return Number(text.slice(0, -1)) + 0.5;
  }
  return /^\d+(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/**
 * Computes the average, median, spread and agreement of the votes on a story.
 * @param estimates the estimates given; those that are not numbers count towards the agreement only
 * @returns undefined if there are no votes; the numbers are NaN if no vote is a number
 * @example computeStatistics(['3', '5', '?'])?.average // 4
 */
export function computeStatistics(estimates: readonly string[]): Statistics | undefined {
  if (estimates.length === 0) {
    return undefined;
  }
  const points = estimates.map(readPoints).filter((value) => value !== undefined);
  points.sort((a, b) => a - b);
  const counts = new Map<string, number>();
  for (const estimate of estimates) {
    const key = String(readPoints(estimate) ?? estimate.trim());
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return {
    voteCount: estimates.length,
    numericCount: points.length,
    average: points.reduce((sum, value) => sum + value, 0) / points.length,
    median: medianOf(points),
    lowest: points[0] ?? Number.NaN,
    highest: points.at(-1) ?? Number.NaN,
    agreement: most / estimates.length,
    favourites: [...counts].filter(([, count]) => count === most).map(([card]) => card),
  };
}

/** @param sorted values in ascending order; for an even number of them, the middle two are averaged */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return lower === undefined || upper === undefined ? Number.NaN : (lower + upper) / 2;
}

/**
 * Rounds points to a tenth, halves upwards.
 * @example roundPoints(1.45) // 1.5
 */
export function roundPoints(points: number): number {
  // Rounding alone makes 1.4 of 1.45, because its binary representation is slightly smaller.
  return Math.round(Number((points * 10).toPrecision(12))) / 10;
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * Formats points with one decimal, as the average is shown.
 * @returns a dash for NaN
 * @example showPoints(4.25) // '4,3' in German
 */
export function showPoints(points: number): string {
  return Number.isNaN(points) ? '–' : formatNumber(roundPoints(points), oneDecimal);
}
