import { startWorker } from '#renderer/workers/start-worker.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { ExplanationRow } from '#tools/regex-tester/explanation/explain-pattern.ts';
import type { ExplanationTasks } from '#tools/regex-tester/explanation/tasks.ts';
import workerUrl from '#tools/regex-tester/explanation/tasks.ts?worker&url';

export type Explanation = LiveTask<string, readonly ExplanationRow[]>;

const limit = { timeLimit: 2000, tooSlow: 'This expression takes too long to explain.' } as const;

const spawn = () => startWorker(workerUrl);

/** Explains an expression in a worker as it changes, while the explanation is shown. */
export function useExplanation(expression: string, isShown: boolean): Explanation {
  const runner = useTaskRunner<ExplanationTasks>(spawn);
  return useLiveTask(runner, 'explain', isShown && expression !== '' ? expression : undefined, limit);
}
