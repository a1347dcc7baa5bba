/**
 * How close things stand, for style: as the preferences say, by variables that the document has from before the first
 * picture on. Where fingers point at them, controls and rows are as large as ever.
 */

/** The height of buttons and fields. */
export const controlHeight = 'var(--control-height)';

/** The height of an entry in a list. */
export const listRowHeight = 'var(--list-row-height)';

/** Above and below what stands in a table. */
export const cellPadding = 'var(--cell-padding)';
