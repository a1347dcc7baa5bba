import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { ExplanationRow } from '#tools/regex-tester/explanation/explain-pattern.ts';
import type { ExplanationTasks } from '#tools/regex-tester/explanation/tasks.ts';

export type Explanation = LiveTask<string, readonly ExplanationRow[]>;

const limit = { timeLimit: 2000, tooSlow: 'This expression takes too long to explain.' } as const;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Explains an expression in a worker as it changes, while the explanation is shown. */
export function useExplanation(expression: string, isShown: boolean): Explanation {
  const runner = useTaskRunner<ExplanationTasks>(spawn);
  return useLiveTask(runner, 'explain', isShown && expression !== '' ? expression : undefined, limit);
}
