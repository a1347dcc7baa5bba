import { useEffect, useEffectEvent } from 'react';

const any = () => true;

/** For `usePastedFiles`. */
export const isImage = ({ type }: File): boolean => type.startsWith('image/');

/**
 * Takes files that are pasted anywhere on the screen. A field keeps a paste that has text for it: what is copied from
 * office programs is text and a picture of it at once.
 * @param onFiles gets at least one file
 * @param accepts which files are taken; a paste without any is left as it is
 */
export function usePastedFiles(
  onFiles: (files: readonly [File, ...File[]]) => void,
  accepts: (file: File) => boolean = any,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const [first, ...others] = Array.from(clipboardData?.files ?? []).filter(accepts);
    const isInField =
      target instanceof Element && target.closest('input, textarea:not([readonly]), [contenteditable="true"]') !== null;
    if (first === undefined || (isInField && clipboardData?.types.includes('text/plain'))) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    onFiles([first, ...others]);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    // Before an editor, which would take an image for text.
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);
}
