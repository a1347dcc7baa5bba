import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { SlowPart } from '#tools/regex-tester/slowness/find-slow-parts.ts';
import type { SlownessTasks } from '#tools/regex-tester/slowness/tasks.ts';

export interface SlowParts {
  readonly slowParts: readonly SlowPart[];
  /** What they are parts of: while an expression is looked at, the one before it. */
  readonly partsOf: string;
  /** The expression is too large or complex for an answer. */
  readonly isUnchecked: boolean;
}

const limit = { timeLimit: 2000, quietTime: 300 } as const;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Looks in a worker for what can make an expression too slow. */
export function useSlowParts(expression: string): SlowParts {
  const runner = useTaskRunner<SlownessTasks>(spawn);
  const input = expression === '' ? undefined : expression;
  const { result, resultOf = '', error, isBusy, isStale } = useLiveTask(runner, 'findSlowParts', input, limit);
  return {
    // What was said stays while it is looked at again, so that the page does not jump with each letter.
    slowParts: isStale ? [] : (result ?? []),
    partsOf: resultOf,
    isUnchecked: !isBusy && (error?.retry !== undefined || error?.code === 'too-slow' || error?.code === 'too-complex'),
  };
}
