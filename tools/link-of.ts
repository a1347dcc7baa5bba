import type { Screen } from './screens.ts';

/** A link to a screen in a list of several. */
export interface ScreenLink {
  readonly to: string;
  readonly icon: string;
  readonly label: string;
}

/** Creates the link to a screen: a tab is named by its heading, a tool without tabs by its menu label. */
export function linkOf({ path, folder, entry }: Screen): ScreenLink {
  return { to: path, icon: folder, label: 'menuLabel' in entry ? String(entry.menuLabel) : entry.heading };
}
