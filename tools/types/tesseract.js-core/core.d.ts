// The package has no types: here is what of it is used.

/** The running module, which tesseract.js alone looks into. */
export interface TesseractModule {
  readonly TessBaseAPI: unknown;
}

export interface CoreOptions {
  /** Where a file that belongs to the module is. */
  readonly locateFile?: (name: string) => string;
  readonly print?: (line: string) => void;
  readonly printErr?: (line: string) => void;
  /** @param percent how far the recognition is, 0 to 100; the layout of the page takes the first 30 */
  readonly TesseractProgress?: (percent: number) => void;
}

declare const createCore: (options: CoreOptions) => Promise<TesseractModule>;
// biome-ignore lint/style/noDefaultExport: It is what the package exports.
export default createCore;
