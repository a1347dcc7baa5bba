/** The most columns of a table that are examined one by one, or offered in a list; further ones are left out. */
export const mostColumns = 500;
