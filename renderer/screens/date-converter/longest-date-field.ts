/**
 * UTF-16 code units that a field for an instant takes: more than any instant needs, so that errors in longer texts can
 * be reported.
 */
export const longestDateField = 1000;
