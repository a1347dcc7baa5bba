// The package has no types, so this declares what is used here.

/** The running module, which only tesseract.js accesses. */
export interface TesseractModule {
  readonly TessBaseAPI: unknown;
}

export interface CoreOptions {
  /** Returns the location of a file that belongs to the module. */
  readonly locateFile?: (name: string) => string;
  /** The WebAssembly file, if it is not to be fetched. */
  readonly wasmBinary?: Uint8Array;
  readonly print?: (line: string) => void;
  readonly printErr?: (line: string) => void;
  /** @param percent the progress of the recognition, 0 to 100; layout analysis takes the first 30 */
  readonly TesseractProgress?: (percent: number) => void;
}

declare const createCore: (options: CoreOptions) => Promise<TesseractModule>;
// biome-ignore lint/style/noDefaultExport: It is what the package exports.
export default createCore;
