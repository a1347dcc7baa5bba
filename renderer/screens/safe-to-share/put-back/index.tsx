import { useMemo } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { TextInputPane } from '#renderer/components/pane/text-input-pane.tsx';
import { useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { useTextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { SafeToShareTasks } from '#tools/safe-to-share/tasks.ts';
import { maskSecrets, putSecretsBack } from '#tools/safe-to-share/tool.ts';
import { spawnMaskingWorker } from '../spawn-masking-worker.ts';
import { takenMeanings } from '../taken-meanings.ts';
import { useMasking } from '../use-masking.ts';
import { ResultPane } from './result-pane.tsx';

export function View() {
  const input = useTextInput(putSecretsBack.inputs.answer.name);
  const taken = takenMeanings.use();
  const { text, file } = useTextOrFile(maskSecrets.inputs.text.name);
  const source = file ?? (text === '' ? undefined : text);
  // The meanings of a text that was taken along are known. Otherwise the text has to be masked here, because the other
  // screen may not have been shown yet.
  const masking = useMasking(taken === undefined ? source : undefined);
  const meanings = taken ?? (masking.isBusy || masking.isStale ? undefined : masking.result?.meanings);
  const runner = useTaskRunner<SafeToShareTasks>(spawnMaskingWorker);
  const answer = input.value;
  const request = useMemo(
    () => (answer === '' || meanings === undefined ? undefined : { answer, meanings }),
    [answer, meanings],
  );
  const task = useLiveTask(runner, 'putBack', request);
  return (
    <DraggablePanes
      first={
        <TextInputPane
          title="Answer with placeholders"
          input={input}
          error={task.error ?? masking.error}
          placeholder="Paste what you got back: placeholders such as ⟨EMAIL_1⟩ become the real values"
          wrap
        />
      }
      second={
        <ResultPane
          task={task}
          isTaken={taken !== undefined}
          hasValues={taken !== undefined || source !== undefined}
          masking={masking}
          isEmpty={answer === ''}
        />
      }
    />
  );
}
