// The package has types for the page, but not for the code that its worker runs, so this declares what is used here.

import type { TesseractModule } from '../tesseract.js-core/core.d.ts';

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
