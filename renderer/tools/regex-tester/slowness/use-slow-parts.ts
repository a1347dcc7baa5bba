import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { SlowPart } from './find-slow-parts.ts';
import type { SlownessTasks } from './tasks.ts';

export interface SlowParts {
  /** Of the present expression; none while it is looked at. */
  readonly slowParts: readonly SlowPart[];
  /** The expression is too large or complex for an answer. */
  readonly isUnchecked: boolean;
}

const limit = { timeLimit: 2000, quietTime: 300 } as const;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Looks in a worker for what can make an expression too slow. */
export function useSlowParts(expression: string): SlowParts {
  const runner = useTaskRunner<SlownessTasks>(spawn);
  const input = expression === '' ? undefined : expression;
  const { result, error, isBusy, isStale } = useLiveTask(runner, 'findSlowParts', input, limit);
  return {
    slowParts: isBusy || isStale ? [] : (result ?? []),
    isUnchecked: !isBusy && (error?.code === 'too-slow' || error?.code === 'too-complex'),
  };
}
