import type { Answer, Payload } from '#shared/ipc.ts';
import type { ThemeSource } from '#shared/theme-source.ts';

/** What differs between the website and the desktop app; everything else is the same build. */
export interface Platform {
  readonly kind: 'website' | 'desktop';
  /**
   * Saves a file where the user wants it: as a download on the website, through the system's dialog in the desktop app.
   * Never rejects: errors are part of the outcome.
   */
  saveFile(file: FileToSave, options?: SaveOptions): Promise<SaveOutcome>;
  /** Preferences that only the desktop app has. */
  readonly preferences?: PlatformPreferences;
  /** Gives the window the theme of the page at the next start, before the page has loaded. Never rejects. */
  chooseTheme?(theme: ThemeSource): Promise<void>;
  /** Puts the user's favourite and recent screens first in the menus outside of the window. Never rejects. */
  showAtHand?(screens: Payload<'showAtHand'>): Promise<void>;
  /** Stops the desktop app from using the network, or allows it again. Never rejects. */
  refuseNetwork?(isRefused: boolean): Promise<void>;
  /** Opens the system's share menu; false if there is none. Never rejects. */
  share?(data: Payload<'share'>): Promise<boolean>;
  /**
   * Tells the app which server's rooms the page opens sockets to: the desktop app refuses all others. The website's
   * policy cannot change once the page has loaded.
   */
  readonly pokerServer?: PokerServer;
  /** Hosts poker rooms for the local network; the desktop app only. */
  readonly pokerHost?: PokerHost;
}

export type PreferencesState = Answer<'getPreferences'>;

/** `read` and `change` never reject: errors are part of the answer. */
export interface PlatformPreferences {
  read(): Promise<PreferencesState | undefined>;
  /** Changes all given preferences or, if one of them is refused, none. */
  change(
    change: Payload<'setPreferences'>,
  ): Promise<Answer<'setPreferences'> | { readonly status: 'failed'; readonly reason: string }>;
  /** Reports that the answer of `read` has changed without a call of `change`. @returns a function that ends it */
  onChange(listener: () => void): () => void;
}

export interface SaveOptions {
  /** Large content takes a while to write. @param fraction the part that has been written, from 0 to 1 */
  readonly onProgress?: (fraction: number) => void;
  /** Aborts writing: the outcome is `cancelled`, and an existing file with that name is kept. */
  readonly signal?: AbortSignal;
}

/** Neither function rejects. */
export interface PokerServer {
  join(server: Payload<'joinPokerServer'>): Promise<void>;
  leave(): Promise<void>;
}

/** Each function returns the state afterwards, and never rejects. */
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
  /** The file type that the system's dialog offers. */
  readonly filter: {
    readonly name: string;
    /** The extensions, without the dot. */
    readonly extensions: readonly string[];
  };
}

export type SaveOutcome =
  /** The file was saved, or, on the website, handed to the browser's downloads. */
  | { readonly status: 'done' }
  | { readonly status: 'cancelled' }
  /** `isReported`: the desktop shell has already told the user. */
  | { readonly status: 'failed'; readonly reason: string; readonly isReported: boolean };
