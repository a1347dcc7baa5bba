/** How many of the nearest names are shown unless told. */
export const usualCount = 8;
