/** The product information from package.json that the app shows. */
export interface Product {
  readonly name: string;
  readonly version: string;
  /** The date in ISO 8601: `2025-01-19`. */
  readonly versionDate: string;
  readonly description: string;
  /** The SPDX identifier. */
  readonly license: string;
  readonly author: string;
  /** The https URL of the project. Like the following fields, it is absent if it was not specified for the build. */
  readonly homepage?: string;
  /** The location of the source code. */
  readonly repository?: string;
  /** An e-mail address. */
  readonly contact?: string;
}
