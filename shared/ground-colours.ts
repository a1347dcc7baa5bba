/** What is behind everything, in each theme: the page's ground, and the window's before the page is there. */
export const groundColours = { light: '#f5f6f7', dark: '#121416' } as const;
