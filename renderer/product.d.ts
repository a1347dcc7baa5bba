/** Both are set by renderer/vite.config.ts. */
declare const __PRODUCT__: import('#shared/product.ts').Product;
/** ISO 8601, UTC. */
declare const __BUILD_TIME__: string;
