import * as v from 'valibot';

/** The rows that a page of a list can have, unless it offers others. */
export const usualPageSizes: readonly number[] = [5, 10, 25, 50, 100];

/**
 * An entry of a screen's kept choices: how many rows a page of its list has.
 * @param sizes those that are offered, with 25 among them
 */
export function pageSizeSchema(sizes: readonly number[] = usualPageSizes) {
  return v.fallback(v.picklist(sizes), 25);
}
