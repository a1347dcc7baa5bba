import { useCallback } from 'react';
import { type FileToSave, platform } from '#renderer/platform/index.ts';
import { useToaster } from '#renderer/state/toaster.ts';

/** @returns a stable function that saves a file and says so in the toaster if that failed */
export function useSaveFile(): (file: FileToSave) => Promise<void> {
  const toast = useToaster();
  return useCallback(
    async (file) => {
      const outcome = await platform.saveFile(file);
      if (outcome.status === 'failed' && !outcome.isReported) {
        toast({ message: `The file was not saved: ${outcome.reason}`, type: 'error' });
      }
    },
    [toast],
  );
}
