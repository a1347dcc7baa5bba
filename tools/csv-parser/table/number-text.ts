/** The decimal mark of a column's numbers: 1.5, or 1,5 as in much of Europe. */
export type DecimalMark = '.' | ',';

/** What separates the thousands of a column's numbers; a space may be a no-break, narrow or thin one. */
export type Grouping = ',' | '.' | ' ' | "'";

/** How all numbers of a column are written. */
export interface NumberNotation {
  readonly mark: DecimalMark;
  /** Undefined if the notation has no separators. A number in a notation with them may have none. */
  readonly grouping?: Grouping;
}

const plainPatterns: Record<DecimalMark, string> = {
  '.': String.raw`(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`,
  ',': String.raw`(?:\d+,?\d*|,\d+)(?:[eE][-+]?\d+)?`,
};
const separators: Record<Grouping, string> = {
  ',': ',',
  '.': String.raw`\.`,
  ' ': String.raw`[ \u00A0\u2009\u202F]`,
  "'": "['’]",
};
const everySeparator = Object.fromEntries(
  Object.entries(separators).map(([grouping, pattern]) => [grouping, new RegExp(pattern, 'g')]),
) as Record<Grouping, RegExp>;

function patternOf({ mark, grouping }: NumberNotation): RegExp {
  const decimals = String.raw`(?:${mark === '.' ? String.raw`\.` : ','}\d*)?`;
  const grouped = grouping === undefined ? '' : String.raw`[1-9]\d{0,2}(?:${separators[grouping]}\d{3})+${decimals}|`;
  return new RegExp(`^[-+]?(?:${grouped}${plainPatterns[mark]})$`);
}

/**
 * The notations in order of preference: 1.234 is a decimal number unless the column has 1.234.567 or 1.234,5, and 1,234
 * has a separator unless the column has 3,14 or 0,567.
 */
const notations: readonly (NumberNotation & { readonly pattern: RegExp })[] = (
  [
    { mark: '.' },
    { mark: '.', grouping: ',' },
    { mark: ',' },
    { mark: ',', grouping: '.' },
    { mark: '.', grouping: ' ' },
    { mark: ',', grouping: ' ' },
    { mark: '.', grouping: "'" },
    { mark: ',', grouping: "'" },
  ] as const
).map((notation) => ({ ...notation, pattern: patternOf(notation) }));

/**
 * Writes a number without separators and with a decimal point.
 * @param text a number in that notation, with or without blanks around it
 * @example plainNumberText('1.234,5', { mark: ',', grouping: '.' }) // '1234.5'
 */
export function plainNumberText(text: string, { mark, grouping }: NumberNotation): string {
  const trimmed = text.trim();
  const joined = grouping === undefined ? trimmed : trimmed.replaceAll(everySeparator[grouping], '');
  return mark === '.' ? joined : joined.replace(',', '.');
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

const integer = /^[-+]?\d+$/;
const ambiguous = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Determines cell by cell whether a column contains only numbers, and how they are written.
 * @example const kind = createKindFinder(); kind.add('1,5'); kind.notation() // { mark: ',' }
 */
export function createKindFinder() {
  const possible = new Set(notations);
  let hasValues = false;
  const marks = new Set<string>();
  let isEveryMarkAmbiguous = true;
  return {
    /** @returns whether the column may still be numeric */
    add(text: string): boolean {
      const trimmed = text.trim();
      if (trimmed === '') {
        return possible.size > 0;
      }
      hasValues = true;
      // Every notation has integers without separators.
      if (!integer.test(trimmed)) {
        for (const notation of possible) {
          if (!notation.pattern.test(trimmed)) {
            possible.delete(notation);
          }
        }
        const [mark] = /[.,]/.exec(trimmed) ?? [];
        if (mark !== undefined) {
          marks.add(mark);
          isEveryMarkAmbiguous &&= ambiguous.test(trimmed);
        }
      }
      return possible.size > 0;
    },
    /** @returns the most likely notation of all non-empty values; undefined if one is not a number or all are empty */
    notation(): NumberNotation | undefined {
      const [likeliest] = hasValues ? possible : [];
      return likeliest;
    },
    /** Whether the column does not tell what its marks are: all its numbers with one are as 1,234 or 1.234. */
    isAmbiguous: () => marks.size > 0 && isEveryMarkAmbiguous,
    /** Whether this is the first mark of some number. */
    hasMark: (mark: DecimalMark) => marks.has(mark),
  };
}
