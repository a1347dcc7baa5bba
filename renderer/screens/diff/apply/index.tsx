import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import { useTextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { samplePatch } from '#tools/diff/sample.ts';
import type { DiffTasks } from '#tools/diff/tasks.ts';
import { diffApply } from '#tools/diff/tool.ts';
import { applyChoices } from '../choices.ts';
import { SourcePane, sourceOf } from '../source-pane.tsx';
import { spawnDiffWorker } from '../spawn-diff-worker.ts';
import { ResultPane } from './result-pane.tsx';

export function View() {
  const text = useTextOrFile(diffApply.inputs.text.name);
  const patch = useTextOrFile(diffApply.inputs.patch.name);
  const { isReversed } = applyChoices.use();
  const runner = useTaskRunner<DiffTasks>(spawnDiffWorker);
  const patchSource = sourceOf(patch);
  const textSource = sourceOf(text);
  /** Applies to this patch only: another one has other files. */
  const [chosen, setChosen] = useState<{ readonly patch: string | File; readonly file: number }>();
  const file = chosen?.patch === patchSource ? chosen.file : undefined;
  const request = useMemo(
    () => (patchSource === '' ? undefined : { text: textSource, patch: patchSource, file, isReversed }),
    [textSource, patchSource, file, isReversed],
  );
  const task = useLiveTask(runner, 'apply', request, { timeLimit: 30_000 });
  return (
    <DraggablePanes
      stackedHeights={[456, 400]}
      first={
        <Box
          sx={{
            height: '100%',
            display: 'grid',
            gap: 2,
            gridTemplate: 'minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr)',
          }}
        >
          <SourcePane
            name={diffApply.inputs.text.name}
            title="Text"
            placeholder="Paste or type the text to change, or drop a file"
            input={text}
          />
          <SourcePane
            name={diffApply.inputs.patch.name}
            title="Patch"
            placeholder="Paste a unified patch, or drop a file"
            input={patch}
            error={task.error}
          />
        </Box>
      }
      second={
        <ResultPane
          task={task}
          isEmpty={patchSource === ''}
          fileName={text.file?.name ?? 'patched.txt'}
          onChooseFile={(next) => setChosen({ patch: patchSource, file: next })}
          onUseSample={() => {
            text.replace(samplePatch.text, replacedBySample);
            patch.replace(samplePatch.patch, replacedBySample);
          }}
        />
      }
    />
  );
}
