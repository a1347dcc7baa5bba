/**
 * Every screen of the app, as plain data. Routes, tabs, redirects, the sidebar, document titles,
 * the desktop app's menu and tray, the command palette and the smoke tests derive from this list:
 * a tool exists because it is here.
 */

export type IconName = 'home' | 'json' | 'preferences' | 'about' | 'privacy' | 'licences';

/** What the pages of the catalogue have in common: a tool, a tab of one, or a page of the app itself. */
export interface ScreenEntry {
  /** Names the view in `renderer/tools/registry.ts` and the chunk that the screen loads as. */
  readonly id: string;
  /** The level-one heading of the screen. */
  readonly heading: string;
  /** What follows `Web Toolbox - ` in the document title; none for Home. */
  readonly title?: string;
  /** One line under the heading. */
  readonly detail: string;
  /** What the Help button shows, a sentence or two a point. */
  readonly help?: readonly string[];
  /** Further words by which the command palette finds the screen. */
  readonly keywords: readonly string[];
}

/** A screen at one path. */
export interface PageEntry extends ScreenEntry {
  readonly kind: 'page';
  /** The hash route, from the leading slash on: `/Home`. */
  readonly route: string;
  readonly icon: IconName;
  /** Its text in the sidebar and in the menus of the desktop app. */
  readonly menuLabel: string;
  /** Electron's accelerator syntax: `CommandOrControl+Alt+U`. */
  readonly accelerator?: string;
}

/** A screen that shows as a tab of its tool. */
export interface TabEntry extends ScreenEntry {
  /** The path below the tool's route: `JSONFormatter`. */
  readonly path: string;
  readonly tabLabel: string;
  /** Its text in the application menu; a tab without one is reached through its tool. */
  readonly menuLabel?: string;
  readonly accelerator?: string;
  /** A second route, without the tabs: `/Base64Encoder`. */
  readonly directRoute?: string;
}

/** Several screens under one entry of the sidebar. */
export interface TabbedEntry {
  readonly kind: 'tabbed';
  readonly id: string;
  /** The bare route shows the first tab. */
  readonly route: string;
  readonly icon: IconName;
  readonly menuLabel: string;
  readonly tabs: readonly [TabEntry, ...TabEntry[]];
}

export type CatalogueEntry = PageEntry | TabbedEntry;

/** The tools, in the order of the sidebar. */
export const tools = [
  {
    kind: 'page',
    id: 'Home',
    route: '/Home',
    icon: 'home',
    menuLabel: 'Home',
    heading: 'Home',
    detail: 'What this toolbox is, and what changed.',
    keywords: ['start', 'change log', 'news', 'release notes'],
  },
  {
    kind: 'tabbed',
    id: 'JSON',
    route: '/JSON',
    icon: 'json',
    menuLabel: 'JSON utilities',
    tabs: [
      {
        id: 'JSONFormatter',
        path: 'JSONFormatter',
        tabLabel: 'JSON Format',
        menuLabel: 'JSON format',
        accelerator: 'CommandOrControl+Alt+J',
        heading: 'JSON Formatter',
        title: 'JSON Formatter',
        detail: 'Format, minify, check, browse and query JSON without changing a digit of it.',
        help: [
          'Paste, type or drop a JSON document: it is formatted as you type, up to 100 MB from a file.',
          'Numbers, key order and duplicate keys stay exactly as written; a warning names those that JavaScript would change.',
          'A JSONPath (RFC 9535) such as $.tools[*] shows only what it matches.',
          'Ctrl+F (⌘F on a Mac) finds text in the pane that has the focus.',
        ],
        keywords: ['pretty print', 'beautify', 'minify', 'validate', 'lint', 'tree', 'jsonpath', 'sort keys'],
      },
      {
        id: 'JSONRepair',
        path: 'JSONRepair',
        tabLabel: 'JSON Repair',
        heading: 'JSON Repair',
        title: 'JSON Repair',
        detail: 'Make valid JSON of a broken document, and see every change.',
        help: [
          'Paste, type or drop a document that is nearly JSON: it is repaired as you type.',
          'Repairs quotes, commas, brackets and comments, documents cut short, JavaScript and Python notation, JSONP, MongoDB types and newline-delimited JSON.',
          'Changes shows the document before and after the repair, and goes from change to change.',
          'What cannot be repaired is marked; the last good result stays, marked as stale.',
        ],
        keywords: [
          'fix',
          'broken',
          'invalid',
          'jsonrepair',
          'trailing comma',
          'single quotes',
          'ndjson',
          'jsonp',
          'python',
        ],
      },
    ],
  },
] as const satisfies readonly CatalogueEntry[];

