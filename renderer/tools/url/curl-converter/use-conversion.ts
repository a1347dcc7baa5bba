import { useMemo } from 'react';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { Conversion, ConversionInput } from './convert-command.ts';
import type { TargetName } from './targets.ts';
import type { ConverterTasks } from './tasks.ts';

export type ConversionProcess = LiveTask<ConversionInput, Conversion>;

const timeLimit = 30_000;
const tooSlow = `This command takes longer than ${timeLimit / 1000} seconds to convert: it is too long for this language.`;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Converts a command in a worker as it changes: the newest wins, and the last good result stays. */
export function useConversion(command: string, target: TargetName): ConversionProcess {
  const runner = useTaskRunner<ConverterTasks>(spawn);
  const input = useMemo(() => (command.trim() === '' ? undefined : { command, target }), [command, target]);
  // The worker takes a second to load its parser: it stays for the next keystroke.
  return useLiveTask(runner, 'convert', input, { timeLimit, tooSlow, whenSuperseded: 'drop' });
}
