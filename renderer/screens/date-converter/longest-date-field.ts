/** UTF-16 code units that a field for an instant takes: more than any has, so that what is wrong with a text can be said. */
export const longestDateField = 1000;
