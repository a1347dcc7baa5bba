declare module 'zxing-wasm/reader/zxing_reader.wasm?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: so do the modules that the bundler makes of addresses
  export default address;
}
