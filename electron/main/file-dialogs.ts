import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import type { Payload } from '#shared/ipc.ts';
import { withExtension } from './with-extension.ts';

/** Where the user was last. Windows and macOS know it themselves, Linux begins anew each time. */
let lastFolder: string | undefined;

/**
 * Asks where to save. The page only suggests a name: the user's choice decides where.
 * @returns an absolute path; undefined if the user cancelled
 */
export async function chooseSavePath(
  { suggestedName, filter }: Pick<Payload<'saveFile'>, 'suggestedName' | 'filter'>,
  window: BrowserWindow,
): Promise<string | undefined> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: lastFolder === undefined ? suggestedName : join(lastFolder, suggestedName),
    filters: [filter],
    // Linux replaces a file without a question unless told to ask.
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  });
  if (canceled || filePath === '') {
    return undefined;
  }
  lastFolder = dirname(filePath);
  // The dialogs of Windows and macOS add the extension themselves.
  return process.platform === 'linux' ? withExtension(filePath, filter.extensions, existsSync) : filePath;
}

/** @returns absolute paths; none if the user cancelled */
export async function chooseFiles(window: BrowserWindow): Promise<readonly string[]> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: 'Open',
    ...(lastFolder === undefined ? {} : { defaultPath: lastFolder }),
    properties: ['openFile', 'multiSelections'],
  });
  const [first] = filePaths;
  if (canceled || first === undefined) {
    return [];
  }
  lastFolder = dirname(first);
  return filePaths;
}
