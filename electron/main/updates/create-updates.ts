import { app } from 'electron';
import type { ToasterState } from '#shared/toaster.ts';
import { watchUpdates } from './watch-updates.ts';
import { whyNoUpdates } from './why-no-updates.ts';

/** The duration in milliseconds: long enough for someone who is working to notice and read the message. */
const readingTime = 15_000;

export interface Updates {
  /** Why this installation cannot be kept up to date, as a sentence; undefined if it can. */
  readonly problem: () => Promise<string | undefined>;
  /** Starts or stops checking for updates, according to what is currently wanted. */
  readonly follow: () => Promise<void>;
}

export interface UpdatesOptions {
  /** Whether the user allows the app to check for updates. */
  readonly isWanted: () => boolean;
  /** Passes a message to the page's toaster. */
  readonly show: (toaster: ToasterState) => void;
}

/** Keeps the app up to date if that is possible and wanted. Nothing is requested before the first `follow`. */
export function createUpdates({ isWanted, show }: UpdatesOptions): Updates {
  let stopWatching: (() => void) | undefined;
  let last: Promise<void> = Promise.resolve();

  const problem = () =>
    whyNoUpdates({
      isPackaged: app.isPackaged,
      platform: process.platform,
      resources: process.resourcesPath,
      appImage: process.env.APPIMAGE,
    });

  const followNow = async (): Promise<void> => {
    if (!isWanted()) {
      stopWatching?.();
      stopWatching = undefined;
    } else if (stopWatching === undefined && (await problem()) === undefined) {
      // The updater is most of main's code, so it is loaded only when needed.
      const { autoUpdater } = await import('electron-updater');
      stopWatching = watchUpdates(autoUpdater, (message) =>
        show({ open: true, message, type: 'info', autoHideDuration: readingTime }),
      );
    }
  };

  return {
    problem,
    follow: () => {
      last = last.then(followNow).catch((error: unknown) => console.error('Updates could not be started.', error));
      return last;
    },
  };
}
