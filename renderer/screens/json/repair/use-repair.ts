import { createFirstTask } from '#renderer/workers/first-task.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { takesLonger } from '#renderer/workers/takes-longer.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Repair } from '#tools/json/repair/repair-json.ts';
import type { RepairTasks } from '#tools/json/repair/tasks.ts';
import workerUrl from '#tools/json/repair/tasks.ts?worker&url';

/** Takes a text, and returns valid JSON with the confidence in the repair. */
export type RepairProcess = LiveTask<string, Repair>;

const timeLimit = 30_000;
const tooSlow = `${takesLonger('This text', timeLimit)} to repair: it is too long for so many faults. Repair it in parts.`;

const spawn = () => startWorker(workerUrl);
const first = createFirstTask<RepairTasks, 'repair'>(spawn, 'repair', timeLimit);

const inputOf = (text: string) => (isBlank(text) ? undefined : text);

/** Repairs a text that the screen is about to show. @returns when the repair is done */
export const beginRepair = (text: string): Promise<void> => first.begin(inputOf(text));

/** Repairs a text in a worker as it changes: the newest wins, and the last good result stays. */
export function useRepair(input: string): RepairProcess {
  const runner = useTaskRunner<RepairTasks>(spawn, first.take);
  return useLiveTask(runner, 'repair', inputOf(input), { timeLimit, tooSlow });
}
