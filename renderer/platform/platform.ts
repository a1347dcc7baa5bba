/** What differs between the website and the desktop app; everything else is the same build. */
export interface Platform {
  readonly kind: 'website' | 'desktop';
  /**
   * Saves a file where the user wants it: a download on the website, the system's dialog in the desktop app.
   * Never rejects: what went wrong is the answer.
   */
  saveFile(file: FileToSave): Promise<SaveOutcome>;
}

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
