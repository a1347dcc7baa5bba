import { useEffect, useEffectEvent } from 'react';
import type { Direction } from '#tools/base64/direction.ts';
import { takeHandedFiles } from '../handed-files.ts';
import { fileQueue } from './shared-queue.ts';

/** Takes files that the String tab left, and files pasted anywhere on the screen outside of fields. */
export function useIncomingFiles(direction: Direction, onDirection: (direction: Direction) => void): void {
  const takeHanded = useEffectEvent(() => {
    const handed = takeHandedFiles();
    if (handed !== undefined) {
      onDirection(handed.direction);
      fileQueue.add(handed.files, handed.direction);
    }
  });
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (clipboardData === null || (target instanceof Element && target.closest('input, textarea:not([readonly])'))) {
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
    takeHanded();
    const onPaste = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
