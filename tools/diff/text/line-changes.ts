/** Lines that differ: from `fromA` up to `toA`, without it, became those from `fromB` up to `toB`. Counted from 0. */
export interface LineChange {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/** What of a line counts for nothing when lines are compared. */
export interface Ignored {
  /** White space: `all` of it, or only at the ends of lines and how much there is between words. */
  readonly whiteSpace: 'none' | 'amount' | 'all';
  readonly isCaseIgnored: boolean;
}

/**
 * What is compared of a line.
 * @example keyOf('  A  b ', { whiteSpace: 'amount', isCaseIgnored: true }) // ' a b'
 */
export function keyOf(line: string, { whiteSpace, isCaseIgnored }: Ignored): string {
  const spaced =
    whiteSpace === 'none'
      ? line
      : whiteSpace === 'all'
        ? line.replaceAll(/\s+/gu, '')
        : line.trimEnd().replaceAll(/\s+/gu, ' ');
  return isCaseIgnored ? spaced.toLowerCase() : spaced;
}
