import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { ExplanationRow } from './explain-pattern.ts';
import type { SlowPart } from './find-slow-parts.ts';
import type { PatternTasks } from './tasks.ts';

export type Explanation = LiveTask<string, readonly ExplanationRow[]>;

const limit = { timeLimit: 2000, tooSlow: 'This expression takes too long to look at.' } as const;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Explains an expression in a worker as it changes. */
export function useExplanation(expression: string, isShown: boolean): Explanation {
  const runner = useTaskRunner<PatternTasks>(spawn);
  return useLiveTask(runner, 'explain', isShown && expression !== '' ? expression : undefined, limit);
}

/** Looks in a worker for what can make an expression too slow; the answer is of the present expression, or none. */
export function useSlowParts(expression: string): {
  readonly slowParts: readonly SlowPart[];
  /** The expression is too large or complex for an answer. */
  readonly isUnchecked: boolean;
} {
  const runner = useTaskRunner<PatternTasks>(spawn);
  const { result, error, isBusy, isStale } = useLiveTask(
    runner,
    'findSlowParts',
    expression === '' ? undefined : expression,
    { ...limit, quietTime: 300 },
  );
  return {
    slowParts: isBusy || isStale ? [] : (result ?? []),
    isUnchecked: !isBusy && (error?.code === 'too-slow' || error?.code === 'too-complex'),
  };
}
