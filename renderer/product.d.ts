/** package.json's account of the product, and the time of the build (ISO 8601, UTC): set by renderer/vite.config.ts. */
declare const __PRODUCT__: {
  readonly name: string;
  readonly version: string;
  readonly versionDate: string;
  readonly description: string;
  readonly license: string;
  readonly author: string;
  readonly homepage: string;
};
declare const __BUILD_TIME__: string;
