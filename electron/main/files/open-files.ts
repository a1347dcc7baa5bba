import { app, type BrowserWindow } from 'electron';
import type { PageMessages } from '#electron/main/page/page-messages.ts';
import { describeUnopened, type UnopenedFile } from '#shared/formats/words/describe-unopened.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { defaultToaster } from '#shared/toaster.ts';
import type { FileDialogs } from './file-dialogs.ts';
import type { AnnouncedFile, FileTokens } from './file-tokens.ts';

/** macOS reports the files of a double-click one by one: those within this many milliseconds belong together. */
const gatheringTime = 50;

/** The maximum number of files opened at once: more are a mistake. */
const maximumFiles = 200;

interface Options {
  readonly tokens: Pick<FileTokens, 'register'>;
  readonly send: PageMessages['send'];
  readonly showWindow: () => void;
  readonly window: () => BrowserWindow | undefined;
  readonly dialogs: Pick<FileDialogs, 'chooseFiles'>;
}

export interface FileOpener {
  /**
   * Shows the window and opens files in the tool that fits. May be called before the app is ready.
   * @param paths absolute paths, which may name anything; the user is told which are not files
   */
  readonly openFiles: (paths: readonly string[]) => void;
  /** "Open…": asks for files and opens them. */
  readonly askForFiles: () => void;
}

/** Creates the opener of files from outside the page: from the command line, the system, or its own dialog. */
export function createFileOpener({ tokens, send, showWindow, window, dialogs }: Options): FileOpener {
  let gathered: string[] = [];

  async function announce(): Promise<void> {
    await app.whenReady();
    const paths = gathered;
    gathered = [];
    if (paths.length === 0) {
      return;
    }
    showWindow();
    const files: AnnouncedFile[] = [];
    const tooMany =
      paths.length > maximumFiles
        ? `Only the first ${maximumFiles} of ${formatNumber(paths.length)} files were opened. Open the others after them.`
        : '';
    const unopened: UnopenedFile[] = [];
    for (const path of paths.slice(0, maximumFiles)) {
      const registered = await tokens.register(path);
      if (registered.ok) {
        files.push(registered.value);
        app.addRecentDocument(path);
      } else {
        unopened.push({ name: path, reason: registered.error });
      }
    }
    if (files.length > 0) {
      send('openFiles', files);
    }
    const message = [describeUnopened(unopened), tooMany].filter((part) => part !== '').join(' ');
    if (message !== '') {
      const toaster = { ...defaultToaster, open: true, type: 'error', message } as const;
      send('displayAlertMessage', { ...toaster, autoHideDuration: 10_000 });
    }
  }

  const openFiles = (paths: readonly string[]) => {
    if (paths.length > 0 && gathered.length === 0) {
      setTimeout(() => {
        announce().catch((error: unknown) => console.error('Files could not be opened.', error));
      }, gatheringTime);
    }
    gathered.push(...paths);
  };

  return {
    openFiles,
    askForFiles() {
      showWindow();
      const owner = window();
      if (owner !== undefined) {
        dialogs
          .chooseFiles(owner)
          .then(openFiles)
          .catch((error: unknown) => console.error('The dialog could not be opened.', error));
      }
    },
  };
}
