import { type DragEvent, useState } from 'react';
import { type CheckedFiles, checkFiles, type FileRules } from './accepted-files.ts';
import { droppedContent } from './dropped-content.ts';

interface Options extends FileRules {
  readonly isDisabled?: boolean | undefined;
  /** Called when files, or something that is not a file, were dropped. */
  readonly onDrop: (checked: CheckedFiles) => void;
}

interface FileDropArea {
  /** Whether files are being held over the area. */
  readonly isOver: boolean;
  /** The props of the element that files can be dropped on; these handlers run before those of its content. */
  readonly dropProps: {
    readonly onDragOverCapture: (event: DragEvent) => void;
    readonly onDragLeaveCapture: (event: DragEvent) => void;
    readonly onDropCapture: (event: DragEvent) => void;
  };
}

/** Makes an element accept dropped files. Other drags (text, for example) are left to its content. */
export function useFileDrop({ isDisabled = false, onDrop, ...rules }: Options): FileDropArea {
  const [isOver, setIsOver] = useState(false);

  const take = (event: DragEvent): boolean => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) {
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    isOver,
    dropProps: {
      onDragOverCapture(event) {
        if (take(event)) {
          event.dataTransfer.dropEffect = 'copy';
          setIsOver(true);
        }
      },
      onDragLeaveCapture(event) {
        const next = event.relatedTarget;
        if (!(next instanceof Node && event.currentTarget.contains(next))) {
          setIsOver(false);
        }
      },
      onDropCapture(event) {
        setIsOver(false);
        if (take(event)) {
          const { folders, files } = droppedContent(event.dataTransfer);
          onDrop(checkFiles(files, folders, rules));
        }
      },
    },
  };
}
