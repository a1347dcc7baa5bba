import { useEffect, useRef } from 'react';
import type { TaskMap } from './protocol.ts';
import { createTaskRunner, type TaskRunner } from './task-runner.ts';

/**
 * A task runner that lives as long as the component: its worker starts with the first task and
 * ends when the component leaves the page.
 * @param spawn a stable function (declared outside the component) that starts the worker
 */
export function useTaskRunner<Tasks extends TaskMap>(spawn: () => Worker): TaskRunner<Tasks> {
  const runner = useRef<TaskRunner<Tasks>>(undefined);
  runner.current ??= createTaskRunner<Tasks>(spawn);
  useEffect(() => () => runner.current?.dispose(), []);
  return runner.current;
}
