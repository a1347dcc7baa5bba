import { useEffect, useEffectEvent } from 'react';
import { isBehindDialog } from '#renderer/components/is-behind-dialog.ts';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { type Direction, directions } from '#shared/formats/direction.ts';
import { fileQueue } from './shared-queue.ts';

/**
 * Takes files that were left for this tab, by the String tab with their direction, and files pasted anywhere on the
 * screen outside fields, and not behind a dialog.
 */
export function useIncomingFiles(direction: Direction, onDirection: (direction: Direction) => void): void {
  useHandedFiles((files, options) => {
    const handed = directions.find((one) => one === options.direction);
    if (handed !== undefined) {
      onDirection(handed);
    }
    fileQueue.add(files, handed ?? direction);
  });
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const isInField = target instanceof Element && target.closest('input, textarea:not([readonly])') !== null;
    if (clipboardData === null || isInField || isBehindDialog()) {
      return;
    }
    const files = Array.from(clipboardData.files);
    const text = files.length === 0 ? clipboardData.getData('text/plain') : '';
    const pasted = text === '' ? files : [new File([text], 'pasted.txt', { type: 'text/plain' })];
    if (pasted.length > 0) {
      event.preventDefault();
      fileQueue.add(pasted, direction);
    }
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
