/** The decimal mark of a column's numbers: 1.5, or 1,5 as in much of Europe. */
export type DecimalMark = '.' | ',';

const patterns: Record<DecimalMark, RegExp> = {
  '.': /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/,
  ',': /^[-+]?(?:\d+,?\d*|,\d+)(?:[eE][-+]?\d+)?$/,
};

/** Whitespace around a number is ignored. */
export function isNumberText(text: string, mark: DecimalMark): boolean {
  return patterns[mark].test(text.trim());
}

/**
 * Returns the value of a text that `isNumberText` accepts.
 * @example readNumber('1,5', ',') // 1.5
 */
export function readNumber(text: string, mark: DecimalMark): number {
  return Number(mark === '.' ? text : text.replace(',', '.'));
}

/**
 * Compares two numbers as text that are equal as doubles, such as ids of 20 digits.
 * @returns a negative number if the first is smaller, as for `Array.sort`
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

/** The kind of values in a column. */
export interface ColumnKind {
  /** The decimal mark of all non-empty values; undefined if one is not a number. */
  readonly mark: DecimalMark | undefined;
}

/**
 * Determines cell by cell whether a column contains only numbers.
 * @example const kind = createKindFinder(); kind.add('1,5'); kind.mark() // ','
 */
export function createKindFinder() {
  const possible = new Set<DecimalMark>(['.', ',']);
  let hasValues = false;
  return {
    /** @returns whether the column may still be numeric */
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
