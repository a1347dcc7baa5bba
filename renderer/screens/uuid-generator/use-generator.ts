import { useState } from 'react';
import { useNumberDraft } from '#renderer/components/hooks/use-number-draft.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import {
  type IdForm,
  type IdRequest,
  isSameRequest,
  largestNanoIdSize,
  requestOf,
} from '#tools/uuid-generator/id-request.ts';
import { largestQuantity, parseCount } from '#tools/uuid-generator/parse-count.ts';
import type { UuidTasks } from '#tools/uuid-generator/tasks.ts';
import workerUrl from '#tools/uuid-generator/tasks.ts?worker&url';
import { choices } from './choices.ts';

export interface Generator {
  readonly form: IdForm;
  readonly change: (change: Partial<IdForm>) => void;
  /** Whether a number in the form is out of range; the previous identifiers stay. */
  readonly isFormInvalid: boolean;
  readonly task: LiveTask<IdRequest, readonly string[]>;
  /** Generates new identifiers from the same form. */
  readonly generate: () => void;
}

const spawn = () => startWorker(workerUrl);

const readUpTo = (largest: number) => (text: string) => {
  const count = parseCount(text, largest);
  return count.ok ? count.value : undefined;
};
const readQuantity = readUpTo(largestQuantity);
const readSize = readUpTo(largestNanoIdSize);

/** Generates new identifiers whenever their settings change, and on Generate. */
export function useGenerator(): Generator {
  const runner = useTaskRunner<UuidTasks>(spawn);
  const kept = choices.use();
  const quantity = useNumberDraft(kept.quantity, readQuantity, (next) => choices.change({ quantity: next }));
  const size = useNumberDraft(kept.size, readSize, (next) => choices.change({ size: next }));
  const form: IdForm = { ...kept, quantity: quantity.text, size: size.text };
  const asked = requestOf(form);
  const [request, setRequest] = useState(asked);
  if (asked !== undefined && (request === undefined || !isSameRequest(asked, request))) {
    setRequest(asked);
  }
  const task = useLiveTask(runner, 'generate', request, { whenSuperseded: 'drop' });

  const change = ({ quantity: nextQuantity, size: nextSize, ...others }: Partial<IdForm>) => {
    if (nextQuantity !== undefined) {
      quantity.setText(nextQuantity);
    }
    if (nextSize !== undefined) {
      size.setText(nextSize);
    }
    choices.change(others);
  };

  return { form, change, isFormInvalid: asked === undefined, task, generate: task.runAgain };
}
