import { useMemo } from 'react';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { takesLonger } from '#renderer/workers/takes-longer.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Conversion, ConversionInput } from '#tools/url/curl-converter/convert-command.ts';
import type { ShellDialect } from '#tools/url/curl-converter/shells/detect-dialect.ts';
import type { TargetName } from '#tools/url/curl-converter/targets.ts';
import type { ConverterTasks } from '#tools/url/curl-converter/tasks.ts';
import workerUrl from '#tools/url/curl-converter/tasks.ts?worker&url';

export type ConversionProcess = LiveTask<ConversionInput, Conversion>;

const timeLimit = 30_000;
const tooSlow = `${takesLonger('This command', timeLimit)} to convert: it is too long for this language.`;

const spawn = () => startWorker(workerUrl);

/** Converts a command in a worker as it changes: the newest wins, and the last good result stays. */
export function useCommandConversion(
  command: string,
  target: TargetName,
  dialect: ShellDialect | undefined,
): ConversionProcess {
  const runner = useTaskRunner<ConverterTasks>(spawn);
  const input = useMemo(
    () => (isBlank(command) ? undefined : { command, target, dialect }),
    [command, target, dialect],
  );
  // The worker takes a second to load its parser, so it is kept for the next key stroke.
  return useLiveTask(runner, 'convert', input, {
    timeLimit,
    tooSlow,
    whenSuperseded: 'drop',
    keeps: (former, present) => former.target === present.target,
  });
}
