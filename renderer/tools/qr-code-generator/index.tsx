import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { isImage, usePastedFiles } from '#renderer/components/file-drop/use-pasted-files.ts';
import { useHandedFiles } from '#renderer/state/handed-files.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { MakingView } from './making/making-view.tsx';
import { useMaking } from './making/use-making.ts';
import { ReadingView } from './reading/reading-view.tsx';
import { useCamera } from './reading/use-camera.ts';
import { useReading } from './reading/use-reading.ts';
import type { QrTasks } from './tasks.ts';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

type Mode = 'make' | 'read';

export function Screen() {
  const [mode, setMode] = useState<Mode>('make');
  // One worker makes codes and one reads them, so that neither waits for the other.
  const maker = useTaskRunner<QrTasks>(spawn);
  const reader = useTaskRunner<QrTasks>(spawn);
  const making = useMaking(maker, reader);
  const reading = useReading(reader);
  const take = (file: File) => {
    camera.stop();
    setMode('read');
    reading.take(file);
  };
  const camera = useCamera(reader, take);
  usePastedFiles(([image]) => take(image), isImage);
  useHandedFiles('QRCodeGenerator', ([image]) => take(image));

  const modeSwitch = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="What to do"
      value={mode}
      onChange={(_, next: Mode | null) => {
        if (next !== null) {
          camera.stop();
          setMode(next);
        }
      }}
    >
      <ToggleButton value="make">Make</ToggleButton>
      <ToggleButton value="read">Read</ToggleButton>
    </ToggleButtonGroup>
  );
  return mode === 'make' ? (
    <MakingView making={making} modeSwitch={modeSwitch} />
  ) : (
    <ReadingView
      reading={reading}
      camera={camera}
      modeSwitch={modeSwitch}
      onUse={(text) => {
        making.input.setValue(text);
        setMode('make');
      }}
    />
  );
}
