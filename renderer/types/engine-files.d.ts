// Workers are compiled without Vite's own types, which need those of pages.

declare module '*.wasm?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: so do the modules that the bundler makes of addresses
  export default address;
}

/** Made by build/vite/engine-files.ts. */
declare module 'virtual:engine-files' {
  export const addresses: Readonly<Partial<Record<string, string>>>;
}
