import { choicePrefix } from '../kept/choice-keys.ts';

/** What local storage holds about the look of the page. A separate script also reads it before the app has started. */

/** `true` or `false`: the chosen theme. */
export const darkModeKey = 'darkMode';

/** The operating system's preference, which applies until the user makes a choice. */
export const darkSchemeQuery = '(prefers-color-scheme: dark)';

/** The ids of the favourite screens, as a JSON array. */
export const favouritesKey = 'favourites';

/** Stored, exported and cleared like the other kept choices, whose schemas are not in the first load. */
export const sidebarKey = `${choicePrefix}sidebar`;

/** The name of the user's other preferences among the kept choices. */
export const userPreferencesName = 'preferences';

/** The user's other preferences, as JSON: see `state/preferences/user-preferences.ts`. */
export const userPreferencesKey = `${choicePrefix}${userPreferencesName}`;

/** The look of the page as local storage holds it. Other stored data is mixed in, and nothing has been validated. */
export interface StoredLook {
  readonly density?: string;
  /** The size of code, in pixels. */
  readonly codeFontSize?: number;
  /** The width of a tab, in spaces. */
  readonly codeTabWidth?: number;
  /** The path of a screen. */
  readonly startPath?: string;
}

/**
 * Applies a look to the page: the document has an attribute for each value, which the style rules select on.
 * @example showStoredLook({ density: 'compact' }) // <html data-density="compact">
 */
export function showStoredLook(look: StoredLook): void {
  for (const [name, value] of Object.entries(look)) {
    document.documentElement.setAttribute(`data-${name}`, value);
  }
}

/** A selector for style rules that apply while a value is set. Attribute names are lower case in HTML. */
export const whereLookIs = (name: keyof StoredLook, value: string | number): string =>
  `:root[data-${name.toLowerCase()}="${value}"]`;

/** The line height of code in pixels for a font size in pixels. */
export const lineHeightOf = (fontSize: number): number => Math.round((fontSize * 20) / 13);

/** The text that is stored while the sidebar is closed; with anything else it is open. */
export const closedSidebarText = '{"version":1,"value":{"isOpen":false}}';

/** The document's attribute that tells which theme shows; its values are `light` and `dark`. */
export const themeAttribute = 'data-theme';

/** The document's attribute that tells that the sidebar is closed in the layout where it is beside the page. */
export const sidebarClosedAttribute = 'data-sidebar-closed';
