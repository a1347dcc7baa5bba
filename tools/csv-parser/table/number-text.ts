/** How the numbers of a column are written: 1.5, or 1,5 as in much of Europe. */
export type DecimalMark = '.' | ',';

const patterns: Record<DecimalMark, RegExp> = {
  '.': /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/,
  ',': /^[-+]?(?:\d+,?\d*|,\d+)(?:[eE][-+]?\d+)?$/,
};

/** White space around a number is none of it. */
export function isNumberText(text: string, mark: DecimalMark): boolean {
  return patterns[mark].test(text.trim());
}

/**
 * The value of a text that `isNumberText` takes.
 * @example readNumber('1,5', ',') // 1.5
 */
export function readNumber(text: string, mark: DecimalMark): number {
  return Number(mark === '.' ? text : text.replace(',', '.'));
}

/**
 * Orders two texts of numbers that are equal as a double, such as ids of 20 digits.
 * @returns below 0 if the first is smaller, as for `Array.sort`
 */
export function compareLongNumbers(a: string, b: string): number {
  const integer = /^[-+]?\d+$/;
  const [first, second] = [a.trim(), b.trim()];
  if (first.length < 16 || !integer.test(first) || !integer.test(second)) {
    return 0;
  }
  const [left, right] = [BigInt(first.replace('+', '')), BigInt(second.replace('+', ''))];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** What a column of text is made of. */
export interface ColumnKind {
  /** How all its values are written that are not empty; undefined if one is not a number. */
  readonly mark: DecimalMark | undefined;
}

/**
 * Finds out whether a column holds only numbers, cell by cell.
 * @example const kind = createKindFinder(); kind.add('1,5'); kind.mark() // ','
 */
export function createKindFinder() {
  const possible = new Set<DecimalMark>(['.', ',']);
  let hasValues = false;
  return {
    /** @returns whether it may still be a column of numbers */
    add(text: string): boolean {
      if (text.trim() !== '') {
        hasValues = true;
        for (const mark of possible) {
          if (!isNumberText(text, mark)) {
            possible.delete(mark);
          }
        }
      }
      return possible.size > 0;
    },
    mark(): DecimalMark | undefined {
      return hasValues ? possible.values().next().value : undefined;
    },
  };
}
