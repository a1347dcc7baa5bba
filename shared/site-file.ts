/** A file of the built site, as the build lists it for the service worker. */
export interface SiteFile {
  /** The address relative to the folder of the site: `static/js/index.DG8I3CEb.js`. */
  readonly url: string;
  /** Null if the name contains a hash of the content. */
  readonly revision: string | null;
  /** The stored size, not the transferred one. */
  readonly bytes: number;
  /**
   * `entry`: the first module of the page, which identifies the build. `first`: cached from the first visit on. `used`:
   * cached once it has been used.
   */
  readonly part: 'entry' | 'first' | 'used';
}
