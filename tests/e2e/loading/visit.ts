import type { Page } from '@playwright/test';
import type { ScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { fileInput } from '#tests/support/page/file-input.ts';

/** A situation in which a worker or an action of the user loads a script that no screen needs in order to open. */
export interface Visit {
  readonly path: string;
  /** The content of local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly act?: (page: Page) => Promise<void>;
  /** The message shown if the script is missing; undefined if the screen goes on as if nothing were missing. */
  readonly says?: RegExp;
  /** The part of the result that is shown nevertheless. */
  readonly shows?: RegExp;
  /** Whether the action can follow that of another visit in the same page, which is loaded only once. */
  readonly canFollow?: boolean;
  /** Whether another try would send a request to a foreign server. */
  readonly asksElsewhere?: boolean;
  /** The scripts that it loads. */
  readonly scripts: ReadonlySet<string>;
}

/** The message shown if a script is missing. */
export const notLoaded = /could not be loaded/;

/** What visits are made with. */
export interface VisitSource {
  readonly graph: ScriptGraph;
  /** The scripts of workers (`json-repair worker`), or of parts that these load, by their names, with their imports. */
  readonly scripts: (...names: readonly string[]) => ReadonlySet<string>;
  /** A visit to a screen that loads these scripts by itself, and says so if one is missing. */
  readonly plain: (path: string, ...names: readonly string[]) => Visit;
}

export type ListVisits = (source: VisitSource) => readonly Visit[];

/** What a file in `visits` exports: the visits that load the scripts of a tool. */
export interface VisitsModule {
  readonly listVisits: ListVisits;
  /**
   * The names of the scripts that only operations without a screen load. They are in the build, because the list of the
   * tool's operations has others with one.
   */
  readonly withoutScreen?: readonly string[];
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses a picture of one pixel in an area for files. */
export const choosePicture = (label: string) => (page: Page) =>
  fileInput(page, label).setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: png });
