import { type DragEvent, useState } from 'react';
import { hasFiles } from '#renderer/components/file-drop/dropped-content.ts';
import type { ModelFile } from '#tools/vr-3d-viewer/files/model-file.ts';
import { filesOfDrop } from '../files/collect-files.ts';

interface FileDrag {
  readonly isOver: boolean;
  readonly dragProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Makes an element accept files and folders; the shared `useFileDrop` accepts no folders. */
export function useFileDrag(onFiles: (files: Promise<readonly ModelFile[]>) => void): FileDrag {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    dragProps: {
      onDragOver(event) {
        if (hasFiles(event)) {
          event.preventDefault();
          event.stopPropagation();
          event.dataTransfer.dropEffect = 'copy';
          setIsOver(true);
        }
      },
      onDragLeave(event) {
        const next = event.relatedTarget;
        if (!(next instanceof Node && event.currentTarget.contains(next))) {
          setIsOver(false);
        }
      },
      onDrop(event) {
        setIsOver(false);
        if (hasFiles(event)) {
          event.preventDefault();
          event.stopPropagation();
          onFiles(filesOfDrop(event.dataTransfer));
        }
      },
    },
  };
}
