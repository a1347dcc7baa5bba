import { useCallback, useRef } from 'react';
import type { TaskMap } from '#tools/task.ts';
import { useEnd } from './screen-life.ts';
import { createTaskRunner, type TaskRunner } from './task-runner.ts';

/**
 * A task runner that lives as long as the component: its worker starts with the first task and ends when the component
 * leaves the page. The runner and its worker survive while the screen is hidden.
 * @param spawn a stable function (declared outside the component) that starts the worker
 * @param takeBegun returns a runner that is already working, if there is one
 */
export function useTaskRunner<Tasks extends TaskMap>(
  spawn: () => Worker,
  takeBegun?: () => TaskRunner<Tasks> | undefined,
): TaskRunner<Tasks> {
  const runner = useRef<TaskRunner<Tasks>>(undefined);
  runner.current ??= takeBegun?.() ?? createTaskRunner<Tasks>(spawn);
  useEnd(useCallback(() => runner.current?.dispose(), []));
  return runner.current;
}
