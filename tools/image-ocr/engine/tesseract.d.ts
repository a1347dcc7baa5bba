// The packages have types for a page, but neither for the code that its worker runs nor for the engine, so this declares
// what is used here.

declare module 'tesseract.js-core/*-lstm.js' {
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

  const createCore: (options: CoreOptions) => Promise<TesseractModule>;
  // biome-ignore lint/style/noDefaultExport: It is what the package exports.
  export default createCore;
}

declare module 'tesseract.js/src/worker-script/index.js' {
  import type { TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';

  /** The input and the answer of each action. */
  export interface Actions {
    load: [
      { readonly options: { readonly lstmOnly: boolean; readonly corePath: string; readonly logging: boolean } },
      unknown,
    ];
    loadLanguage: [
      {
        readonly langs: readonly { readonly code: string; readonly data: Uint8Array }[];
        readonly options: { readonly cacheMethod: 'none'; readonly lstmOnly: boolean };
      },
      unknown,
    ];
    initialize: [{ readonly langs: string; readonly oem: number }, unknown];
    FS: [{ readonly method: 'unlink'; readonly args: readonly [path: string] }, unknown];
    setParameters: [{ readonly params: Readonly<Record<string, string>> }, unknown];
    recognize: [
      {
        readonly image: Uint8Array;
        readonly options: Readonly<Record<string, never>>;
        readonly output: { readonly text: true; readonly tsv: true };
      },
      { readonly text: string; readonly tsv: string },
    ];
  }

  export interface Packet<Action extends keyof Actions> {
    readonly workerId: string;
    readonly jobId: string;
    readonly action: Action;
    readonly payload: Actions[Action][0];
  }

  export type Reply<Action extends keyof Actions> =
    | { readonly status: 'resolve'; readonly data: Actions[Action][1] }
    | { readonly status: 'reject'; readonly data: string }
    /** The progress of the action, 0 to 1. */
    | { readonly status: 'progress'; readonly data: { readonly status: string; readonly progress: number } };

  /** The differences between a browser and Node. */
  export interface Adapter {
    /** @returns the function that starts the Tesseract module */
    readonly getCore: (
      lstmOnly: boolean,
      corePath: string,
    ) => Promise<(options: { readonly TesseractProgress: (percent: number) => void }) => Promise<TesseractModule>>;
    readonly gunzip: (data: Uint8Array) => Uint8Array;
  }

  /** Handles a request from a page. @param send receives the replies: any number of progress reports, then a final one */
  export function dispatchHandlers<Action extends keyof Actions>(
    packet: Packet<Action>,
    send: (reply: Reply<Action>) => void,
  ): void;

  export function setAdapter(adapter: Adapter): void;
}
