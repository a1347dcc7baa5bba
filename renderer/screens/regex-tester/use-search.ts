import { useMemo } from 'react';
import { startWorker } from '#renderer/workers/start-worker.ts';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { MatchRequest } from '#tools/regex-tester/matches/find-matches.ts';
import type { Matches } from '#tools/regex-tester/matches/matches.ts';
import type { MatchTasks } from '#tools/regex-tester/tasks.ts';
import workerUrl from '#tools/regex-tester/tasks.ts?worker&url';

/** Takes an expression and a text, and returns the matches. */
export type Search = LiveTask<MatchRequest, Matches>;

/** How long an expression may take on a text, and the message if it takes longer. */
export const searchLimit = {
  timeLimit: 2000,
  tooSlow: 'This expression takes too long on this text',
} as const;

/** Starts the worker that applies expressions to texts. */
export const spawnMatcher = () => startWorker(workerUrl);

/**
 * Finds the matches in a worker whenever the expression or the text changes; an expression that takes too long is
 * ended.
 */
export function useSearch(expression: string, text: string): Search {
  const runner = useTaskRunner<MatchTasks>(spawnMatcher);
  const request = useMemo(() => (expression === '' ? undefined : { expression, text }), [expression, text]);
  return useLiveTask(runner, 'find', request, searchLimit);
}
