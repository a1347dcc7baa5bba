/**
 * The density of the layout, for styles. It follows the preferences through variables that the document has before the
 * first paint. On touch screens, controls and rows keep their full size.
 */

/** The height of buttons and fields. */
export const controlHeight = 'var(--control-height)';

/** The height of an entry in a list. */
export const listRowHeight = 'var(--list-row-height)';

/** The padding above and below the content of table cells. */
export const cellPadding = 'var(--cell-padding)';
