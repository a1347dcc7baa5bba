import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { Matches } from '#tools/regex-tester/matches/matches.ts';
import type { MatchTasks } from '#tools/regex-tester/tasks.ts';
import { spawnMatcher } from '../use-search.ts';

/** @returns a function that writes the matches as JSON in a worker; undefined if there are none */
export function useMatchExport(
  text: string | undefined,
  matches: Matches | undefined,
  hasIndices: boolean,
): (() => Promise<Blob>) | undefined {
  const runner = useTaskRunner<MatchTasks>(spawnMatcher);
  if (text === undefined || matches === undefined) {
    return undefined;
  }
  return async () => {
    const outcome = await runner.run('export', { text, matches, hasIndices });
    if (outcome.status !== 'done') {
      throw new Error('Writing the matches was interrupted. Save them again.');
    }
    return outcome.value;
  };
}
