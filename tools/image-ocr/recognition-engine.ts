import { type Actions, dispatchHandlers, setAdapter } from 'tesseract.js/src/worker-script/index.js';
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
  recognise(image: Uint8Array, layout: PageLayout, reportProgress: (fraction: number) => void): Promise<Recognition>;
}

/** The trained data of a language, unpacked. */
export interface LanguageData {
  /** ISO 639-2/T: `eng`. */
  readonly code: string;
  readonly data: Uint8Array;
}

/** Asks what tesseract.js runs in its worker, which here is ours. @throws Error with what it says is wrong */
function ask<Action extends keyof Actions>(
  action: Action,
  payload: Actions[Action][0],
  reportProgress: (fraction: number) => void = () => undefined,
): Promise<Actions[Action][1]> {
  return new Promise((resolve, reject) => {
    dispatchHandlers({ workerId: 'ours', jobId: action, action, payload }, (reply) => {
      if (reply.status === 'progress') {
        reportProgress(reply.data.progress);
      } else if (reply.status === 'resolve') {
        resolve(reply.data);
      } else {
        reject(new Error(reply.data.replace(/^(?:\w*Error: )+/u, '')));
      }
    });
  });
}

/** Starts the module before tesseract.js has it, which would never say that it could not be started. */
async function startModule(core: Core, wasmUrl: string | undefined) {
  let report: (percent: number) => void = () => undefined;
  const module = await core({
    ...(wasmUrl !== undefined && { locateFile: () => wasmUrl }),
    // What it says of images is of no use to anyone: "Estimating resolution as 150".
    print: () => undefined,
    printErr: () => undefined,
    TesseractProgress: (percent) => report(percent),
  });
  return async ({ TesseractProgress }: { readonly TesseractProgress: (percent: number) => void }) => {
    report = TesseractProgress;
    return module;
  };
}

/**
 * Starts Tesseract with some languages; the first one counts most. There is one engine in a worker: the next one with other
 * languages takes its place.
 * @param wasmUrl the full address of the `.wasm` that belongs to the core; without it, the file beside it
 * @throws if the module cannot be loaded or the data is damaged
 */
export async function createEngine(
  core: Core,
  languages: readonly LanguageData[],
  wasmUrl?: string,
): Promise<RecognitionEngine> {
  setAdapter({ getCore: () => startModule(core, wasmUrl), gunzip: (data) => data });
  await ask('load', { options: { lstmOnly: true, corePath: wasmUrl ?? '', logging: false } });
  const options = { cacheMethod: 'none', lstmOnly: true } as const;
  await ask('loadLanguage', { langs: languages, options });
  // By name: of languages as data, tesseract.js 7.0.0 takes the data itself for the name here.
  await ask('initialize', { langs: languages.map(({ code }) => code).join('+'), oem: lstmOnly }).catch(() => {
    throw new Error('The language data cannot be used.');
  });
  for (const { code } of languages) {
    // Tesseract has read it: no need to keep it twice.
    await ask('FS', { method: 'unlink', args: [`./${code}.traineddata`] });
  }
  return {
    async recognise(image, layout, reportProgress) {
      await ask('setParameters', { params: { tessedit_pageseg_mode: segmentationModes[layout] } });
      const output = { text: true, tsv: true } as const;
      const { text, tsv } = await ask('recognize', { image, options: {}, output }, reportProgress);
      return { text: text.trim(), words: readWords(tsv) };
    },
  };
}
