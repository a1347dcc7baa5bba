import { useState } from 'react';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { type IdForm, type IdRequest, initialForm, isSameRequest, requestOf } from './id-request.ts';
import type { UuidTasks } from './tasks.ts';

export interface Generator {
  readonly form: IdForm;
  readonly change: (change: Partial<IdForm>) => void;
  /** Whether a number in the form is out of range; what was made before stays. */
  readonly isFormInvalid: boolean;
  readonly task: LiveTask<IdRequest, readonly string[]>;
  /** Makes others with the same form. */
  readonly generate: () => void;
}

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Makes identifiers anew whenever what they are made of changes, and on Generate. */
export function useGenerator(): Generator {
  const runner = useTaskRunner<UuidTasks>(spawn);
  const [form, setForm] = useState(initialForm);
  const [request, setRequest] = useState(() => requestOf(initialForm));
  const task = useLiveTask(runner, 'generate', request, { whenSuperseded: 'drop' });

  const change = (part: Partial<IdForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    const asked = requestOf(next);
    if (asked !== undefined && (request === undefined || !isSameRequest(asked, request))) {
      setRequest(asked);
    }
  };

  return { form, change, isFormInvalid: requestOf(form) === undefined, task, generate: task.runAgain };
}
