// The package has no types: here is what of it is used. Its classes are those of Tesseract's C++ API.

/** `tesseract::TessBaseAPI`, https://github.com/tesseract-ocr/tesseract/blob/main/include/tesseract/baseapi.h */
export interface TessBaseApi {
  /** @returns 0, or -1 if the data of the languages cannot be used */
  Init(dataPath: string | null, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  /**
   * Takes the file `/input` as the image.
   * @returns 0, or 1 if it cannot be read
   */
  SetImageFile(exifOrientation: number, angle: number): number;
  /** @returns 0, or less on an error */
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  GetTSVText(page: number): string;
  /** Lets go of the image and of what was recognised in it. */
  Clear(): void;
}

export interface TesseractModule {
  readonly FS: {
    writeFile(path: string, content: Uint8Array): void;
    unlink(path: string): void;
  };
  readonly TessBaseAPI: new () => TessBaseApi;
}

export interface CoreOptions {
  /** Where a file that belongs to the module is. */
  readonly locateFile?: (name: string) => string;
  readonly print?: (line: string) => void;
  readonly printErr?: (line: string) => void;
  /** @param percent how far `Recognize` is, 0 to 100; the layout of the page takes the first 30 */
  readonly TesseractProgress?: (percent: number) => void;
}

declare const createCore: (options: CoreOptions) => Promise<TesseractModule>;
// biome-ignore lint/style/noDefaultExport: It is what the package exports.
export default createCore;
