/** The background colour of each theme, for the page, and for the window before the page has loaded. */
export const groundColours = { light: '#f5f6f7', dark: '#121416' } as const;
