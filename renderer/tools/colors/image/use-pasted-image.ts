import { useEffect, useEffectEvent } from 'react';

/** Gives an image that is pasted anywhere on the page; a text that a field can take is left to it. */
export function usePastedImage(onImage: (file: File) => void): void {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const image = Array.from(clipboardData?.files ?? []).find(({ type }) => type.startsWith('image/'));
    const isInField = target instanceof Element && target.closest('input, textarea') !== null;
    // Word processors and spreadsheets put a picture of the text beside it.
    if (image === undefined || (isInField && clipboardData?.getData('text/plain') !== '')) {
      return;
    }
    event.preventDefault();
    onImage(image);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);
}
