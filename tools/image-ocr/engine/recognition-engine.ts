import { type Actions, dispatchHandlers, setAdapter } from 'tesseract.js/src/worker-script/index.js';
import type createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { layouts, type PageLayout } from '../layouts.ts';
import { type RecognisedWord, readWords } from '../read-words.ts';

/** A build of Tesseract: the default export of one of the files in tesseract.js-core. */
export type Core = typeof createCore;

/** Uses only the neural network: the data contains nothing for the older engine. */
const lstmOnly = 1;

export interface RecognisedText {
  /** The text. Lines end with LF, an empty line separates paragraphs, and there is no white space at the ends. */
  readonly text: string;
  /** The words in reading order. */
  readonly words: readonly RecognisedWord[];
}

export interface RecognitionEngine {
  /**
   * @param image an image file: PNG, JPEG, PNM
   * @param reportProgress receives the completed fraction, 0 to 1
   * @throws if Tesseract cannot read the image, or runs out of memory
   */
  recognise(image: Uint8Array, layout: PageLayout, reportProgress: (fraction: number) => void): Promise<RecognisedText>;
}

/** The trained data of a language, unpacked. */
export interface LanguageData {
  /** The ISO 639-2/T code: `eng`. */
  readonly code: string;
  readonly data: Uint8Array;
}

/** Sends a request to the worker code of tesseract.js, which runs in our worker. @throws Error with its message */
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

/**
 * Starts the module before tesseract.js gets it, which would never report a failure to start
 * (docs/decisions/upstream-reports.md).
 */
async function startModule(core: Core, wasm: string | Uint8Array | undefined) {
  let report: (percent: number) => void = () => undefined;
  const module = await core({
    ...(typeof wasm === 'string' && { locateFile: () => wasm }),
    ...(wasm instanceof Uint8Array && { wasmBinary: wasm }),
    // Its messages about images are useless: "Estimating resolution as 150".
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
 * Starts Tesseract with the given languages, of which the first has the most weight. A worker has only one engine:
 * starting another with different languages replaces it.
 * @param wasm the core's `.wasm` file, or its full address; without it, the file beside the core is used
 * @throws if the module cannot be loaded or the data is damaged
 */
export async function createEngine(
  core: Core,
  languages: readonly LanguageData[],
  wasm?: string | Uint8Array,
): Promise<RecognitionEngine> {
  setAdapter({ getCore: () => startModule(core, wasm), gunzip: (data) => data });
  await ask('load', { options: { lstmOnly: true, corePath: '', logging: false } });
  const options = { cacheMethod: 'none', lstmOnly: true } as const;
  await ask('loadLanguage', { langs: languages, options });
  // Languages are passed by name: given data, tesseract.js uses the data itself as the name here
  // (docs/decisions/upstream-reports.md).
  await ask('initialize', { langs: languages.map(({ code }) => code).join('+'), oem: lstmOnly }).catch(() => {
    throw new Error('The language data cannot be used.');
  });
  for (const { code } of languages) {
    // Tesseract has read the file, so there is no need to keep it twice.
    await ask('FS', { method: 'unlink', args: [`./${code}.traineddata`] });
  }
  return {
    async recognise(image, layout, reportProgress) {
      const mode = layouts.find(({ value }) => value === layout)?.mode ?? '3';
      await ask('setParameters', { params: { tessedit_pageseg_mode: mode } });
      const output = { text: true, tsv: true } as const;
      const { text, tsv } = await ask('recognize', { image, options: {}, output }, reportProgress);
      return { text: text.trim(), words: readWords(tsv) };
    },
  };
}
