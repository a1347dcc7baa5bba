import { useEffect, useEffectEvent, useState } from 'react';
import { type DroppedContent, droppedContent, hasFiles } from '#renderer/components/file-drop/dropped-content.ts';
import { isBehindDialog } from '#renderer/components/is-behind-dialog.ts';
import { bringEarlyInput } from '../bring-again.ts';

/**
 * Takes files that are dropped on the window where nothing else takes them: a pane that takes files stops the event.
 * `main.tsx` prevents the browser from navigating to a dropped file from the start.
 * @returns whether files are being dragged over such a place
 */
export function useDropAnywhere(onDrop: (content: DroppedContent) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    // Runs in the capture phase; only events that no pane takes bubble back up to the listener that shows the target.
    const leave = () => setIsOver(false);
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) {
        return;
      }
      const isTaken = !isBehindDialog();
      setIsOver(isTaken);
      if (event.dataTransfer !== null) {
        event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
      }
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) {
        leave();
      }
    };
    const onDropped = (event: DragEvent) => {
      if (event.dataTransfer !== null && hasFiles(event) && !isBehindDialog()) {
        drop(droppedContent(event.dataTransfer));
      }
    };
    window.addEventListener('dragover', leave, { capture: true });
    window.addEventListener('drop', leave, { capture: true });
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDropped);
    bringEarlyInput('drop');
    return () => {
      window.removeEventListener('dragover', leave, { capture: true });
      window.removeEventListener('drop', leave, { capture: true });
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDropped);
    };
  }, []);
  return isOver;
}
