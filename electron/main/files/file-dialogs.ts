import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import type { Payload } from '#shared/ipc.ts';
import type { LastFolder } from './last-folder.ts';
import { withExtension } from './with-extension.ts';

/** The system's dialogs for files. Each begins in the folder where the previous one ended. */
export interface FileDialogs {
  /**
   * Asks where to save. The page only suggests a name; the user decides where the file goes.
   * @returns an absolute path; undefined if the user cancelled
   */
  readonly chooseSavePath: (
    file: Pick<Payload<'saveFile'>, 'suggestedName' | 'filter'>,
    window: BrowserWindow,
  ) => Promise<string | undefined>;
  /** @returns absolute paths; empty if the user cancelled */
  readonly chooseFiles: (window: BrowserWindow) => Promise<readonly string[]>;
}

/** @param lastFolder remembers the folder in which the next dialog begins */
export function createFileDialogs(lastFolder: LastFolder): FileDialogs {
  return {
    async chooseSavePath({ suggestedName, filter }, window) {
      const folder = await lastFolder.find();
      const { canceled, filePath } = await dialog.showSaveDialog(window, {
        defaultPath: folder === undefined ? suggestedName : join(folder, suggestedName),
        filters: [filter],
        // Linux replaces an existing file without asking unless it is told to ask.
        properties: ['createDirectory', 'showOverwriteConfirmation'],
      });
      if (canceled || filePath === '') {
        return undefined;
      }
      lastFolder.remember(dirname(filePath));
      // The dialogs of Windows and macOS add the extension themselves.
      return process.platform === 'linux' ? withExtension(filePath, filter.extensions, existsSync) : filePath;
    },
    async chooseFiles(window) {
      const folder = await lastFolder.find();
      const { canceled, filePaths } = await dialog.showOpenDialog(window, {
        title: 'Open',
        ...(folder === undefined ? {} : { defaultPath: folder }),
        properties: ['openFile', 'multiSelections'],
      });
      const [first] = filePaths;
      if (canceled || first === undefined) {
        return [];
      }
      lastFolder.remember(dirname(first));
      return filePaths;
    },
  };
}
