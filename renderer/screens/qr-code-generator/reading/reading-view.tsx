import type { ReactNode } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { FoundPane } from './found-pane.tsx';
import { ImagePane } from './image-pane.tsx';
import type { Camera } from './use-camera.ts';
import type { Reading } from './use-reading.ts';

interface Props {
  readonly reading: Reading;
  readonly camera: Camera;
  readonly modeSwitch: ReactNode;
  /** Makes a code from a text that was read. */
  readonly onUse: (text: string) => void;
}

/** The view for reading codes: the image at the left, its content at the right. */
export function ReadingView({ reading, camera, modeSwitch, onUse }: Props) {
  return (
    <DraggablePanes
      stackedHeights={[480, 580]}
      first={<ImagePane reading={reading} camera={camera} modeSwitch={modeSwitch} />}
      second={<FoundPane reading={reading} onUse={onUse} />}
    />
  );
}
