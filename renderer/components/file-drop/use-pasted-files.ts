import { useEffect, useEffectEvent } from 'react';
import { isBehindDialog } from '../is-behind-dialog.ts';

const any = () => true;

/** Whether a file is an image, for `usePastedFiles`. */
export const isImage = ({ type }: File): boolean => type.startsWith('image/');

/**
 * Takes files that are pasted anywhere on the screen. A field keeps a paste that contains text for it, because office
 * programs copy text together with a picture of it. Nothing is taken behind a dialog.
 * @param onFiles gets at least one file
 * @param accepts selects the files to take; a paste without any is left alone
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
    if (first === undefined || isBehindDialog() || (isInField && clipboardData?.types.includes('text/plain'))) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    onFiles([first, ...others]);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    // Captured before an editor sees the paste, which would treat an image as text.
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);
}
