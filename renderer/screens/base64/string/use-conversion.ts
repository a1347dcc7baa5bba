import { useMemo } from 'react';
import { startWorker } from '#renderer/workers/start-worker.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { Direction } from '#shared/formats/direction.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { DecodedString } from '#tools/base64/string/decode-string.ts';
import type { EncodedString, EncodeOptions } from '#tools/base64/string/encode-string.ts';
import type { Base64StringTasks, DecodeInput, EncodeInput } from '#tools/base64/string/tasks.ts';
import workerUrl from '#tools/base64/string/tasks.ts?worker&url';

export interface Conversion {
  readonly runner: TaskRunner<Base64StringTasks>;
  readonly encoding: LiveTask<EncodeInput, EncodedString>;
  readonly decoding: LiveTask<DecodeInput, DecodedString>;
}

const spawn = () => startWorker(workerUrl);

/** Encodes or decodes in a worker whenever the text or an option changes. */
export function useConversion(direction: Direction, text: string, options: EncodeOptions): Conversion {
  const runner = useTaskRunner<Base64StringTasks>(spawn);
  const { encoding, lineBreaks, alphabet, isPadded, lineLength } = options;
  const encodeInput = useMemo(
    () =>
      direction === 'encode' && text !== ''
        ? { text, options: { encoding, lineBreaks, alphabet, isPadded, lineLength } }
        : undefined,
    [direction, text, encoding, lineBreaks, alphabet, isPadded, lineLength],
  );
  const decodeInput = useMemo(
    () => (direction === 'decode' && !isBlank(text) ? { base64: text, encoding } : undefined),
    [direction, text, encoding],
  );
  return {
    runner,
    encoding: useLiveTask(runner, 'encode', encodeInput),
    decoding: useLiveTask(runner, 'decode', decodeInput),
  };
}
