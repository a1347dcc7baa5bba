import { useEffect, useEffectEvent } from 'react';

/**
 * Takes files that are pasted anywhere on the screen. A text field keeps a paste that has text for it: what is copied
 * from office programs is text and a picture of it at once.
 */
export function usePastedImages(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const files = Array.from(clipboardData?.files ?? []);
    const isInField = target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;
    if (files.length === 0 || (isInField && clipboardData?.types.includes('text/plain'))) {
      return;
    }
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    // Before an editor takes it.
    const onPaste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);
}
