import { appScreens } from './app-screens.ts';
import { tools } from './catalogue.ts';
import type { CatalogueEntry, EntryOf, ScreenEntry, TabbedEntry } from './define-tool.ts';
import { isAt, tabPath } from './screen-address.ts';

/** The id of every screen of a tool. */
export type ToolScreenId = EntryOf<(typeof tools)[number]>['id'];

/** The id of every screen that has a view. */
export type ScreenId = ToolScreenId | (typeof appScreens)[number]['id'];

/** The id of every screen that is generated from an operation. */
export type OperationScreenId = Extract<EntryOf<(typeof tools)[number]>, { readonly operation: string }>['id'];

/** The screen that opens first, to which unknown paths also lead. */
export const homeRoute = tools[0].route;

/** A screen at one of its paths, with the contents of its frame. */
export interface Screen {
  readonly id: ScreenId;
  readonly path: string;
  readonly entry: ScreenEntry;
  /** The folder of its tool, by which its icon is named, too. */
  readonly folder: string;
  /** The entry in `tools` that it belongs to; undefined for the app's own screens. */
  readonly toolId?: string | undefined;
  /** The tabs it is shown among; undefined for a single screen and on a tab's direct route. */
  readonly tabs?: TabbedEntry;
  /** The names of optional segments after its path: see `SingleEntry`. */
  readonly parameters?: readonly string[] | undefined;
}

function screensOf(entry: CatalogueEntry, toolId?: string): Screen[] {
  const common = { folder: entry.folder, toolId };
  if (entry.kind === 'single') {
    const { id, route: path, parameters } = entry;
    return [{ ...common, id: id as ScreenId, path, entry, parameters }];
  }
  return entry.tabs.flatMap((tab): Screen[] => {
    const screen = { ...common, id: tab.id as ScreenId, entry: tab };
    const amongTabs = { ...screen, path: tabPath(entry, tab), tabs: entry };
    return tab.directRoute === undefined ? [amongTabs] : [amongTabs, { ...screen, path: tab.directRoute }];
  });
}

/** Each screen at each of its paths, tools first. */
export const screens: readonly Screen[] = [
  ...tools.flatMap((tool) => screensOf(tool, tool.id)),
  ...appScreens.flatMap((entry) => screensOf(entry)),
];

/** The screens, each listed once at the first of its addresses. */
export const onceEach: readonly Screen[] = screens.filter(
  ({ id }, index) => screens.findIndex((other) => other.id === id) === index,
);

/**
 * Finds the screen at a path.
 * @param path a hash route without the `#`; a trailing slash and letter case are ignored
 * @returns the screen; the first tab for a bare tabbed route; undefined for an unknown path
 * @example findScreen('/JSON')?.path // '/JSON/JSONFormatter'
 */
export function findScreen(path: string): Screen | undefined {
  return screens.find((screen) => (screen.tabs && isAt({ path: screen.tabs.route }, path)) || isAt(screen, path));
}
