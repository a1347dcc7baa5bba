import type { Caller } from '#shared/configuration/configuration.ts';
import type { FileKind } from '#shared/formats/file-kinds/file-kinds.ts';

/** What a tool says about itself, as plain data that every process can load. */

/** What a screen keeps between visits: a text that is typed, pasted or chosen. */
export interface KeptInput {
  /** What it holds on the first visit. */
  readonly default: string;
  /** What it is called on a screen that is made of an operation, and in the history of one with several: `Number`. */
  readonly label?: string;
  /** What its empty editor says there. */
  readonly placeholder?: string;
  /** It is chosen from a list or written by a form: emptied, it has its default. */
  readonly isChoice?: true;
  /**
   * What is typed there is a key or a password, or has some: it lasts as long as the page. It is neither stored nor in the
   * history, in a link or in an export, whatever it looks like.
   */
  readonly isSecret?: true;
  /** Where not every text will do: a stored or imported one that fails was damaged, and the default takes its place. */
  readonly isValid?: (value: string) => boolean;
}

/** A type of file that the installed desktop app is offered for by the system. */
export interface InstalledFileType {
  /** In the singular: `JSON document`. */
  readonly name: string;
  readonly extensions: readonly [string, ...string[]];
  readonly mediaTypes: readonly string[];
  /** Whether the tool changes such files, or only shows them. */
  readonly role: 'Editor' | 'Viewer';
}

/** Which files a screen takes that are opened, dropped or handed over by the system. */
export interface TakenFiles {
  /** Its second line where the user chooses among tools, in the imperative: `Look at the model from all sides.` */
  readonly purpose?: string;
  /** The kinds for which it is offered, each with how well it fits, from 1 to 4: the best comes first. */
  readonly offeredFor?: Readonly<Partial<Record<FileKind, 1 | 2 | 3 | 4>>>;
  /** Further kinds, which are its own only if they are dropped while it shows. */
  readonly alsoTakes?: readonly FileKind[];
  /** Whether it takes any number at once. */
  readonly several?: true;
  /** Whether it is offered for whatever comes, if that is more than one file. */
  readonly anyMixture?: true;
  /** What belongs to a file of a kind and comes with it. */
  readonly parts?: { readonly of: FileKind; readonly kinds: readonly FileKind[] };
  /** What its file dialog shows; everything, if left out. */
  readonly dialog?: {
    readonly kinds?: readonly FileKind[];
    /** Beside those of the kinds: without the dot, in lower case. */
    readonly extensions?: readonly string[];
    readonly mediaTypes?: readonly string[];
  };
  readonly installed?: readonly InstalledFileType[];
}

/** The id of an operation: `base64.encode`. */
export type OperationId = `${string}.${string}`;

/** What the pages of the catalogue have in common: a tool, a tab of one, or a page of the app itself. */
export interface ScreenEntry {
  /** Names its view in `renderer/screens/registry.ts`, unless it is made of an operation. */
  readonly id: string;
  /** The level-one heading of the screen. */
  readonly heading: string;
  /** What follows `Web Toolbox - ` in the document title; none for Home. */
  readonly title?: string;
  /** One line under the heading. */
  readonly detail: string;
  /** Further words by which the command palette finds the screen. */
  readonly keywords: readonly string[];
  /** By their keys in local storage. A name never changes: users have their texts under it. */
  readonly inputs?: Readonly<Record<string, KeptInput>>;
  /** The names of its kept values (`createKeptValue`), beside the one that has the id of the screen. */
  readonly keptValues?: readonly string[];
  /**
   * Entries of its kept values that are typed, and no settings: a link to the screen has them only if the user wants it to.
   */
  readonly typedChoices?: readonly string[];
  /** Entries of its kept values that say something of this machine or of what was done here: no link has them. */
  readonly ownChoices?: readonly string[];
  /** Which of its inputs a text becomes that another screen sends to it; without one, none is sent. */
  readonly takesText?: string;
  /** What it can do with any text, whatever that is, in the imperative: `Make a QR code`. */
  readonly forAnyText?: string;
  readonly takesFiles?: TakenFiles;
  /**
   * The operation of the tool's `operations.ts` that the screen is made of, where it has none of its own in
   * `renderer/screens`. What goes in is the input that `takesText` names.
   */
  readonly operation?: OperationId;
}

/** What a page or a tabbed tool says beside its screens. */
interface ToolTraits {
  /** What it does nothing without, and a host can switch off: it is hidden then. */
  readonly callsOut?: Caller;
}

/** A screen at one path. */
export interface PageEntry extends ScreenEntry, ToolTraits {
  readonly kind: 'page';
  /** The hash route, from the leading slash on: `/Home`. */
  readonly route: string;
  /** The folder, of `renderer/screens` or of `tools`, whose `icon.ts` has its picture. */
  readonly icon: string;
  /** Its text in the sidebar and in the menus of the desktop app. */
  readonly menuLabel: string;
  /** Electron's accelerator syntax: `CommandOrControl+Alt+U`. */
  readonly accelerator?: string;
  /** What may follow the route, a segment each and from the left; the last is added to the document title. */
  readonly parameters?: readonly string[];
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
export interface TabbedEntry extends ToolTraits {
  readonly kind: 'tabbed';
  readonly id: string;
  /** The bare route shows the first tab. */
  readonly route: string;
  /** The folder, of `renderer/screens` or of `tools`, whose `icon.ts` has its picture. */
  readonly icon: string;
  readonly menuLabel: string;
  readonly tabs: readonly [TabEntry, ...TabEntry[]];
}

export type CatalogueEntry = PageEntry | TabbedEntry;

/** The screens of an entry: its tabs, or itself. */
export type EntryOf<C extends CatalogueEntry> = C extends TabbedEntry ? C['tabs'][number] : C;

/** What the Help button of each screen of a tool shows, a sentence or two a line: the tool's `help.ts`. */
export type HelpOf<C extends CatalogueEntry> = Readonly<Record<EntryOf<C>['id'], readonly string[]>>;

/**
 * A tool's `tool.ts`: what it is called, where it is found and what it takes, said once. It is loaded by the page at its
 * start, by the desktop shell and by builds, so that it imports nothing large.
 * @example export const dateConverter = defineTool({ kind: 'page', id: 'DateConverter', route: '/DateConverter', … })
 */
export function defineTool<const T extends CatalogueEntry>(tool: T): T {
  return tool;
}
