import { type BrowserWindow, dialog } from 'electron';
import type { Answer, Payload } from '#shared/ipc.ts';
import { defaultToaster, type ToasterState } from '#shared/toaster.ts';
import { writeWholeFile } from './write-file.ts';

/** A reason takes longer to read than a confirmation. */
const failureDuration = 10_000;

/**
 * Asks where to save and writes the file. The page only suggests a name: the user's choice decides where.
 * @param window the window that the dialog belongs to
 * @param display shows what came of it, with the full file name
 */
export async function saveFile(
  { suggestedName, content, filter }: Payload<'saveFile'>,
  window: BrowserWindow,
  display: (toaster: ToasterState) => void,
): Promise<Answer<'saveFile'>> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: suggestedName,
    filters: [filter],
    // Linux replaces a file without a question unless told to ask.
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  });
  if (canceled || filePath === '') {
    return { status: 'cancelled' };
  }
  const written = await writeWholeFile(filePath, content);
  if (!written.ok) {
    display({
      ...defaultToaster,
      open: true,
      type: 'error',
      message: `${filePath} was not saved: ${written.error}`,
      autoHideDuration: failureDuration,
    });
    return { status: 'failed', reason: written.error };
  }
  display({ ...defaultToaster, open: true, message: `Saved ${filePath}` });
  return { status: 'done', path: filePath };
}