/** The app's own pages: not in the list of tools. */
export const pages = [
  {
    kind: 'page',
    id: 'Preferences',
    route: '/preferences',
    icon: 'preferences',
    menuLabel: 'Settings',
    heading: 'Application preferences',
    title: 'Application preferences',
    detail: 'The theme, and everything this toolbox keeps on your machine.',
    keywords: ['settings', 'dark theme', 'export', 'import', 'clear'],
  },
  {
    kind: 'page',
    id: 'About',
    route: '/about',
    icon: 'about',
    menuLabel: 'About…',
    accelerator: 'CommandOrControl+Alt+A',
    heading: 'About Web Toolbox',
    title: 'About…',
    detail: 'Version, licence and what it is built with.',
    keywords: ['version', 'share', 'author', 'licence'],
  },
  {
    kind: 'page',
    id: 'PrivacyPolicy',
    route: '/privacy',
    icon: 'privacy',
    menuLabel: 'Privacy Policy',
    heading: 'Privacy Policy',
    title: 'Privacy Policy',
    detail: 'What stays on your machine, and the few things that leave it.',
    keywords: ['data', 'tracking', 'cookies', 'local storage'],
  },
  {
    kind: 'page',
    id: 'Licences',
    route: '/licences',
    icon: 'licences',
    menuLabel: 'Licences',
    heading: 'Licences',
    title: 'Licences',
    detail: 'The open-source software that ships with this toolbox.',
    keywords: ['open source', 'third party', 'notices'],
  },
] as const satisfies readonly PageEntry[];

type EntryOf<C extends CatalogueEntry> = C extends TabbedEntry ? C['tabs'][number] : C;

/** The id of every screen that has a view. */
export type ScreenId = EntryOf<(typeof tools)[number] | (typeof pages)[number]>['id'];

/** The screen that opens first, and where unknown paths lead. */
export const homeRoute = '/Home';

/** A screen at one of its paths, with what its frame shows. */
export interface Screen {
  readonly id: ScreenId;
  readonly path: string;
  readonly entry: ScreenEntry;
  readonly icon: IconName;
  /** The entry of `tools` that it belongs to; not set on the app's own pages. */
  readonly toolId?: string;
  /** The tabs it shows among; not set on a page and on a tab's direct route. */
  readonly tabs?: TabbedEntry;
}

function screensOf(entry: CatalogueEntry, toolId?: string): Screen[] {
  const common = { icon: entry.icon, ...(toolId === undefined ? {} : { toolId }) };
  if (entry.kind === 'page') {
    return [{ ...common, id: entry.id as ScreenId, path: entry.route, entry }];
  }
  return entry.tabs.flatMap((tab): Screen[] => {
    const screen = { ...common, id: tab.id as ScreenId, entry: tab };
    const amongTabs = { ...screen, path: `${entry.route}/${tab.path}`, tabs: entry };
    return tab.directRoute === undefined ? [amongTabs] : [amongTabs, { ...screen, path: tab.directRoute }];
  });
}

/** Each screen at each of its paths, tools first. */
export const screens: readonly Screen[] = [
  ...tools.flatMap((tool) => screensOf(tool, tool.id)),
  ...pages.flatMap((page) => screensOf(page)),
];

/**
 * The screen at a path.
 * @param path a hash route without the `#`; a trailing slash and letter case are ignored
 * @returns the screen; the first tab for a bare tabbed route; undefined for an unknown path
 * @example findScreen('/JSON')?.path // '/JSON/JSONFormatter'
 */
export function findScreen(path: string): Screen | undefined {
  const plain = path.replace(/(?<=.)\/$/, '').toLowerCase();
  return screens.find(({ path: own, tabs }) => own.toLowerCase() === plain || tabs?.route.toLowerCase() === plain);
}

/**
 * @returns the document title of a screen
 * @example documentTitle({ title: 'JSON Formatter' }) // 'Web Toolbox - JSON Formatter'
 */
export function documentTitle(entry: Pick<ScreenEntry, 'title'>): string {
  return entry.title === undefined ? 'Web Toolbox' : `Web Toolbox - ${entry.title}`;
}
