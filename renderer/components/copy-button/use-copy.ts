import { useCallback } from 'react';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { type Copied, copiedMessage, startOf, writeClipboard } from './write-clipboard.ts';

/**
 * Copies content to the clipboard and confirms it in the toaster, or says what to do instead.
 * @returns a stable function, to be called in a click event, which resolves to whether the content was copied. Nothing
 * is copied, and nothing said, if the content's promise resolves to undefined.
 */
export function useCopy(): (content: Copied | Promise<Copied | undefined>, mediaType?: string) => Promise<boolean> {
  const toast = useToaster();
  return useCallback(
    async (content, mediaType = 'text/plain') => {
      try {
        await writeClipboard(content, mediaType);
        toast({
          message: copiedMessage(await startOf((await content) ?? '')),
          type: 'success',
          autoHideDuration: 2000,
        });
        return true;
      } catch (thrown) {
        const isWithdrawn = await Promise.resolve(content).then(
          (known) => known === undefined,
          () => false,
        );
        if (isWithdrawn) {
          return false;
        }
        console.error(thrown);
        toast({
          message: 'The browser did not let the content be copied. Select it and press Ctrl+C, or Cmd+C on a Mac.',
          type: 'error',
        });
        return false;
      }
    },
    [toast],
  );
}
