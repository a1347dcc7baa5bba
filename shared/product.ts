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
  readonly homepage: string;
}
