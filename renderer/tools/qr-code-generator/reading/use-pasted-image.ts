import { useEffect, useEffectEvent } from 'react';

/** Takes an image that is pasted anywhere on the page; text in a field stays with the field. */
export function usePastedImage(onImage: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = Array.from(event.clipboardData?.files ?? []).find(({ type }) => type.startsWith('image/'));
    const hasText = event.clipboardData?.types.includes('text/plain') ?? false;
    const isInField =
      event.target instanceof Element &&
      event.target.closest('input, textarea:not([readonly]), [contenteditable="true"]') !== null;
    if (file === undefined || (hasText && isInField)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    onImage(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    // Before the editor, which would take an image for text.
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);
}
