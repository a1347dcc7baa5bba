import type { Caller } from '#shared/configuration/configuration.ts';
import type { FileKind } from '#shared/formats/file-kinds/file-kinds.ts';

/** The description of a tool, as plain data that every process can load. */

/** A text that a screen keeps between visits: entered, pasted or chosen. */
export interface KeptInput {
  /** Its key in local storage, which never changes, because users have texts stored under it. */
  readonly name: string;
  /** The value on the first visit. */
  readonly default: string;
  /**
   * Its label on a screen generated from an operation, and in the history of a screen with several inputs: `Number`.
   */
  readonly label?: string;
  /** The placeholder of its empty editor there. */
  readonly placeholder?: string;
  /** Whether it is chosen from a list or written by a form, so that it falls back to its default when emptied. */
  readonly isChoice?: true;
  /**
   * Whether the input is or contains a key or a password. If so, it lasts only as long as the page, and never goes into
   * storage, the history, a link or an export, regardless of its content. Otherwise it is stored, even if an operation
   * that works on it is secret. Texts that look like a secret are still left out of links, and of the history unless
   * the user wants them there.
   */
  readonly isSecret?: true;
  /**
   * For inputs that do not accept every text: a stored or imported text that fails was damaged, and the default
   * replaces it.
   */
  readonly isValid?: (value: string) => boolean;
}

/** A type of file for which the system offers the installed desktop app. */
export interface InstalledFileType {
  /** The name in the singular: `JSON document`. */
  readonly name: string;
  readonly extensions: readonly [string, ...string[]];
  readonly mediaTypes: readonly string[];
  /** Whether the tool modifies such files, or only displays them. */
  readonly role: 'Editor' | 'Viewer';
}

/**
 * The files that a screen accepts when they are chosen in its dialog, dropped or passed on by the system. One without
 * any kind reads the texts that are sent to it or chosen.
 */
export interface TakenFiles {
  /** Its second line where the user chooses among tools, in the imperative: `Look at the model from all sides.` */
  readonly purpose?: string;
  /**
   * The kinds for which it is offered, each with its suitability from 1 to 4; the most suitable tool is listed first.
   */
  readonly offeredFor?: Readonly<Partial<Record<FileKind, 1 | 2 | 3 | 4>>>;
  /** Further kinds, which it accepts only if they are dropped while it is open. */
  readonly alsoTakes?: readonly FileKind[];
  /** Whether it accepts several files at once. */
  readonly several?: true;
  /** Whether it is offered for any combination of more than one file. */
  readonly anyMixture?: true;
  /** The kinds of files that belong to a file of another kind and accompany it. */
  readonly parts?: { readonly of: FileKind; readonly kinds: readonly FileKind[] };
  readonly installed?: readonly InstalledFileType[];
}

/** The id of an operation: `base64.encode`. */
export type OperationId = `${string}.${string}`;

/** The common properties of the screens in the catalogue: a tool, a tab of a tool, or one of the app's own screens. */
export interface ScreenEntry {
  /** The key of its view in `renderer/screens/<tool>/views.ts`, unless the screen is generated from an operation. */
  readonly id: string;
  /** The level-one heading of the screen. */
  readonly heading: string;
  /** The text after `Web Toolbox - ` in the document title; undefined for Home. */
  readonly title?: string;
  /** One line under the heading. */
  readonly detail: string;
  /** Further words with which the command palette finds the screen. */
  readonly keywords: readonly string[];
  /** The inputs by their roles on the screen, in the order in which it shows them. */
  readonly inputs?: Readonly<Record<string, KeptInput>>;
  /** The names of its kept values (`createKeptValue`) by their roles, besides the one with the id of the screen. */
  readonly keptValues?: Readonly<Record<string, string>>;
  /**
   * Entries of its kept values that the user types and that are not settings: a link to the screen includes them only
   * if the user wants it to.
   */
  readonly typedChoices?: readonly string[];
  /** Entries of its kept values that concern this machine or past activity: no link includes them. */
  readonly ownChoices?: readonly string[];
  /** The role of the input that receives a text sent by another screen; if undefined, no text can be sent. */
  readonly takesText?: string;
  /** What it can do with any text, in the imperative: `Make a QR code`. */
  readonly forAnyText?: string;
  readonly takesFiles?: TakenFiles;
  /**
   * The operation in the tool's `operations.ts` from which the screen is generated, if it has none of its own in
   * `renderer/screens`. The operation's input is the one named by `takesText`.
   */
  readonly operation?: OperationId;
}

/** The properties of a tool besides those of its screens. */
interface ToolTraits {
  /** The kind of outgoing request that it depends on and that a host can switch off, which hides the tool. */
  readonly callsOut?: Caller;
}

/** A tool that is one screen, at one path. */
export interface SingleEntry extends ScreenEntry, ToolTraits {
  readonly kind: 'single';
  /** The hash route, including the leading slash: `/Home`. */
  readonly route: string;
  /** The name of its folder in `tools` and `renderer/screens`, in one of which is its `icon.ts`. */
  readonly folder: string;
  /** Its label in the sidebar and in the menus of the desktop app. */
  readonly menuLabel: string;
  /** The keyboard shortcut in Electron's accelerator syntax: `CommandOrControl+Alt+U`. */
  readonly accelerator?: string;
  /** Names of optional segments after the route, in order; the last one is added to the document title. */
  readonly parameters?: readonly string[];
}

/** A screen that appears as a tab of its tool. */
export interface TabEntry extends ScreenEntry {
  /** The path below the tool's route: `JSONFormatter`. */
  readonly path: string;
  readonly tabLabel: string;
  /** Its label in the application menu; a tab without one is reached through its tool. */
  readonly menuLabel?: string;
  readonly accelerator?: string;
  /** A second route that shows it without the tabs: `/Base64Encoder`. */
  readonly directRoute?: string;
}

/** Several screens under one sidebar entry. */
export interface TabbedEntry extends ToolTraits {
  readonly kind: 'tabbed';
  readonly id: string;
  /** The bare route, which shows the first tab. */
  readonly route: string;
  /** The name of its folder in `tools` and `renderer/screens`, in one of which is its `icon.ts`. */
  readonly folder: string;
  readonly menuLabel: string;
  readonly tabs: readonly [TabEntry, ...TabEntry[]];
}

export type CatalogueEntry = SingleEntry | TabbedEntry;

/** The screens of an entry: its tabs, or the entry itself. */
export type EntryOf<C extends CatalogueEntry> = C extends TabbedEntry ? C['tabs'][number] : C;

/** The content of the Help button of each screen of a tool, one or two sentences per line: the tool's `help.ts`. */
export type HelpOf<C extends CatalogueEntry> = Readonly<Record<EntryOf<C>['id'], readonly string[]>>;

/**
 * Defines a tool in its `tool.ts`, the only place for its name, its location and its inputs. It is loaded by the page
 * at startup, by the desktop shell and by builds, so it must not import anything large.
 * @example export const dateConverter = defineTool({ kind: 'single', id: 'DateConverter', route: '/DateConverter', … })
 */
export function defineTool<const T extends CatalogueEntry>(tool: T): T {
  return tool;
}

/**
 * Defines a screen of a tabbed tool, so that its code can refer to it.
 * @example export const jsonRepair = defineTab({ id: 'JSONRepair', path: 'JSONRepair', tabLabel: 'JSON Repair', … })
 */
export function defineTab<const T extends TabEntry>(tab: T): T {
  return tab;
}
