import type createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { type RecognisedWord, readWords } from './read-words.ts';

/** A build of Tesseract: the default export of one of the files of tesseract.js-core. */
export type Core = typeof createCore;

/** How Tesseract takes the page apart: its "page segmentation modes". */
export type PageLayout = 'auto' | 'column' | 'block' | 'line' | 'sparse';

const segmentationModes: Record<PageLayout, string> = { auto: '3', column: '4', block: '6', line: '7', sparse: '11' };

/** The neural network only: the data holds nothing for the older engine. */
const lstmOnly = 1;

export interface Recognition {
  /** Lines end with LF; paragraphs are apart by an empty line. No white space at the ends. */
  readonly text: string;
  /** In reading order. */
  readonly words: readonly RecognisedWord[];
}

export interface RecognitionEngine {
  /**
   * @param image a file of an image: PNG, JPEG, PNM
   * @param reportProgress told how much is done, 0 to 1
   * @throws if Tesseract cannot read the image, or runs out of memory
   */
  recognise(image: Uint8Array, layout: PageLayout, reportProgress: (fraction: number) => void): Recognition;
}

/** The trained data of a language, as the package has it or unpacked. */
export interface LanguageData {
  /** ISO 639-2/T: `eng`. */
  readonly code: string;
  readonly data: Uint8Array;
}

/**
 * Starts Tesseract with some languages; the first one counts most.
 * @param wasmUrl the `.wasm` that belongs to the core; without it, the file beside it
 * @throws if the module cannot be loaded or the data is damaged
 */
export async function createEngine(
  core: Core,
  languages: readonly LanguageData[],
  wasmUrl?: string,
): Promise<RecognitionEngine> {
  let report: (fraction: number) => void = () => undefined;
  const tesseract = await core({
    ...(wasmUrl !== undefined && { locateFile: () => wasmUrl }),
    // What it says of images is of no use to anyone: "Estimating resolution as 150".
    print: () => undefined,
    printErr: () => undefined,
    TesseractProgress: (percent) => report(percent / 100),
  });
  for (const { code, data } of languages) {
    tesseract.FS.writeFile(`${code}.traineddata`, data);
  }
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, languages.map(({ code }) => code).join('+'), lstmOnly) !== 0) {
    throw new Error('The language data cannot be used.');
  }
  for (const { code } of languages) {
    // Tesseract has read it: no need to keep it twice.
    tesseract.FS.unlink(`${code}.traineddata`);
  }

  return {
    recognise(image, layout, reportProgress) {
      report = reportProgress;
      tesseract.FS.writeFile('/input', image);
      try {
        api.SetVariable('tessedit_pageseg_mode', segmentationModes[layout]);
        if (api.SetImageFile(1, 0) !== 0 || api.Recognize(null) !== 0) {
          throw new Error('Tesseract cannot read this image.');
        }
        return { text: api.GetUTF8Text().trim(), words: readWords(api.GetTSVText(0)) };
      } finally {
        api.Clear();
        tesseract.FS.unlink('/input');
      }
    },
  };
}
