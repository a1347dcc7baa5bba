/**
 * A change of lines: those from `fromA` up to, but not including, `toA` became those from `fromB` up to `toB`. They are
 * counted from 0.
 */
export interface LineChange {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/** What is ignored when lines are compared. */
export interface Ignored {
  /** White space: `all` of it, or only the white space at line ends and its amount between words. */
  readonly whiteSpace: 'none' | 'amount' | 'all';
  readonly isCaseIgnored: boolean;
}

/**
 * The key by which a line is compared.
 * @example comparisonKeyOf('  A  b ', { whiteSpace: 'amount', isCaseIgnored: true }) // ' a b'
 */
export function comparisonKeyOf(line: string, { whiteSpace, isCaseIgnored }: Ignored): string {
  const spaced =
    whiteSpace === 'none'
      ? line
      : whiteSpace === 'all'
        ? line.replaceAll(/\s+/gu, '')
        : line.trimEnd().replaceAll(/\s+/gu, ' ');
  return isCaseIgnored ? spaced.toLowerCase() : spaced;
}
