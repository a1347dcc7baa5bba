import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { isImage, usePastedFiles } from '#renderer/components/file-drop/use-pasted-files.ts';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { choices } from './choices.ts';
import { MakingView } from './making/making-view.tsx';
import { useMaking } from './making/use-making.ts';
import { ReadingView } from './reading/reading-view.tsx';
import { useCamera } from './reading/use-camera.ts';
import { useReading } from './reading/use-reading.ts';
import type { QrTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

const spawn = () => startWorker(workerUrl);

export function View() {
  const { mode } = choices.use();
  // One worker makes codes and another reads them, so that neither has to wait.
  const maker = useTaskRunner<QrTasks>(spawn);
  const reader = useTaskRunner<QrTasks>(spawn);
  const making = useMaking(maker, reader);
  const reading = useReading(reader);
  const take = (file: File) => {
    camera.stop();
    choices.change({ mode: 'read' });
    reading.take(file);
  };
  const camera = useCamera(reader, take);
  usePastedFiles(([image]) => take(image), isImage);
  useHandedFiles(([image]) => take(image));

  const modeSwitch = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="What to do"
      value={mode}
      onChange={(_, next: typeof mode | null) => {
        if (next !== null) {
          camera.stop();
          choices.change({ mode: next });
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
        making.input.replace(text, replacedBy('the code that was read'));
        choices.change({ mode: 'make' });
      }}
    />
  );
}
