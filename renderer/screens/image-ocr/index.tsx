import { useState } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { usePastedFiles } from '#renderer/components/file-drop/use-pasted-files.ts';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useConfirm } from '#renderer/state/messages/use-confirm.ts';
import { useObservable } from '#renderer/state/store/use-observable.ts';
import { losesChanges } from '#tools/image-ocr/ocr-session.ts';
import { choices } from './choices.ts';
import { drawSample } from './draw-sample.ts';
import { ImagesPane } from './images-pane.tsx';
import { ocrSession } from './shared-session.ts';
import { TextPane } from './text-pane.tsx';

export function View() {
  const snapshot = useObservable(ocrSession);
  const [selection, setSelection] = useState<{ readonly id: number; readonly word?: number }>();
  const confirm = useConfirm();
  const selected = snapshot.images.find(({ id }) => id === selection?.id) ?? snapshot.images[0];

  const takeFiles = (files: readonly File[]) => ocrSession.add(files.map((file) => ({ name: file.name, file })));
  useHandedFiles(takeFiles);
  const pointOut = (word: number) => selected && setSelection({ id: selected.id, word });

  usePastedFiles((files) =>
    ocrSession.add(files.map((file) => ({ name: file.name === 'image.png' ? 'Pasted image' : file.name, file }))),
  );

  const run = async () => {
    const settings = choices.read();
    const isSure =
      !losesChanges(snapshot, settings) ||
      (await confirm({
        title: 'Recognise the text again?',
        description: 'The text will be extracted again, and your changes to it will be lost.',
      }));
    if (isSure) {
      ocrSession.run(settings);
    }
  };

  const clear = async () => {
    const isSure =
      !snapshot.isEdited ||
      (await confirm({
        title: 'Clear the images and their text?',
        description: 'Your changes to the text will be lost.',
      }));
    if (isSure) {
      ocrSession.clear();
    }
  };

  return (
    <DraggablePanes
      stackedHeights={[400, 440]}
      first={
        <ImagesPane
          session={ocrSession}
          snapshot={snapshot}
          selected={selected}
          onSelect={(id) => setSelection({ id })}
          activeWord={selected?.id === selection?.id ? selection?.word : undefined}
          onWord={pointOut}
          onFiles={takeFiles}
          onRun={() => void run()}
          onClear={() => void clear()}
          onUseSample={async () => {
            takeFiles([await drawSample()]);
            ocrSession.run(choices.read());
          }}
        />
      }
      second={
        <TextPane session={ocrSession} snapshot={snapshot} selected={selected} onWord={pointOut} onFiles={takeFiles} />
      }
    />
  );
}
