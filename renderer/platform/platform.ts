import type { Answer } from '#shared/ipc.ts';

/** What differs between the website and the desktop app; everything else is the same build. */
export interface Platform {
  readonly kind: 'website' | 'desktop';
  /**
   * Saves a file where the user wants it: a download on the website, the system's dialog in the desktop app.
   * Never rejects: what went wrong is the answer.
   */
  saveFile(file: FileToSave): Promise<SaveOutcome>;
  /** Hosts poker rooms for the local network; the desktop app only. */
  readonly pokerHost?: PokerHost;
}

/** Each answers how it is afterwards, and never rejects. */
export interface PokerHost {
  /** @param port 1 to 65535 */
  start(port: number): Promise<PokerHostState>;
  stop(): Promise<PokerHostState>;
  read(): Promise<PokerHostState>;
}

export type PokerHostState = Answer<'hostPokerRoom'>;

export interface FileToSave {
  /** A file name, not a path: `formatted.json`. */
  readonly suggestedName: string;
  readonly content: string | Uint8Array<ArrayBuffer> | Blob;
  /** What the system's dialog offers as the type of the file. */
  readonly filter: {
    readonly name: string;
    /** Without the dot. */
    readonly extensions: readonly string[];
  };
}

export type SaveOutcome =
  /** On the website: handed to the browser's downloads. */
  | { readonly status: 'done' }
  | { readonly status: 'cancelled' }
  /** Reported: the desktop shell has already told the user. */
  | { readonly status: 'failed'; readonly reason: string; readonly isReported: boolean };
