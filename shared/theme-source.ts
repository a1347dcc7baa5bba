/** Where the theme comes from, by Electron's word: from the system, or from the user, who wants one of the two. */
export const themeSources = ['system', 'light', 'dark'] as const;

export type ThemeSource = (typeof themeSources)[number];
