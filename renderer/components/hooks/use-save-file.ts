import { useCallback } from 'react';
import { type FileToSave, platform } from '#renderer/platform/index.ts';
import { showTransfer } from '#renderer/state/files/file-transfers.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';

/**
 * @returns a stable function that saves a file, shows the progress if it takes long, and reports a failure in the
 * toaster
 */
export function useSaveFile(): (file: FileToSave) => Promise<void> {
  const toast = useToaster();
  return useCallback(
    async (file) => {
      const outcome = await showTransfer(`Saving ${file.suggestedName}`, (options) => platform.saveFile(file, options));
      if (outcome.status === 'failed' && !outcome.isReported) {
        toast({ message: `The file was not saved: ${outcome.reason}`, type: 'error' });
      }
    },
    [toast],
  );
}
