import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { RepairTasks } from './tasks.ts';

/** Takes a text, gives valid JSON. */
export type RepairProcess = LiveTask<string, string>;

const timeLimit = 30_000;
const tooSlow = `This text takes longer than ${timeLimit / 1000} seconds to repair: it is too long for so many faults. Repair it in parts.`;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Repairs a text in a worker as it changes: the newest wins, and the last good result stays. */
export function useRepair(input: string): RepairProcess {
  const runner = useTaskRunner<RepairTasks>(spawn);
  return useLiveTask(runner, 'repair', input.trim() === '' ? undefined : input, { timeLimit, tooSlow });
}
