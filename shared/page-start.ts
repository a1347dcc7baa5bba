/** What the page has before its scripts have arrived, and the build writes into it. */

/** In `<meta name="screen-files">`. */
export interface ScreenFiles {
  /** Addresses of scripts and fonts, from the page. */
  readonly files: readonly string[];
  /** Which of them a screen needs besides what every page asks for, by its path in lower case. */
  readonly lists: Readonly<Record<string, readonly number[]>>;
  /**
   * The worker that a screen starts with, by its path in lower case: the script, from the page, and the kept texts without
   * which there is nothing for it to do.
   */
  readonly workers: Readonly<Record<string, readonly [script: string, ...keys: string[]]>>;
}

/** What shows until the app has started, as HTML. */
export interface Prerendered {
  /** Bar, sidebar and Home. */
  readonly shell: string;
  /** What stands in the place of Home on the other screens, each with its path and that of its tool. */
  readonly headers: string;
  /** Style elements, which the app takes over. */
  readonly styles: string;
}
