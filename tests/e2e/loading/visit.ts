import type { Page } from '@playwright/test';

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
