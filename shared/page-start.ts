/** Data that the build writes into the page, and that is available before its scripts have loaded. */

/** The content of `<meta name="screen-files">`. */
export interface ScreenFiles {
  /** URLs of scripts and fonts, relative to the page. */
  readonly files: readonly string[];
  /**
   * The indices of the files that a screen needs in addition to those that every page loads, by the screen's path in
   * lower case.
   */
  readonly lists: Readonly<Record<string, readonly number[]>>;
  /**
   * The worker that a screen starts with, by its path in lower case: the script, relative to the page, and the stored
   * texts without which the worker has nothing to do.
   */
  readonly workers: Readonly<Record<string, readonly [script: string, ...keys: string[]]>>;
}

/** The HTML that is shown until the app has started. */
export interface Prerendered {
  /** The bar, the sidebar and Home. */
  readonly shell: string;
  /** The contents that replace Home on the other screens, each with the screen's path and that of its tool. */
  readonly headers: string;
  /** Style elements, which the app adopts. */
  readonly styles: string;
}
