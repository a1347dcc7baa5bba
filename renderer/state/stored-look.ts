import { choicePrefix } from './choice-keys.ts';

/** What local storage holds of how the page looks: read before the app has started, too, by a script of its own. */

/** `true` or `false`: the theme that was chosen. */
export const darkModeKey = 'darkMode';

/** The operating system's wish, which counts until the user makes a choice. */
export const darkSchemeQuery = '(prefers-color-scheme: dark)';

/** The ids of favourite tools, as a JSON array. */
export const favouritesKey = 'favourites';

/** It is stored, exported and cleared like the other kept choices, whose schemas are not in the first load. */
export const sidebarKey = `${choicePrefix}sidebar`;

/** The name among the kept choices of what the user prefers besides. */
export const userPreferencesName = 'preferences';

/** What the user prefers besides, as JSON: see `state/user-preferences.ts`. */
export const userPreferencesKey = `${choicePrefix}${userPreferencesName}`;

/** What local storage says of how things look, with whatever else was stored: nobody has checked it. */
export interface StoredLook {
  readonly density?: string;
  /** Pixels. */
  readonly codeFontSize?: number;
  /** Spaces. */
  readonly codeTabWidth?: number;
  /** The path of a screen. */
  readonly startPath?: string;
}

/**
 * Shows the page so: the document has an attribute for each, by whose value style rules go.
 * @example showStoredLook({ density: 'compact' }) // <html data-density="compact">
 */
export function showStoredLook(look: StoredLook): void {
  for (const [name, value] of Object.entries(look)) {
    document.documentElement.setAttribute(`data-${name}`, value);
  }
}

/** Style rules of the document for one of the values. In HTML names of attributes have small letters. */
export const whereLookIs = (name: keyof StoredLook, value: string | number): string =>
  `:root[data-${name.toLowerCase()}="${value}"]`;

/** Pixels from line to line, of code of a size in pixels. */
export const lineHeightOf = (fontSize: number): number => Math.round((fontSize * 20) / 13);

/** What is stored while the sidebar is closed; for anything else it is open. */
export const closedSidebarText = '{"version":1,"value":{"isOpen":false}}';

/** The attribute of the document that says which theme shows; its values are `light` and `dark`. */
export const themeAttribute = 'data-theme';

/** The attribute of the document that says that the sidebar is closed where it stands beside the page. */
export const sidebarClosedAttribute = 'data-sidebar-closed';
