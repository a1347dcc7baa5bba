import * as v from 'valibot';

/** The default choices for the number of rows per page. */
export const usualPageSizes: readonly number[] = [5, 10, 25, 50, 100];

/**
 * An entry of a screen's kept choices: the number of rows per page of its list.
 * @param sizes the sizes on offer, which must include 25
 */
export function pageSizeSchema(sizes: readonly number[] = usualPageSizes) {
  return v.fallback(v.picklist(sizes), 25);
}
