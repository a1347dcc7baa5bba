/** The user's choice of theme: to follow the system, or one of the two themes. */
export const themeChoices = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof themeChoices)[number];
