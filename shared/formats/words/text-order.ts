import { locale } from './locale.ts';

/**
 * Makes the comparison that sorts texts in the user's language, for `sort` and `toSorted`. Making it takes longer than
 * comparing: make it once for each list.
 * @param options what counts as different and in which order digits come; without it, "10" comes before "9"
 * @returns a function with a negative result if its first text comes before the second, 0 if both are the same
 * @example ['b', 'Ä', 'a'].toSorted(textOrder()) // ['a', 'Ä', 'b'] in German
 * @example ['A-10', 'A-2'].toSorted(textOrder({ numeric: true })) // ['A-2', 'A-10']
 */
export function textOrder(
  options?: Pick<Intl.CollatorOptions, 'numeric' | 'sensitivity'>,
): (one: string, other: string) => number {
  return new Intl.Collator(locale(), options).compare;
}
