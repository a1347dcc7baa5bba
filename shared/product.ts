/** What package.json says of the product and the app shows. */
export interface Product {
  readonly name: string;
  readonly version: string;
  /** ISO 8601: `2025-01-19`. */
  readonly versionDate: string;
  readonly description: string;
  /** SPDX identifier. */
  readonly license: string;
  readonly author: string;
  /** Where the project is: an address on https. Absent, as what follows, in a build that nobody has said it to. */
  readonly homepage?: string;
  /** Where the source code is. */
  readonly repository?: string;
  /** An e-mail address. */
  readonly contact?: string;
}
