import { type ColorFamily, cssNamedColors, type NamedColor } from '../color-names.ts';

export type FamilyChoice = ColorFamily | 'all';

/** The terms to search for, and to highlight, in each column. */
export interface ColorTerms {
  readonly name: string;
  readonly rgb: string;
  readonly hex: string;
}

/**
 * Adapts a filter to each column: names have no spaces, `rgb()` has one after each comma, short hex is expanded.
 * @example readTerms('255,0') // { name: '255,0', rgb: '255, 0', hex: '255,0' }
 */
export function readTerms(filter: string): ColorTerms {
  const term = filter.trim().toLowerCase();
  return {
    name: term.replaceAll(/\s+/gu, ''),
    rgb: term
      .replaceAll(/\s*,\s*/gu, ', ')
      .replace(/\(\s+/u, '(')
      .replace(/\s+\)/u, ')')
      .trimEnd(),
    hex: /^#[\da-f]{3}$/u.test(term) ? term.replaceAll(/[\da-f]/gu, (digit) => digit + digit) : term,
  };
}

/**
 * The named colours of a family whose name, rgb or hex contains the filter, ignoring case.
 * @param filter a blank filter matches all
 * @example filterColors('all', 'navy').map(({ hex }) => hex) // ['#000080']
 */
export function filterColors(family: FamilyChoice, filter: string): readonly NamedColor[] {
  const terms = readTerms(filter);
  return cssNamedColors.filter(
    (color) =>
      (family === 'all' || color.family === family) &&
      (color.name.includes(terms.name) || color.rgb.includes(terms.rgb) || color.hex.includes(terms.hex)),
  );
}
