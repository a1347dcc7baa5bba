/** What the user wants of the theme: to follow the system, until one of the two is chosen. */
export const themeChoices = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof themeChoices)[number];
