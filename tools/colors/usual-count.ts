/** The default number of nearest names. */
export const usualCount = 8;
