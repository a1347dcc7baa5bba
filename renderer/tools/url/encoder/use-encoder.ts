import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { type LiveTask, useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { Direction, EncodingMode } from './encoding-modes.ts';
import type { Conversion, Converted, EncoderTasks } from './tasks.ts';

const timeLimit = 60_000;
const tooSlow = `This text takes longer than ${timeLimit / 1000} seconds.`;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export interface Encoder {
  readonly direction: Direction;
  /** Chooses a direction, or converts once more in the one that is chosen. */
  readonly convert: (direction: Direction) => void;
  readonly mode: EncodingMode;
  readonly setMode: (mode: EncodingMode) => void;
  readonly process: LiveTask<Conversion, Converted>;
  /** For the rows of a large result. */
  readonly runner: TaskRunner<EncoderTasks>;
  /** Makes the result the input, and turns the direction round: the former input is the result then. */
  readonly swap: () => void;
}

/** Encodes or decodes in a worker as the input changes, in the direction that was chosen last. */
export function useEncoder({ value: text, setValue }: TextInput): Encoder {
  const [direction, setDirection] = useState<Direction>('encode');
  const [mode, setMode] = useState<EncodingMode>('component');
  const [isSwapping, setIsSwapping] = useState(false);
  const runner = useTaskRunner<EncoderTasks>(spawn);
  const input = useMemo(() => (text === '' ? undefined : { text, mode, direction }), [text, mode, direction]);
  // What was superseded ends by itself soon, and its worker keeps the rows in view.
  const process = useLiveTask(runner, 'convert', input, { timeLimit, tooSlow, whenSuperseded: 'drop' });
  const { isBusy } = process;

  const swapNow = useEffectEvent(() => {
    const content = process.result?.content;
    if (typeof content === 'string' && process.resultOf === input) {
      setValue(content);
      setDirection(direction === 'encode' ? 'decode' : 'encode');
    }
  });
  useEffect(() => {
    // While the result is not of what was typed last, swapping would lose that: it waits.
    if (isSwapping && !isBusy) {
      setIsSwapping(false);
      swapNow();
    }
  }, [isSwapping, isBusy]);

  return {
    direction,
    convert(next) {
      if (next === direction) {
        process.runAgain();
      } else {
        setDirection(next);
      }
    },
    mode,
    setMode,
    process,
    runner,
    swap: () => setIsSwapping(true),
  };
}
