import { useMemo } from 'react';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { ListRequest, MatchList } from '#tools/regex-tester/matches/list-matches.ts';
import type { Matches } from '#tools/regex-tester/matches/matches.ts';
import type { ReplaceRequest } from '#tools/regex-tester/matches/replace-matches.ts';
import type { MatchTasks } from '#tools/regex-tester/tasks.ts';
import { searchLimit, spawnMatcher } from '../use-search.ts';

export type Replacing = LiveTask<ReplaceRequest, string>;
export type Listing = LiveTask<ListRequest, MatchList>;

/**
 * The text with its matches replaced, computed while it is shown.
 * @param replacement undefined if it is not shown
 */
export function useReplacing(expression: string, text: string, replacement: string | undefined): Replacing {
  const runner = useTaskRunner<MatchTasks>(spawnMatcher);
  const request = useMemo(
    () => (replacement === undefined || expression === '' ? undefined : { expression, text, replacement }),
    [expression, text, replacement],
  );
  return useLiveTask(runner, 'replace', request, searchLimit);
}

export interface ListOptions {
  readonly group: number;
  readonly isUnique: boolean;
  readonly isSorted: boolean;
}

const listLimit = { quietTime: 0, timeLimit: 30_000, tooSlow: 'These matches take too long to list.' };

/**
 * The values found as a list, computed while it is shown.
 * @param matches undefined if it is not shown
 */
export function useListing(text: string, matches: Matches | undefined, options: ListOptions): Listing {
  const runner = useTaskRunner<MatchTasks>(spawnMatcher);
  const { isUnique, isSorted } = options;
  // Another expression may have fewer groups.
  const group = options.group <= (matches?.groupNames.length ?? 0) ? options.group : 0;
  const request = useMemo(
    () => matches && { text, matches, group, isUnique, isSorted },
    [text, matches, group, isUnique, isSorted],
  );
  return useLiveTask(runner, 'list', request, listLimit);
}
