import type { Answer, Payload } from '#shared/ipc.ts';
import type { ThemeChoice } from '#shared/theme-choice.ts';

/** What differs between the website and the desktop app; everything else is the same build. */
export interface Platform {
  readonly kind: 'website' | 'desktop';
  /**
   * Saves a file where the user wants it: a download on the website, the system's dialog in the desktop app.
   * Never rejects: what went wrong is the answer.
   */
  saveFile(file: FileToSave, options?: SaveOptions): Promise<SaveOutcome>;
  /** What only the desktop app has to be set. */
  readonly preferences?: PlatformPreferences;
  /** Lets the window have the theme of the page at the next start, before the page is there. Never rejects. */
  chooseTheme?(theme: ThemeChoice): Promise<void>;
  /** Lets the menus outside of the window begin with what the user has at hand. Never rejects. */
  showAtHand?(screens: Payload<'showAtHand'>): Promise<void>;
  /** Lets the desktop app never use the network, or use it again. Never rejects. */
  refuseNetwork?(isRefused: boolean): Promise<void>;
  /** Opens the system's menu for sharing; false where there is none. Never rejects. */
  share?(data: Payload<'share'>): Promise<boolean>;
  /**
   * Says to which server's rooms the page opens sockets: the desktop app refuses all others. The website's policy cannot
   * change once the page is loaded.
   */
  readonly pokerServer?: PokerServer;
  /** Hosts poker rooms for the local network; the desktop app only. */
  readonly pokerHost?: PokerHost;
}

export type PreferencesState = Answer<'getPreferences'>;

/** Neither function rejects: what went wrong is the answer. */
export interface PlatformPreferences {
  read(): Promise<PreferencesState | undefined>;
  /** Changes all that is named or, when one of them is refused, nothing. */
  change(
    change: Payload<'setPreferences'>,
  ): Promise<Answer<'setPreferences'> | { readonly status: 'failed'; readonly reason: string }>;
  /** Says when `read` answers something else, though nobody has called `change`. @returns a function that ends it */
  onChange(listener: () => void): () => void;
}

export interface SaveOptions {
  /** Large content takes a while to write. @param fraction 0 to 1, how much of it is written */
  readonly onProgress?: (fraction: number) => void;
  /** Ends the writing: the outcome is `cancelled`, and what had the name of the file is still there. */
  readonly signal?: AbortSignal;
}

/** Neither function rejects. */
export interface PokerServer {
  join(server: Payload<'joinPokerServer'>): Promise<void>;
  leave(): Promise<void>;
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
