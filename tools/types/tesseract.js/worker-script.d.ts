// The package has types for what a page calls, and none for what its worker runs: here is what of that is used.

import type { TesseractModule } from '../tesseract.js-core/core.d.ts';

/** What each action takes, and what it answers with. */
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
  /** How far the action is, 0 to 1. */
  | { readonly status: 'progress'; readonly data: { readonly status: string; readonly progress: number } };

/** What differs between a browser and Node. */
export interface Adapter {
  /** @returns what starts the module of Tesseract */
  readonly getCore: (
    lstmOnly: boolean,
    corePath: string,
  ) => Promise<(options: { readonly TesseractProgress: (percent: number) => void }) => Promise<TesseractModule>>;
  readonly gunzip: (data: Uint8Array) => Uint8Array;
}

/** Does what a page asks the worker for. @param send is given the replies: any number of progress, then one that ends it */
export function dispatchHandlers<Action extends keyof Actions>(
  packet: Packet<Action>,
  send: (reply: Reply<Action>) => void,
): void;

export function setAdapter(adapter: Adapter): void;
