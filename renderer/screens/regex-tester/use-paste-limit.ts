import type { ClipboardEvent } from 'react';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

/** UTF-16 code units. A longer paste into a native field would block the page. */
const longestPasted = 50_000;

/**
 * @returns a handler that refuses a paste that is too long for a field, and says so, instead of silently truncating it
 */
export function usePasteLimit(): (event: ClipboardEvent) => void {
  const toast = useToaster();
  return (event) => {
    const { length } = event.clipboardData.getData('text/plain');
    if (length > longestPasted) {
      event.preventDefault();
      toast({
        message: `The text was not pasted: it has ${formatNumber(length)} characters, and this field takes at most ${formatNumber(longestPasted)} at once.`,
        type: 'error',
      });
    }
  };
}
