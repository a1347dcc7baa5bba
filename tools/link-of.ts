import type { Screen } from './screens.ts';

/** What leads to a screen from a list of several. */
export interface ScreenLink {
  readonly to: string;
  readonly icon: string;
  readonly label: string;
}

/** The link to one screen: a tab by its heading, a tool without tabs as the menu has it. */
export function linkOf({ path, icon, entry }: Screen): ScreenLink {
  return { to: path, icon, label: 'menuLabel' in entry ? String(entry.menuLabel) : entry.heading };
}
